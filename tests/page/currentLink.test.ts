import { expect, test } from 'vitest'
import { currentOf, isInGroup } from '../../src/page/currentLink'

const links = [{ href: '/ai' }, { href: '/services/loans' }, { href: 'https://shop.example/services/x' }]

test('a link is that of the page at hand, or of one above it; the home page is above nothing', () => {
  expect(['/', '/resources', '/resources/guide', '/resources/', '/res'].map((href) => currentOf(href, '/resources/guide'))).toEqual([
    undefined,
    'true',
    'page',
    undefined,
    undefined,
  ])
  expect([currentOf('/', '/'), currentOf('/', '/faq'), currentOf('/faq', '/')]).toEqual(['page', undefined, undefined])
})

test('a group holds its pages, those below them, and those beside them in a folder', () => {
  expect(['/ai', '/ai/more', '/services/loans', '/services/cards', '/services', '/faq', '/'].map((path) => isInGroup(links, path))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
