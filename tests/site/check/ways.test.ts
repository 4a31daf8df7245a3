import { expect, test } from 'vitest'
import { checkPrograms } from '../../../src/site/check/ways'
import type { PagesFile } from '../../../src/site/schema/schema'
import { innocent, navigation, reportedOn, second, shelfOf } from '../../lib/innocent'

const told = (page: object) => reportedOn(innocent({ pages: [{ ...second, ...page }] }), {}).words

test('a list beside a page needs pages at its address or below it', () => {
  expect(told({ side: '/kite' })).toMatch(/^PS427 .*<"\/kite"> {2}page "\/kites" › side\n {2}There is no page at "\/kite" or below it/)
  for (const side of ['/kites', '/']) expect(told({ side })).toBe('')
  const { pages, ...shelf } = shelfOf({ slug: 'bear' })
  expect(reportedOn(innocent({ ...shelf, pages: [{ ...(pages[0] as object), side: '/toys', neighbours: true }] }), {}).words).toBe('')
})

test('only the page of an item has neighbours', () => {
  expect(told({ neighbours: true })).toMatch(/^PS428 .*page "\/kites" › neighbours/)
  expect(told({ neighbours: false })).toBe('')
})

const withPrograms = (programs: string[], href: string, path = '/kites') =>
  reportedOn(
    innocent({
      site: { programs, navigation },
      sections: [{ type: 'plain', links: [{ label: 'Sign in', href }] }],
      pages: [{ ...second, path }, ...(path === '/kites' ? [] : [second])],
    }),
    {},
  ).words

test('links may lead to other programs of the same host, where they are declared', () => {
  expect(withPrograms([], '/admin')).toMatch(/^PS302/)
  for (const href of ['/admin', '/admin/users?x=1']) expect(withPrograms(['/admin'], href)).toBe('')
  expect(withPrograms(['/admin'], '/administration')).toMatch(/^PS302/)
})

test.each(['admin', '/admin/', '/', '//evil.example', '/a b', '/../x', '/admin?x'])('no program can answer at "%s"', (program) => {
  expect(withPrograms([program], '/')).toMatch(/^PS474 .*site › programs 1/)
})

test('no page lies where another program answers', () => {
  expect(withPrograms(['/shop'], '/', '/shop/kites')).toMatch(/^PS475 .*page "\/shop\/kites" › path\n.*another program answers at "\/shop"/)
})

test('a template whose pages lie where another program answers is told once, and not where a program is none', () => {
  const told = (programs: string[]) => {
    const found: unknown[] = []
    const source = (index: number) => ['pages', index]
    const pages = [
      { path: '/shop/bear', source: source(1) },
      { path: '/shop/kite', source: source(1) },
      { path: '/shop', source: source(2) },
      { path: '/shopping', source: source(3) },
    ]
    checkPrograms({ site: { programs } } as unknown as PagesFile, pages, ({ location }) => found.push('path' in location && location.path.join('.')))
    return found
  }
  expect(told(['/shop'])).toEqual(['pages.1.path', 'pages.2.path'])
  expect(told(['/shop/'])).toEqual(['site.programs.0'])
})
