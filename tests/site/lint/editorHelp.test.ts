import { expect, test } from 'vitest'
import { applyEdits } from '../../../src/site/text/edits'
import { rule } from '../../../src/site/lint/rules/editor-help'

const editorHelp = (context: unknown) => ('check' in rule ? (rule.check?.(context as never) ?? []) : [])

const POINTER = './schema/pages.schema.json'
const advice = (text: string, schemaRef: string | undefined = POINTER) => editorHelp({ source: { text }, file: JSON.parse(text), schemaRef })

test('a file without its first line is told, and how it is added', () => {
  const text = ' { "a": 1 }'
  const [found] = advice(text)
  expect([found?.location, applyEdits(text, found?.edits ?? [])]).toEqual([{ offset: 1, length: 1 }, ` { "$schema": "${POINTER}", "a": 1 }`])
})

test('one that leads elsewhere is told at it; one that leads there is not', () => {
  const text = '{ "$schema": "./old.json" }'
  const [found] = advice(text)
  expect([found?.location, applyEdits(text, found?.edits ?? [])]).toEqual([{ path: ['$schema'], on: 'value', within: undefined }, `{ "$schema": "${POINTER}" }`])
  expect([advice('{ "$schema": "schema/pages.schema.json" }'), advice('{ "a": 1 }', undefined).length]).toEqual([[], 1])
  expect(editorHelp({ source: { text: '{}' }, file: {}, schemaRef: undefined })).toEqual([])
})
