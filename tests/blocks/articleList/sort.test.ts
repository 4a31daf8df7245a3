import { expect, test } from 'vitest'
import { sorted } from '../../../src/blocks/articleList/sort'
import type { ItemField } from '../../../src/parts/itemField'

const LEVEL: ItemField = { name: 'level', type: 'choice', label: 'Level', options: ['Soft', 'Hard'], isRequired: false }
const TOPICS: ItemField = { name: 'topics', type: 'choices', label: 'Topics', options: ['Wood', 'Paper', 'Ink'], isRequired: false }
const item = (slug: string, more: object = {}) => ({ slug, title: slug, excerpt: '', href: `/toys/${slug}`, ...more })
const order = (items: ReturnType<typeof item>[], by: string, direction?: 'descending', lang = 'en') =>
  sorted(items, { by, ...(direction && { order: direction }) }, [LEVEL, TOPICS], lang)
    .map(({ slug }) => slug)
    .join('')

test('what has no value comes last, whichever way the list is sorted', () => {
  const items = [item('a'), item('b', { size: 2 }), item('c'), item('d', { size: 10 })]
  expect([order(items, 'size'), order(items, 'size', 'descending')]).toEqual(['bdac', 'dbac'])
})

test('what is alike stays as it was, whichever way the list is sorted', () => {
  const items = [item('a', { size: 2 }), item('b', { size: 1 }), item('c', { size: 2 })]
  expect([order(items, 'size'), order(items, 'size', 'descending')]).toEqual(['bac', 'acb'])
})

test('options are in the order of their declaration, of several the first counts', () => {
  expect(order([item('a', { level: 'Hard' }), item('b', { level: 'Soft' })], 'level')).toBe('ba')
  expect(order([item('a', { topics: ['Ink', 'Wood'] }), item('b', { topics: ['Paper'] }), item('c', { topics: ['Wood', 'Ink'] })], 'topics')).toBe('cba')
})

test('days and moments are in the order of time, also where they are in different zones', () => {
  const items = [item('a', { starts: '2026-05-01T12:00+02:00' }), item('b', { starts: '2026-05-01T11:00Z' }), item('c', { starts: '2026-05-01' })]
  expect(order(items, 'starts')).toBe('cab')
})

test('texts are in the order of the language, their numbers as numbers, and no comes before yes', () => {
  expect(order([item('a', { room: 'Room 10' }), item('b', { room: 'Room 9' })], 'room')).toBe('ba')
  const letters = [item('z'), item('ä'), item('b')]
  expect([order(letters, 'title', undefined, 'de'), order(letters, 'title', undefined, 'sv')]).toEqual(['äbz', 'bzä'])
  expect(order([item('a', { isNew: true }), item('b', { isNew: false })], 'isNew')).toBe('ba')
})
