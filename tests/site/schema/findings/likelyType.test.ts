import { expect, test } from 'vitest'
import { z } from 'zod'
import { likelyTypes } from '../../../../src/site/schema/findings/likelyType'

const note = z.strictObject({ type: z.literal('note'), title: z.string(), text: z.string() })
const line = z.strictObject({ type: z.literal('line'), title: z.string() })
const rule = z.strictObject({ type: z.literal('rule') })
const list = z.array(z.discriminatedUnion('type', [note, line, rule]))
const orUse = z.array(z.union([z.strictObject({ use: z.string() }), z.discriminatedUnion('type', [note, line, rule])]))
const names = ['rule', 'line', 'note']
const likely = (entry: unknown, schema: z.ZodType = list) => ({ ...likelyTypes(schema, [entry], [0], 'type', names) })

test('an entry that is right as one type only is of that type', () => {
  expect(likely({ title: 'a', text: 'b' }).suggestion).toBe('note')
  expect(likely({ title: 'a' }, orUse).suggestion).toBe('line')
})

test('an entry that is right as none is shown first the types with most of its fields', () => {
  expect(likely({ title: 'a', text: 'b', colour: 'red' })).toEqual({ known: ['note', 'line', 'rule'], suggestion: undefined })
})

test('an empty entry could be any', () => {
  expect(likely({}).suggestion).toBeUndefined()
})

test('the only field of an entry that is called like a type names it', () => {
  expect(likely({ note: { title: 'a' } }).wrapped).toBe('note')
  expect([likely({ note: 'a' }).wrapped, likely({ note: {}, title: 'a' }).wrapped]).toEqual([undefined, undefined])
})

test('where nothing decides by a field, the names stay as they are', () => {
  expect(likely({ title: 'a' }, z.array(note))).toEqual({ known: names, suggestion: undefined, wrapped: undefined })
})
