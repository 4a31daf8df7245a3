import { expect, test } from 'vitest'
import { z } from 'zod'
import { isNeeded, ownSchemaAt } from '../../../src/site/schema/ownSchema'

const label = z.string().optional()
const schema = z.strictObject({ title: z.string(), label, names: z.array(z.string()) })
const file = { title: 'a', names: ['b'] }

test('a field must be there, need not, or is none', () => {
  expect([isNeeded(schema, file, ['title']), isNeeded(schema, file, ['label']), isNeeded(schema, file, ['names', 0]), isNeeded(schema, file, ['other'])]).toEqual([
    true,
    false,
    undefined,
    undefined,
  ])
})

test('the schema of a field is that with all it says itself', () => {
  expect(ownSchemaAt(schema, file, ['label'])).toBe(label)
  expect([ownSchemaAt(schema, file, []), ownSchemaAt(schema, file, ['other'])]).toEqual([undefined, undefined])
})
