import { expect, test } from 'vitest'
import { betterPath, pathsMeant, pathTitled } from '../../../src/site/diagnostics/betterPath'

test.each([
  ['About Us', '/about-us'],
  ['/Über uns/', '/ueber-uns'],
  ['faq.html', '/faq'],
  ['/guide/index.php?x=1#a', '/guide'],
  ['https://www.toys.org/visit', '/visit'],
  ['https://www.toys.org', '/'],
  ['./a//b', '/a/b'],
  ['articles/$slug', '/articles/$slug'],
  ['/a/[id]', '/a/$slug'],
  ['/a/[...rest]', '/a/$slug'],
  ['/a/:id', '/a/$slug'],
  ['/a/$id', '/a/$slug'],
  ['/a/{id}', '/a/$slug'],
  ['/a/<id>', '/a/$slug'],
  ['/a/x:id', '/a/x-id'],
  ['/a/{id}b', '/a/id-b'],
])('"%s" is meant as the page "%s"', (path, meant) => expect(betterPath(path)).toBe(meant))

test.each(['/faq', '/', '!!!', '/assets', '日本'])('of "%s" nothing else is meant', (path) => expect(betterPath(path)).toBeUndefined())

test('the addresses of pages are known in a file of any shape, as they are meant', () => {
  expect([pathsMeant({ pages: [{ path: '/a' }, { path: 'b' }, {}] }), pathsMeant({ pages: 5 }), pathsMeant('')]).toEqual([['/a', '/b'], [], []])
})

test('a page is found by its title, where no other is called so', () => {
  const file = { pages: [{ path: '/visit', title: 'Find the shop' }, { path: 'a', title: 'Twice' }, { path: '/b', title: 'twice' }, {}] }
  expect(['find the shop ', 'Twice', 'Find', ''].map((title) => pathTitled(file, title))).toEqual(['/visit', undefined, undefined, undefined])
  expect(pathTitled(5, 'Twice')).toBeUndefined()
})
