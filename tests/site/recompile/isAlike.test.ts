import { expect, test } from 'vitest'
import { isAlike, stringsIn } from '../../../src/site/recompile/isAlike'

const page = (...sections: unknown[]) => ({ path: '/', title: 'Title', sections })
const note = (more: Record<string, unknown> = {}) => ({ type: 'note', text: 'Words.', ...more })

test('pages with other words, and more or fewer sections, are alike', () => {
  expect(isAlike(page(note()), page(note({ text: 'Others.' }), note()))).toBe(true)
  expect(isAlike(page(note({ id: 'here' }), note()), page(note(), note({ id: 'here' })))).toBe(true)
})

test.for<[what: string, more: Record<string, unknown>]>([
  ['a place', { id: 'here' }],
  ['a place in HTML', { body: '<p id="here">Words.</p>' }],
  ['the places of an item', { body: '{toy.content}' }],
  ['a shared section', { use: 'more' }],
])('a page with %s is not like one without', ([, more]) => {
  expect([isAlike(page(note(more)), page(note(more))), isAlike(page(note(more)), page(note())), isAlike(page(note()), page(note(more)))]).toEqual([true, false, false])
})

test('a page on which something comes and goes is like none', () => {
  for (const more of [{ hidden: false }, { from: '2026-01-01' }, { links: [{ until: '2026-01-01' }] }]) expect(isAlike(page(note(more)), page(note(more)))).toBe(false)
})

test('a page with another title or address is not alike, nor is what is no page', () => {
  for (const other of [{ title: 'Other' }, { path: '/other' }, { missing: page() }]) expect(isAlike(page(note()), { ...page(note()), ...other })).toBe(false)
  for (const none of [undefined, 1, [], { path: '/' }]) expect([isAlike(none, page()), isAlike(page(), none)]).toEqual([false, false])
})

test('a page for each item may have fewer sections, and no more', () => {
  const each = (...sections: unknown[]) => ({ ...page(...sections), each: 'toys' })
  expect([isAlike(each(note(), note()), each(note())), isAlike(each(note()), each(note(), note()))]).toEqual([true, false])
})

test('all strings of a value are found', () => {
  expect(stringsIn({ a: 'one', b: ['two', { c: 'three', d: 4, e: null }] })).toEqual(['one', 'two', 'three'])
})
