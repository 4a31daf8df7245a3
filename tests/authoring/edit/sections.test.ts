import { expect, test } from 'vitest'
import { findList, findSection, Refusal, sectionLists } from '../../../src/authoring/edit/sections'
import { fileWith, pageWith, shelf } from '../../lib/toy'

const { collections, template } = shelf('bear')
const lists = sectionLists(
  fileWith({ collections, pages: [pageWith({ type: 'rule' }, { type: 'note', text: 'a', id: 'words' }), { ...template, missing: { title: 'No', sections: [] } }] }),
)
const place = (...args: [string, string?, number?]) => {
  const { list, index } = findSection(lists, args[0], args[1], args[2])
  return [list.address, index]
}

test('every list of sections has an address', () => {
  expect(lists.map(({ address, node }) => [address, node.children?.length])).toEqual([
    ['/', 2],
    ['/toys/$slug', 1],
    ['/toys/$slug missing', 0],
    ['notFound', 1],
  ])
  expect([sectionLists(''), sectionLists('{ "pages": [{ "sections": [] }, { "path": "/a" }, 3] }')]).toEqual([[], []])
})

test('a section is found by its number from one, or by its id', () => {
  expect([place('/', '1'), place('/', '2'), place('/#words'), place('notFound', '1'), place('/', '3', 1)]).toEqual([
    ['/', 0],
    ['/', 1],
    ['/', 1],
    ['notFound', 0],
    ['/', 2],
  ])
})

test.each([
  ['/', '0'],
  ['/', '3'],
  ['/', '-1'],
  ['/', '1.5'],
  ['/', undefined],
  ['/', 'a'],
  ['/#none', undefined],
  ['/none', '1'],
  ['/toys/$slug missing', '1'],
])('there is no section %s %s', (address, number) => {
  expect(() => findSection(lists, address, number)).toThrow(Refusal)
})

test('a page that is not there is told with what was meant', () => {
  expect(() => findList(lists, 'notfound')).toThrow('notFound')
  expect(() => findSection(lists, '/', '4', 1)).toThrow(Refusal)
})
