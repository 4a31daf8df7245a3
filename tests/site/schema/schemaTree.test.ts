import { isObject, valueAt } from '../../../src/site/text/jsonPath'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from '../../../src/parts/text'
import { childSchema, isRequired, keysOf, markOf, optionFor, schemaAt, schemaFor, unwrapped } from '../../../src/site/schema/schemaTree'

const a = z.strictObject({ kind: z.literal(['a', 'aa']), one: text, two: text.optional() })
const b = z.strictObject({ kind: z.literal('b'), three: text })
const choice = z.discriminatedUnion('kind', [a, b])
const use = z.strictObject({ use: text, with: z.record(z.string(), z.number()).optional() })
const free = z.object({ slug: text }).catchall(z.number())
const root = z.strictObject({ list: z.array(z.union([choice, use])).optional(), free })

test('the schema of a value is that which it means', () => {
  expect([schemaFor(choice, { kind: 'b' }), schemaFor(choice, { kind: 'aa' }), schemaFor(choice.optional(), { kind: 'a' })]).toEqual([b, a, a])
  expect([schemaFor(choice, { kind: 'x' }), schemaFor(choice, 3)]).toEqual([choice, choice])
})

test('of several kinds that is meant with which most names are shared; of equals that with more that are nearly right', () => {
  const options = [z.strictObject({ alpha: text, beta: text }), z.strictObject({ alpha: text, gamma: text })]
  expect([{ alpha: 1, gamma: 1 }, { alpha: 1, gama: 1 }, { alpha: 1 }, {}].map((value) => optionFor(options, value))).toEqual([1, 1, 0, 0])
  const kinds = [z.string(), z.array(text), z.record(z.string(), text)]
  expect(['x', [], {}].map((value) => optionFor(kinds, value))).toEqual([0, 1, 2])
})

test('a path leads through lists, names and kinds', () => {
  const value = { list: [{ kind: 'b' }, { use: 'x', with: { y: 1 } }], free: {} }
  expect(schemaAt(root, value, ['list', 0, 'three'])).toBe(text)
  expect(schemaAt(root, value, ['list', 1, 'with', 'y'])).toBeInstanceOf(z.ZodNumber)
  expect([schemaAt(root, value, ['list', 0, 'one']), schemaAt(root, value, ['nothing'])]).toEqual([undefined, undefined])
  expect(childSchema(free, {}, 'anything')).toBeInstanceOf(z.ZodNumber)
  expect([childSchema(free, {}, 'slug'), childSchema(a, {}, 'constructor'), childSchema(text, 'a', 0)]).toEqual([text, undefined, undefined])
})

test('names that a schema knows, and what is optional', () => {
  expect([keysOf(choice), keysOf(use.optional()), keysOf(undefined), keysOf(z.union([a, use]))]).toEqual([
    ['kind', 'one', 'two', 'three'],
    ['use', 'with'],
    [],
    ['kind', 'one', 'two', 'use', 'with'],
  ])
  expect([isRequired(text), isRequired(text.optional()), unwrapped(text.optional().optional()), markOf(text)]).toEqual([true, false, text, {}])
})

test('a value is found at its path, and only what is its own', () => {
  const value = { a: [{ b: 1 }], c: null }
  expect([
    valueAt(value, ['a', 0, 'b']),
    valueAt(value, []),
    valueAt(value, ['a', 3]),
    valueAt(value, ['c', 'd']),
    valueAt(value, ['constructor']),
    valueAt('abc', ['length']),
  ]).toEqual([1, value, undefined, undefined, undefined, undefined])
  expect([{}, [], null, 'a'].map(isObject)).toEqual([true, false, false, false])
})

test('what is usual, or may be left out, is seen through', () => {
  const inner = z.strictObject({ one: text })
  expect([inner.optional(), inner.default({ one: 'x' }), inner.default({ one: 'x' }).optional()].map((schema) => [keysOf(schema), unwrapped(schema) === inner])).toEqual(
    Array.from({ length: 3 }, () => [['one'], true]),
  )
})
