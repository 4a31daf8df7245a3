import { expect, test } from 'vitest'
import { isOfProgram, programHint, withPlainLinks } from '../../src/parts/programs'

test('a program answers at its address and below it, and nowhere else', () => {
  expect(['/admin', '/admin/users', '/administration', '/', '/api/v2/x', '/api/v1'].map((path) => isOfProgram(path, ['/admin', '/api/v2']))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ])
  expect(isOfProgram('/admin', undefined)).toBe(false)
})

test('links to programs are left to the browser, and no others are touched', () => {
  const html =
    '<a href="/admin">A</a><a class="x" href="/admin/users?x=1#y">B</a><a href="/faq">C</a><a href="https://a.example/admin">D</a><a href="/admin/x.pdf" target="_blank">E</a><area href="/admin">'
  expect(withPlainLinks(html, ['/admin'])).toBe(
    '<a href="/admin" target="_self">A</a><a class="x" href="/admin/users?x=1#y" target="_self">B</a><a href="/faq">C</a><a href="https://a.example/admin">D</a><a href="/admin/x.pdf" target="_blank">E</a><area href="/admin">',
  )
})

test('a link to no page that may be meant for another program says how that is named, and one of which a page is near does not', () => {
  expect(programHint({ name: '/admin/users', suggestion: undefined })).toBe(' If another program of the host answers there, name it: "programs": ["/admin"] in "site".')
  expect(programHint({ name: '/shop', suggestion: '/shops' })).toBe('')
  expect(programHint({ name: '/nowhere', suggestion: undefined })).toBe('')
})

test.each('account admin api app cart checkout cms dashboard forum login shop signin store webmail wiki wp-admin'.split(' '))('at /%s another program is often found', (name) => {
  expect(programHint({ name: `/${name}`, suggestion: undefined })).toContain(`"programs": ["/${name}"]`)
  expect(programHint({ name: `/my/${name}`, suggestion: undefined })).toBe('')
})
