import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOf, schemasOf } from '../../../src/site/schema/composed'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const only = { only: { schema: z.strictObject({}) } }

test('each block has its schema by its type', () => {
  expect(schemasOf({ ...only, rule: { schema: z.strictObject({}), messages: [] } })).toEqual({ only: only.only.schema, rule: expect.any(z.ZodObject) })
  expect(schemasOf(toyBlocks).note).toBe(toyBlocks.note?.schema)
})

test('the schema of the file knows the blocks that it is composed of, and is made once for them', () => {
  const accepts = (blocks: Parameters<typeof schemaOf>[0], type: string) =>
    schemaOf(blocks).safeParse(JSON.parse(fileWith({ pages: [pageWith({ type })], notFound: { title: 'x', sections: [] } }))).success
  expect([accepts(only, 'only'), accepts(only, 'rule'), accepts(toyBlocks, 'rule'), accepts(toyBlocks, 'only')]).toEqual([true, false, true, false])
  expect(schemaOf(only)).toBe(schemaOf(only))
  expect(schemaOf({ ...only })).not.toBe(schemaOf(only))
})
