import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadBlocks } from '../../../../src/blocks/schemas'
import { href } from '../../../../src/parts/link'
import { text } from '../../../../src/parts/text'
import { pagesSchema } from '../../../../src/site/schema/schema'
import { strangePart } from '../../../../src/site/schema/findings/strangePart'

test.each<[string, z.ZodType]>([
  ['lazy', z.lazy(() => href)],
  ['nullable', href.nullable()],
  ['readonly', href.readonly()],
  ['catch', href.catch('/')],
  ['prefault', href.prefault('/')],
  ['pipe', href.transform((way) => way.trim())],
  ['pipe', z.preprocess((way) => way, href)],
  ['tuple', z.tuple([href, text])],
  ['intersection', z.intersection(z.object({ a: href }), z.object({ b: text }))],
  ['nonoptional', z.nonoptional(href.optional())],
  ['promise', z.promise(href)],
  ['template_literal', z.templateLiteral(['/', z.string()])],
  ['map', z.map(z.string(), href)],
  ['unknown', z.unknown()],
  ['any', z.any()],
  ['custom', z.custom()],
])('a block with a field of the kind %s is refused, wherever the field stands: its links would not be checked', (kind, field) => {
  expect(strangePart(z.strictObject({ text, way: field }))).toEqual({ path: 'way', kind })
  expect(strangePart(z.strictObject({ items: z.array(z.strictObject({ way: field })).optional() }))).toEqual({ path: 'items[].way', kind })
  expect(strangePart(z.strictObject({ one: z.union([text, z.record(z.string(), field)]) }))).toEqual({ path: 'one.*', kind })
  expect(() => pagesSchema({ odd: z.strictObject({ way: field }) })).toThrow(
    `src/blocks/odd/schema.ts: the field "way" is of zod's kind "${kind}", behind which no link is checked and no token filled in.`,
  )
})

test('fields of the kinds that a block is made of are none', () => {
  const kinds = [
    z.array(text),
    z.record(z.string(), text),
    z.union([text, z.number()]),
    text.optional(),
    text.default('a'),
    z.number(),
    z.boolean(),
    z.literal('a'),
    z.enum(['a', 'b']),
    z.never(),
  ]
  expect(strangePart(z.strictObject(Object.fromEntries(kinds.map((kind, index) => [`field${index}`, kind]))))).toBeUndefined()
})

test('no block has such a field, and a schema that holds itself is walked once', async () => {
  for (const [type, { schema }] of Object.entries(await loadBlocks())) expect(strangePart(schema), type).toBeUndefined()
  const tree = z.strictObject({
    label: text,
    get inner() {
      return z.array(tree).optional()
    },
  })
  expect(strangePart(tree)).toBeUndefined()
})
