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

test('every word of a schema that restricts a value is remembered', () => {
  const schema = z.strictObject({
    literal: z.literal('x'),
    pattern: z.string().regex(/^a$/),
    day: z.iso.date(),
    list: z.array(z.string()).min(1).max(3),
    pair: z.tuple([z.string(), z.number()]),
    open: z.number().gt(0).lt(10).multipleOf(0.5),
    closed: z.int().min(1).max(9),
    whole: z.int(),
    either: z.union([z.string(), z.boolean()]),
    both: z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })),
    named: z.record(z.string().regex(/^n/), z.number()),
    any: z.unknown(),
  })
  const { properties = {} } = shapeOf(schema) as { properties?: Record<string, unknown> }
  expect(Object.entries(properties).map(([name, shape]) => `${name} ${JSON.stringify(shape)}`)).toMatchInlineSnapshot(`
    [
      "literal {"type":"string","const":"x"}",
      "pattern {"type":"string","pattern":"^a$"}",
      "day {"type":"string","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))$","format":"date"}",
      "list {"type":"array","minItems":1,"maxItems":3,"items":{"type":"string"}}",
      "pair {"type":"array","minItems":2,"maxItems":2,"items":{}}",
      "open {"type":"number","exclusiveMinimum":0,"exclusiveMaximum":10,"multipleOf":0.5}",
      "closed {"type":"integer","minimum":1,"maximum":9}",
      "whole {"type":"integer"}",
      "either {"type":["string","boolean"]}",
      "both {"type":"object","required":["a","b"],"properties":{"a":{"type":"string"},"b":{"type":"string"}}}",
      "named {"type":"object","additionalProperties":{"type":"number"},"propertyNames":{"type":"string","pattern":"^n"}}",
      "any {}",
    ]
  `)
})
