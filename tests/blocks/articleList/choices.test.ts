import { expect, test } from 'vitest'
import { fieldAddress, hasChoice, isChoice, optionsOf } from '../../../src/blocks/articleList/choices'
import { FIELD_TYPES, type FieldType, type ItemField } from '../../../src/parts/itemField'

const field = (type: FieldType, options: string[] = []): ItemField => ({ name: 'topics', type, label: 'Topics', options, isRequired: false })
const TOPICS = field('choices', ['Wood', 'Paper', 'Fácil'])
const item = (slug: string, more: object = {}) => ({ slug, title: slug, excerpt: '', href: `/toys/${slug}`, ...more })
const items = [item('a', { topics: ['Paper', 'Wood'] }), item('b', { topics: ['Paper', 'Paper'] }), item('c')]

test('a list can be filtered by one of several options, or by several of them, and by nothing else', () => {
  expect((Object.keys(FIELD_TYPES) as FieldType[]).filter((type) => isChoice(field(type)))).toEqual(['choice', 'choices'])
})

test('options that some item has are in the order of their declaration, and an item that says one twice counts once', () => {
  expect(optionsOf(items, 'topics', [TOPICS])).toEqual([
    { words: 'Wood', address: 'wood', count: 1 },
    { words: 'Paper', address: 'paper', count: 2 },
  ])
})

test('categories, which nobody has declared, are in the order of the items', () => {
  const some = [item('a', { category: 'News' }), item('b'), item('c', { category: 'Guides' }), item('d', { category: 'News' })]
  expect(optionsOf(some, 'category', [TOPICS]).map(({ words, count }) => [words, count])).toEqual([
    ['News', 2],
    ['Guides', 1],
  ])
})

test('an item has each of its options, and nothing where it says nothing', () => {
  const [a, , c] = items as [ReturnType<typeof item>, unknown, ReturnType<typeof item>]
  expect([hasChoice(a, 'topics', 'Wood'), hasChoice(a, 'topics', 'Ink'), hasChoice(c, 'topics', 'undefined'), hasChoice(item('d', { level: 'Hard' }), 'level', 'Hard')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('the address of a field has no capital letters', () => {
  expect(['roomSize', 'level', 'aBC'].map(fieldAddress)).toEqual(['room-size', 'level', 'a-b-c'])
})
