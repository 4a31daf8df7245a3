import { expect, test } from 'vitest'
import { declaredFields, declaredSchema, declaring, plainFile, schemaWith, writtenPlace } from '../../../src/site/schema/itemFields'
import { schemaOf } from '../../../src/site/schema/composed'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { fileWith, toyBlocks } from '../../lib/toy'

const bear = { slug: 'bear', title: 'Bear', excerpt: 'A bear.' }
const FIELDS = { price: 'number', soldAt: { type: 'text', label: 'Shop', default: 'here' }, note: { type: 'text', required: false } } as const

test('a field that is declared shortly has a label made of its name, no options, and must be said', () => {
  expect(declaredFields({ startsAt: 'moment', hall2Room: 'text' } as never)).toEqual([
    { name: 'startsAt', type: 'moment', label: 'Starts at', options: [], isRequired: true },
    { name: 'hall2Room', type: 'text', label: 'Hall2 room', options: [], isRequired: true },
  ])
})

test('a field with a default, or one that may be missing, need not be said', () => {
  expect(declaredFields(FIELDS).map(({ name, label, isRequired }) => [name, label, isRequired])).toEqual([
    ['price', 'Price', true],
    ['soldAt', 'Shop', false],
    ['note', 'Note', false],
  ])
  expect(declaredFields({ level: { type: 'choice', options: ['Soft', 'Hard'] } } as never)[0]?.options).toEqual(['Soft', 'Hard'])
})

test('only collections with fields and items declare, whatever shape the rest has', () => {
  const toys = { fields: FIELDS, items: [] }
  const others = { list: [bear], bare: { items: [] }, odd: { fields: FIELDS }, wrong: { fields: [], items: {} }, nothing: null, word: 'x' }
  expect(declaring({ toys, ...others }).map(([name]) => name)).toEqual(['toys'])
  expect([declaring(undefined), declaring([toys]), declaring('x')].flat()).toEqual([])
})

test('items and the defaults of fields are judged by what is declared; where nothing is, there is nothing to judge by', () => {
  const judged = (fields: object, ...items: object[]) =>
    declaredSchema({ toys: { fields, items } })
      ?.safeParse({ collections: { toys: { fields, items } } })
      .error?.issues.map(({ path }) => path.join('.'))
  expect(judged(FIELDS, { ...bear, price: 5 })).toBeUndefined()
  expect(judged(FIELDS, { ...bear, price: 'five' }, bear)).toEqual(['collections.toys.items.0.price', 'collections.toys.items.1.price'])
  expect(judged({ price: { type: 'number', default: 'five' } }, bear)).toEqual(['collections.toys.fields.price'])
  expect([declaredSchema({ toys: [bear] }), declaredSchema(undefined)]).toEqual([undefined, undefined])
})

test('the schema of a file with fields takes its items in both forms, and those of other collections as before; without fields it is the same', () => {
  const schema = schemaOf(toyBlocks)
  const own = schemaWith(schema, { toys: { fields: FIELDS, items: [] } }).shape.collections
  const wrong = { ...bear, price: 'five' }
  const takes = (collections: object) => own.safeParse(collections).success
  expect([
    takes({ toys: [{ ...bear, price: 5 }] }),
    takes({ toys: { fields: FIELDS, items: [{ ...bear, price: 5 }] } }),
    takes({ toys: [], news: [bear] }),
    own.safeParse(undefined).success,
  ]).toEqual([true, true, true, true])
  expect([takes({ toys: [wrong] }), takes({ toys: { fields: FIELDS, items: [wrong] } }), takes({ toys: [], news: ['x'] })]).toEqual([false, false, false])
  expect(schemaWith(schema, { toys: [bear] })).toBe(schema)
})

test('a file with defaults in its items is a plain list of items, and knows their fields', () => {
  const written = JSON.parse(fileWith({ pages: [], collections: { toys: { fields: FIELDS, items: [bear, { ...bear, soldAt: 'there' }] }, news: [bear] } })) as WrittenFile
  const { collections, itemFields } = plainFile(written)
  expect(collections).toEqual({
    toys: [
      { ...bear, soldAt: 'here' },
      { ...bear, soldAt: 'there' },
    ],
    news: [bear],
  })
  expect([Object.keys(itemFields ?? {}), itemFields?.toys?.map(({ name }) => name)]).toEqual([['toys'], ['price', 'soldAt', 'note']])
  const without = plainFile({ ...written, collections: undefined } as WrittenFile)
  expect([without.collections, without.itemFields, without.site.name]).toEqual([undefined, undefined, written.site.name])
})

test('a place of a plain file leads to where it is written', () => {
  const file = { itemFields: { toys: [] } }
  expect(writtenPlace(file, ['collections', 'toys', 2, 'price'])).toEqual(['collections', 'toys', 'items', 2, 'price'])
  for (const path of [
    ['collections', 'news', 2, 'price'],
    ['collections', 'toys'],
    ['collections', 'toys', 'fields', 'price'],
    ['shared', 'toys', 2],
    ['collections', 'constructor', 2],
  ])
    expect([writtenPlace(file, path), writtenPlace({}, path)]).toEqual([path, path])
})
