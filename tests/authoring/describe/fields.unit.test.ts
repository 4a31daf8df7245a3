import { expect, test } from 'vitest'
import { z } from 'zod'
import { html } from '../../../src/parts/html'
import { icon } from '../../../src/parts/icon'
import { id } from '../../../src/parts/id'
import { href } from '../../../src/parts/link'
import { richText } from '../../../src/parts/richText'
import { withRole } from '../../../src/parts/role'
import { text } from '../../../src/parts/text'
import { fieldsOf } from '../../../src/authoring/describe/fields'

const kinds = (shape: z.ZodRawShape) => fieldsOf(z.strictObject(shape)).map(({ kind }) => kind)

test('a field is called by what it is for, or by what it holds', () => {
  expect(
    kinds({ a: text, b: richText, c: html, d: href, e: icon, f: withRole('collection', z.string()), g: withRole('gradient', z.string()), h: id, i: z.string(), j: z.boolean() }),
  ).toEqual(['text', 'text with light Markdown', 'HTML', 'address', 'icon', 'name of a collection', 'name of a gradient', 'anchor', 'text', 'true or false'])
  expect(
    kinds({
      a: z.number(),
      b: z.number().int(),
      c: z.literal(['x', 2]),
      d: z.enum(['y', 'z']),
      e: z.union([text, z.number(), z.string()]),
      f: z.record(z.string(), text),
      g: z.strictObject({}),
    }),
  ).toEqual(['number', 'whole number', '"x", 2', '"y", "z"', 'text or number', 'names, each with text', 'object'])
})

test('a list is called by what it holds, in the plural', () => {
  expect(kinds({ a: z.array(text), b: z.array(richText), c: z.array(href), d: z.array(z.number()), e: z.array(z.strictObject({})) })).toEqual([
    'list of texts',
    'list of texts with light Markdown',
    'list of addresses',
    'list of numbers',
    'list of objects',
  ])
})

test('fields inside are told, and whether each must be there', () => {
  const inner = z.strictObject({ a: text.describe('The a.'), b: text.default('x') })
  const names = (schema: z.ZodType) => fieldsOf(z.strictObject({ outer: schema.optional() }))[0]?.fields.map(({ name, required, sentence }) => [name, required, sentence])
  for (const schema of [inner, z.array(inner), z.record(z.string(), inner), z.union([z.string(), inner])])
    expect(names(schema)).toEqual([
      ['a', true, 'The a.'],
      ['b', false, ''],
    ])
  expect(fieldsOf(z.strictObject({ outer: inner.optional() }))[0]?.required).toBe(false)
})
