import { expect, test } from 'vitest'
import { z } from 'zod'
import { issuesIn } from '../../../src/site/schema/pieces'

/** More values than are checked at once. */
const LARGE = 5_000
const filled = (count: number, make: (index: number) => unknown = () => 1) => Array.from({ length: count }, (_, index) => make(index))
const reported = (schema: z.ZodType, value: unknown) => issuesIn(schema, value).map(({ code, path }) => `${code} ${path.join('.')}`)

test('a small value is judged as zod judges it, and a right one has no issues', () => {
  const schema = z.strictObject({ list: z.array(z.number()) })
  expect(issuesIn(schema, { list: [1, 'x'] })).toEqual(schema.safeParse({ list: [1, 'x'] }).error?.issues)
  expect([issuesIn(schema, { list: [1] }), issuesIn(schema, { list: filled(LARGE) })]).toEqual([[], []])
})

test('in a large value each mistake is told with its whole path, whatever is around it', () => {
  const numbers = z.array(z.number())
  const wrong = filled(LARGE, (index) => (index === 4_321 ? 'x' : 1))
  expect(reported(numbers, wrong)).toEqual(['invalid_type 4321'])
  expect(reported(z.strictObject({ a: numbers.optional(), b: z.string() }), { a: wrong, b: 2, c: 3 })).toEqual(['invalid_type b', 'unrecognized_keys ', 'invalid_type a.4321'])
  expect(reported(z.record(z.string().max(3), numbers), { name: wrong, b: wrong })).toEqual(['invalid_key name', 'invalid_type name.4321', 'invalid_type b.4321'])
  const names = filled(LARGE, (index) => [`a${index}`, [499, 500, 501].includes(index) ? 'x' : 1]) as [string, unknown][]
  expect(reported(z.record(z.string(), z.number()), Object.fromEntries(names))).toEqual(['invalid_type a499', 'invalid_type a500', 'invalid_type a501'])
  expect(reported(z.array(z.array(z.number())), [[1], wrong])).toEqual(['invalid_type 1.4321'])
  const choice = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a'), list: numbers }), z.strictObject({ type: z.literal('b') })])
  expect(reported(choice, { type: 'a', list: wrong })).toEqual(['invalid_type list.4321'])
  expect(reported(choice, { type: 'c', list: wrong })).toEqual(['invalid_union type'])
})

test('of a union the one that was meant is told, and nothing where one accepts', () => {
  const union = z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.array(z.number()), c: z.string() })])
  expect(reported(union, { b: filled(LARGE), c: 1 })).toEqual(['invalid_type c'])
  expect(reported(union, { b: filled(LARGE), c: 'x' })).toEqual([])
  const open = z.union([z.strictObject({ a: z.array(z.number()), b: z.string() }), z.looseObject({ a: z.array(z.number()) })])
  expect(reported(open, { a: filled(LARGE), b: 1 })).toEqual([])
})

test('rules of its own count for a large value, too', () => {
  const schema = z.array(z.number()).max(LARGE).min(2)
  expect(reported(schema, filled(LARGE + 1))).toEqual(['too_big '])
  expect(reported(z.string(), filled(LARGE))).toEqual(['invalid_type '])
  expect(reported(z.strictObject({ a: z.string() }), { a: filled(LARGE) })).toEqual(['invalid_type a'])
})

test('no more than two thousand issues are collected', () => {
  expect(issuesIn(z.array(z.number()), filled(LARGE, String)).length).toBe(2_000)
  expect(issuesIn(z.record(z.string(), z.number()), Object.fromEntries(filled(LARGE, (index) => [`a${index}`, 'x']) as [string, string][])).length).toBe(2_000)
  expect(issuesIn(z.strictObject({ a: z.array(z.strictObject({})) }), { a: filled(LARGE) }).length).toBe(2_000)
})

test('of a list around the limit all is told, once', () => {
  const wrongAtEnd = (count: number) => filled(count, (index) => (index === count - 1 ? 'x' : 1))
  for (const count of [LARGE - 2, LARGE - 1, LARGE, LARGE + 1]) expect(reported(z.array(z.number()), wrongAtEnd(count))).toEqual([`invalid_type ${count - 1}`])
})
