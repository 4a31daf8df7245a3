import { expect, test } from 'vitest'
import { withRedirects } from '../../../src/authoring/edit/redirectEdits'

const ORDER = ['name', 'redirects', 'footer']
const textOf = (redirects?: object) => `${JSON.stringify({ site: { name: 'Toys', ...(redirects && { redirects }), footer: {} } }, null, 2)}\n`
const after = (redirects: object | undefined, ...moved: [string, string][]) => withRedirects(textOf(redirects), new Map(moved), ORDER)

test('the first redirects of a site stand at their place among the settings', () => {
  expect(after(undefined, ['/a', '/b'], ['/c', '/d'])).toBe(textOf({ '/a': '/b', '/c': '/d' }))
  expect(after({}, ['/a', '/b'])).toBe(textOf({ '/a': '/b' }))
})

test('others come behind those that are there, which keep their bytes', () => {
  expect(after({ '/x': '/y' }, ['/a', '/b'], ['/c', '/d'])).toBe(textOf({ '/x': '/y', '/a': '/b', '/c': '/d' }))
})

test('a redirect from where a page stands now goes, in whichever spelling', () => {
  expect(after({ '/b.html': '/y', '/x': '/y' }, ['/a', '/b'])).toBe(textOf({ '/x': '/y', '/a': '/b' }))
  expect(after({ '/b/': '/y', '/B': '/z' }, ['/a', '/b'])).toBe(textOf({ '/B': '/z', '/a': '/b' }))
})

test('an address that leads somewhere already is not written a second time', () => {
  expect(after({ '/a/index.html': '/y' }, ['/a', '/b'])).toBe(textOf({ '/a/index.html': '/y' }))
})

test('a file without settings, and one of which nothing has moved, stay as they are', () => {
  expect(withRedirects('{ "pages": [] }', new Map([['/a', '/b']]), ORDER)).toBe('{ "pages": [] }')
  expect(after({ '/x': '/y' })).toBe(textOf({ '/x': '/y' }))
})
