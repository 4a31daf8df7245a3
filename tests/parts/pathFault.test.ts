import { expect, test } from 'vitest'
import { pathFault } from '../../src/parts/pathFault'

const PORTS = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((port) => [`com${port}`, `lpt${port}`])
test.each(['assets', '404', 'index', 'con', 'prn', 'aux', 'nul', ...PORTS])('/a/%s is reserved', (name) => {
  expect(pathFault(`/a/${name}`)).toBe(`"${name}" is reserved`)
  expect(pathFault(`/${name}/a`)).toBe(`"${name}" is reserved`)
})

test.each(['/', '/faq', '/a/b/c', '/com10', '/my-assets', '/a1-b2', '/toys/$slug', '/$slug'])('%s is an address', (path) => {
  expect(pathFault(path)).toBeUndefined()
})

test.each(['faq', '/faq/', '/a//b', '/$slug/a', '/a/$slugs', '/A', '/a_b', '/-a', '/a-', '/a--b', '/a.b', '/é', '/a b', '/a?b', '/a#b'])('%s is none', (path) => {
  expect(pathFault(path)).toMatch(/^it |^"/)
})

test.each([
  ['faq', 'it does not start with a slash'],
  ['/faq/', 'it ends in a slash'],
  ['/a//b', 'it has two slashes in a row'],
  ['/a/B_c', '"B_c" has other characters than small letters, digits and hyphens'],
])('of %s is said that %s', (path, words) => expect(pathFault(path)).toBe(words))
