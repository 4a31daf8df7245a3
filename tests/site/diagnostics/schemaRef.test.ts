import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/site/text/edits'
import { isSchemaRef, schemaRefEdits, schemaRefRepair } from '../../../src/site/diagnostics/schemaRef'

const SCHEMA = './schema/pages.schema.json'

test('a schemaRef leads to the schema however it is written, or to another server', () => {
  expect(
    ['./schema/pages.schema.json', 'schema/pages.schema.json', './a/../schema/pages.schema.json', 'https://x.example/s.json', 'http://x.example'].map((written) =>
      isSchemaRef(written, SCHEMA),
    ),
  ).toEqual([true, true, true, true, true])
  expect(['./schema/other.json', '../schema/pages.schema.json', '', undefined, 3, 'ftp://x'].map((written) => isSchemaRef(written, SCHEMA))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  ['{\n  "a": 1\n}', `{\n  "$schema": "${SCHEMA}",\n  "a": 1\n}`],
  ['{ "a": 1 }', `{ "$schema": "${SCHEMA}", "a": 1 }`],
  ['{"a":1}', `{"$schema": "${SCHEMA}","a":1}`],
  ['{ "a": 1, "$schema": "./old.json" }', `{ "a": 1, "$schema": "${SCHEMA}" }`],
])('%j becomes %j', (text, expected) => {
  expect(applyEdits(text, schemaRefRepair(text, parseTree(text), SCHEMA)?.edits ?? [])).toBe(expected)
  expect(applyEdits(text, schemaRefEdits(text, 'a', SCHEMA))).toBe(expected)
})

test.each([`{ "$schema": "${SCHEMA}" }`, '{}', '[1]', ''])('%j stays as it is', (text) => {
  expect(schemaRefRepair(text, parseTree(text), SCHEMA)).toBeUndefined()
})
