import { expect, test } from 'vitest'
import { checkRedirects, redirectsOf } from '../../../src/site/check/redirects'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'

function reported(redirects: Record<string, string>, ...pages: string[]): unknown[] {
  const findings: Finding[] = []
  checkRedirects({ redirects, url: 'https://toys.example' }, { pages: new Map(['/', ...pages].map((path) => [path, new Set()])), absentPages: new Map() }, (finding) =>
    findings.push(finding),
  )
  return findings.map(({ location, message }) => [
    message.name,
    'path' in location && location.path.at(-1),
    'on' in location && location.on,
    ...('end' in message.words ? [message.words.next, message.words.end] : []),
  ])
}

test('an old address leads to a page in one step', () => {
  expect(reported({ '/old': '/', '/older': '/new?a#b', '/away': 'https://shop.example/', '/new/old': 'https://toys.example/new' }, '/new')).toEqual([])
})

test('one that leads on is told with its end, also behind the own host, a query or an anchor', () => {
  expect(reported({ '/a': '/b', '/b': '/c', '/c': '/new' }, '/new')).toEqual([
    ['redirectChain', '/a', 'value', '/b', '/new'],
    ['redirectChain', '/b', 'value', '/c', '/new'],
  ])
  expect(reported({ '/a': 'https://toys.example/b?x#y', '/b': '/new' }, '/new')).toEqual([['redirectChain', '/a', 'value', 'https://toys.example/b?x#y', '/new']])
})

test('a circle is told at each address in it, and at each that leads there', () => {
  expect(reported({ '/a': '/b', '/b': '/a', '/c': '/a', '/d': '/d#x' })).toEqual([
    ['redirectLoop', '/a', 'value'],
    ['redirectLoop', '/b', 'value'],
    ['redirectLoop', '/c', 'value'],
    ['redirectLoop', '/d', 'value'],
  ])
})

test('what is no old address is told at it', () => {
  expect(reported({ '/': '/new', '/new': '/', '/Old': '/', '/mail': 'mailto:us@toys.example' }, '/new')).toEqual([
    ['badPath', '/', 'key'],
    ['redirectOverPage', '/new', 'key'],
    ['badPath', '/Old', 'key'],
    ['unsafeHref', '/mail', 'value'],
  ])
})

test('the home page leads nowhere, whatever is written of it', () => {
  expect(reported({ '/': '/new', '/old': '/' }, '/new')).toEqual([['badPath', '/', 'key']])
})

test('redirects come in the order of the file, and none is none', () => {
  expect(redirectsOf({ '/b': '/x', '/a': '/y' })).toEqual([
    { from: '/b', to: '/x' },
    { from: '/a', to: '/y' },
  ])
  expect(redirectsOf()).toEqual([])
})
