import { expect, test } from 'vitest'
import { allSections, sectionOwners, sectionsIn } from '../../../src/site/schema/sectionOwners'

const page = (...sections: unknown[]) => ({ title: 'x', sections })
const file = {
  shared: { hello: { type: 'a' }, broken: 'x' },
  pages: [page({ type: 'b' }, 'x', { type: 'c' }), { ...page(), missing: page({ type: 'd' }) }, 7, page({ type: 'e' })],
  notFound: page({ type: 'f' }),
}

test('pages, what they show in place of an item, and the page for unknown addresses have sections, in this order', () => {
  expect(sectionOwners(file as unknown)).toEqual([
    { path: ['pages', 0], owner: file.pages[0] },
    { path: ['pages', 1], owner: file.pages[1] },
    { path: ['pages', 1, 'missing'], owner: page({ type: 'd' }) },
    { path: ['pages', 3], owner: file.pages[3] },
    { path: ['notFound'], owner: file.notFound },
  ])
})

test('every section is found, the shared ones first, each with its place', () => {
  expect([...allSections(file)].map(({ section, path }) => [section.type, path.join('.')])).toEqual([
    ['a', 'shared.hello'],
    ['b', 'pages.0.sections.0'],
    ['c', 'pages.0.sections.2'],
    ['d', 'pages.1.missing.sections.0'],
    ['e', 'pages.3.sections.0'],
    ['f', 'notFound.sections.0'],
  ])
})

test('what is no file has none', () => {
  for (const value of [undefined, null, [], 'x', {}, { pages: {}, shared: [], notFound: [] }]) expect([sectionOwners(value), [...allSections(value)]]).toEqual([[], []])
  expect([sectionsIn({ sections: [1] }), sectionsIn({ sections: { 0: 1 } }), sectionsIn({})]).toEqual([[1], [], []])
  expect([...allSections({ pages: [{ sections: 'ab' }] })]).toEqual([])
})
