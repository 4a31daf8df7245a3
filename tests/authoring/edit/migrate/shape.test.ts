import { expect, test } from 'vitest'
import { z } from 'zod'
import { fingerprint, shapesOf } from '../../../../src/authoring/edit/migrate/shape'

const shapeOf = (schema: z.ZodObject) => shapesOf({ toy: { schema } }).toy ?? {}
const base = { a: z.string().max(5), b: z.number().optional() }

test('of a schema what judges is remembered, and nothing that only explains', () => {
  expect(shapeOf(z.strictObject({ a: z.string().min(1).max(5).describe('Words.'), b: z.array(z.int()).optional(), c: z.enum(['x', 'y']).meta({ title: 'C' }) }))).toEqual({
    type: 'object',
    required: ['a', 'c'],
    properties: { a: { type: 'string', minLength: 1, maxLength: 5 }, b: { type: 'array', items: { type: 'integer' } }, c: { type: 'string', enum: ['x', 'y'] } },
    additionalProperties: false,
  })
})

test('the fingerprint is another when the shape is, whatever the order', () => {
  const print = (shape: z.ZodRawShape) => fingerprint(shapeOf(z.strictObject(shape)))
  const own = print(base)
  expect(own).toMatch(/^[0-9a-f]{16}$/)
  expect(print({ b: base.b, a: base.a.describe('Words.') })).toBe(own)
  const c = z.string()
  expect(print({ c, a: base.a })).toBe(print({ a: base.a, c }))
  for (const other of [{ a: base.a }, { ...base, a: z.string().max(6) }, { ...base, b: z.number() }, { ...base, c: z.string().optional() }, { ...base, a: z.literal('x') }])
    expect(print(other)).not.toBe(own)
})

test('rules of advice are no part of the shape of a site', () => {
  expect(JSON.stringify(shapesOf({}).site)).not.toContain('vague-link')
  expect(JSON.stringify(shapesOf({}).site)).toContain('"allow":{"type":"object","additionalProperties":{"type":"string"}')
})
