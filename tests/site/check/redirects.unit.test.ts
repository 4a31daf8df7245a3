import { expect, test } from 'vitest'
import { movedAddresses } from '../../../src/site/check/oldAddress'
import { checkRedirects, redirectsOf } from '../../../src/site/check/redirects'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import type { AbsentPage } from '../../../src/site/schema/site'

/** Pages that are not there at this time, each with the reason. */
const ABSENT = (['early', 'late', 'hidden'] as const).map((why): AbsentPage => ({ why, path: `/${why}`, title: why, dropsLinks: false, source: ['pages', 1] }))

function reported(redirects: Record<string, string>, ...pages: string[]): unknown[] {
  const findings: Finding[] = []
  checkRedirects(
    { redirects, url: 'https://toys.example' },
    { pages: new Map(['/', ...pages].map((path) => [path, new Set()])), absentPages: new Map(ABSENT.map((page) => [page.path, page])), moved: movedAddresses(redirects) },
    (finding) => findings.push(finding),
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
  expect(reported({ '/': '/new', '/new': '/', old: '/', '/mail': 'mailto:us@toys.example' }, '/new')).toEqual([
    ['badOldAddress', '/', 'key'],
    ['redirectOverPage', '/new', 'key'],
    ['badOldAddress', 'old', 'key'],
    ['unsafeHref', '/mail', 'value'],
  ])
})

test('an old address may be that of a page that is over or hidden, but not of one that is still to come', () => {
  expect(reported({ '/early': '/', '/late': '/', '/hidden': '/' })).toEqual([['redirectOverPage', '/early', 'key']])
})

test('the home page leads nowhere, whatever is written of it', () => {
  expect(reported({ '/': '/new', '/old': '/' }, '/new')).toEqual([['badOldAddress', '/', 'key']])
})

test('of two spellings of one old address the second is told, and one of a page that is there as well', () => {
  expect(reported({ '/Équipe': '/new', '/%C3%89quipe.html': '/new' }, '/new')).toEqual([['badOldAddress', '/%C3%89quipe.html', 'key']])
  expect(reported({ '/new.html': '/' }, '/new')).toEqual([['redirectOverPage', '/new.html', 'key']])
  expect(reported({ '/a_b': '/Ü/', '/%C3%9C': '/new' }, '/new')).toEqual([['redirectChain', '/a_b', 'value', '/Ü/', '/new']])
})

test('an address that was a file leads on by both of its names', () => {
  expect(redirectsOf({ '/about_us.HTML': '/x', '/%C3%89quipe/': '/y' })).toEqual([
    { from: '/about_us', to: '/x' },
    { from: '/about_us.HTML', to: '/x' },
    { from: '/Équipe', to: '/y' },
  ])
})

test('redirects come in the order of the file, and none is none', () => {
  expect(redirectsOf({ '/b': '/x', '/a': '/y' })).toEqual([
    { from: '/b', to: '/x' },
    { from: '/a', to: '/y' },
  ])
  expect(redirectsOf()).toEqual([])
})

test('why an address cannot be an old one, or a goal, is said', () => {
  const words: unknown[] = []
  const redirects = { '/new.html': '/', '/new/': '/', '/mail': 'mailto:us@toys.example' }
  checkRedirects({ redirects, url: 'https://toys.example' }, { pages: new Map([['/', new Set()]]), absentPages: new Map(), moved: movedAddresses(redirects) }, ({ message }) =>
    words.push(message.words),
  )
  expect(words).toEqual([
    { path: '/new/', fault: 'it is the same as "/new.html"' },
    { href: 'mailto:us@toys.example', fault: 'only a page can take the place of a page', suggestion: undefined },
  ])
})

test('what leads into a circle that was told already is told, too, and what leads to the end of a chain is told with it', () => {
  expect(reported({ '/a': '/b', '/b': '/b', '/c': '/b', '/d': '/e', '/e': '/new', '/f': '/d' }, '/new').map((line) => (line as unknown[]).slice(0, 2))).toEqual([
    ['redirectLoop', '/a'],
    ['redirectLoop', '/b'],
    ['redirectLoop', '/c'],
    ['redirectChain', '/d'],
    ['redirectChain', '/f'],
  ])
})
