import { expect, test } from 'vitest'
import type { ItemField } from '../../../src/parts/itemField'
import { collection, itemWith, valueSchema } from '../../../src/site/schema/item'

const field = (type: ItemField['type'], more: Partial<ItemField> = {}): ItemField => ({ name: 'own', type, label: 'Own', options: ['A', 'B'], isRequired: true, ...more })
const fits = (type: ItemField['type'], value: unknown) => valueSchema(field(type)).safeParse(value).success

test.each<[ItemField['type'], unknown, unknown]>([
  ['number', 3, '3'],
  ['yesNo', true, 'yes'],
  ['day', '2026-05-01', '2026-02-30'],
  ['moment', '2026-05-01T09:00', 'May'],
  ['choice', 'A', 'C'],
  ['choices', ['A', 'B'], []],
  ['choices', ['A'], ['C']],
  ['link', '/faq', 'javascript:alert(1)'],
  ['picture', { src: 'media/a.jpg', alt: 'A' }, 'media/a.jpg'],
  ['text', 'Blue', ''],
])('a field of the type %s takes %j and not %j', (type, right, wrong) => expect([fits(type, right), fits(type, wrong)]).toEqual([true, false]))

const item = { slug: 'a-1', title: 'A', excerpt: 'An item.' }
const isItem = (value: object, more: Partial<ItemField> = {}) => itemWith([field('number', more)]).safeParse(value).success

test('an item has its declared fields and no others', () => {
  expect([isItem({ ...item, own: 1 }), isItem(item), isItem(item, { isRequired: false }), isItem({ ...item, own: 1, other: 'x' })]).toEqual([true, false, true, false])
})

test.each(['A', 'a_b', '-a', 'a-', 'a--b', '', 'a'.repeat(101)])('"%s" is no part of an address', (slug) => expect(isItem({ ...item, own: 1, slug })).toBe(false))

test('without declared fields an item may have texts of its own, and nothing else', () => {
  const isCollection = (value: unknown) => collection.safeParse(value).success
  expect([isCollection([{ ...item, room: 'Blue' }]), isCollection([{ ...item, room: 3 }]), isCollection({ fields: { room: 'number' }, items: [{ ...item, room: 3 }] })]).toEqual([
    true,
    false,
    true,
  ])
  expect([isCollection({ fields: { room: { type: 'choice', options: [] } }, items: [] }), isCollection({ items: [] }), isCollection({ fields: {}, items: [], more: 1 })]).toEqual([
    false,
    false,
    false,
  ])
})
