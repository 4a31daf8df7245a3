import { expect, test } from 'vitest'
import type { Role } from '../../../src/parts/role'
import { hrefsIn } from '../../../src/site/check/hrefs'

/** Addresses and the parts of the text that they are. */
const found = (text: string, role: Role | undefined) => hrefsIn(text, role).map(({ href, within }) => [href, within && text.slice(within.start, within.start + within.length)])

test('an address is one, a text has those of its links, and anything else none', () => {
  expect([found('/a', 'href'), found('[a](/b)', 'text'), found('/a', undefined), found('/a', 'id')]).toEqual([[['/a', undefined]], [], [], []])
})

test('links of a text are found with brackets in their address', () => {
  expect(found('[a](/b) ![p](/c.png) [d]( </e> "title") [f](/g_(h)_i)', 'richText')).toEqual([
    ['/b', '/b'],
    ['/e', '/e'],
    ['/g_(h)_i', '/g_(h)_i'],
  ])
  expect([found('[a](/b', 'richText'), found('a](/b)', 'richText')]).toEqual([[], []])
})

test('links of HTML are found in any quotes, and read as they are written', () => {
  expect(found(`<a href="/a?b&amp;c=&quot;">x</a><a HREF = '/d'><a href=/e#f>`, 'html')).toEqual([
    ['/a?b&c="', '/a?b&amp;c=&quot;'],
    ['/d', '/d'],
    ['/e#f', '/e#f'],
  ])
  expect(found('<a data-x="/a" hrefs="/b">', 'html')).toEqual([])
})

test('in single quotes a double one is a part of the address', () => {
  expect(found(`<a href='/a?b&amp;c="d'>`, 'html')).toEqual([['/a?b&c="d', '/a?b&amp;c="d']])
})
