import { type Node, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { applyEdits, type Edit } from '../../../src/site/text/edits'
import { hideEdit, insertEdit, reorderEdits, showEdit } from '../../../src/authoring/edit/sectionEdits'
import { removeEdit } from '../../../src/site/text/removeEdits'

const TEXT = '[\n  { "a": 1 },\n  { "b": 2 },\n  { "c": 3 }\n]'
const nodeOf = (text: string): Node => parseTree(text) ?? { type: 'null', offset: 0, length: 0 }
const listOf = (text: string) => ({ address: '/', node: nodeOf(text) })
const after = (text: string, edit: Edit | undefined) => (edit ? applyEdits(text, [edit]) : undefined)

test('an entry goes with one of the commas beside it', () => {
  expect([0, 1, 2].map((index) => after(TEXT, removeEdit(nodeOf(TEXT), index)))).toEqual([
    '[\n  { "b": 2 },\n  { "c": 3 }\n]',
    '[\n  { "a": 1 },\n  { "c": 3 }\n]',
    '[\n  { "a": 1 },\n  { "b": 2 }\n]',
  ])
  expect([after('[ 1 ]', removeEdit(nodeOf('[ 1 ]'), 0)), after('[1]', removeEdit(nodeOf('[1]'), 5))]).toEqual(['[]', '[1]'])
})

test('a section changes places with others and leaves what stands between', () => {
  const order = (from: number, to: number) =>
    applyEdits(TEXT, reorderEdits(TEXT, listOf(TEXT), from, to))
      .match(/"(\w)"/g)
      ?.join('')
  expect([order(0, 2), order(2, 0), order(1, 2), order(1, 1)]).toEqual(['"b""c""a"', '"c""a""b"', '"a""c""b"', '"a""b""c"'])
})

test('an entry is put in as its neighbours are', () => {
  const put = (text: string, index: number) => after(text, insertEdit(text, listOf(text), index, 'NEW', listOf(text)))
  expect([put(TEXT, 0), put(TEXT, 3)]).toEqual(['[\n  NEW,\n  { "a": 1 },\n  { "b": 2 },\n  { "c": 3 }\n]', '[\n  { "a": 1 },\n  { "b": 2 },\n  { "c": 3 },\n  NEW\n]'])
  expect([put('[ 1 ]', 0), put('[ 1 ]', 1), put('[]', 0), put('[  ]', 0)]).toEqual(['[ NEW, 1 ]', '[ 1, NEW ]', '[NEW]', '[NEW]'])
  const both = '{ "a": [ ], "b": [\n  1\n] }'
  const [empty, full] = ['a', 'b'].map((name, index) => ({ address: name, node: nodeOf(both).children?.[index]?.children?.[1] ?? nodeOf('[]') }))
  expect(empty && full && after(both, insertEdit(both, empty, 0, 'NEW', full))).toBe('{ "a": [\n  NEW\n], "b": [\n  1\n] }')
})

test('a section is hidden behind its first field, and shown again as it was', () => {
  const hidden = (text: string) => after(text, hideEdit(text, nodeOf(text)))
  expect([hidden('{ "type": "a" }'), hidden('{\n  "type": "a",\n  "b": 1\n}'), hidden('{ "a": 1, "hidden": false }'), hidden('{ "hidden": true }'), hidden('{}')]).toEqual([
    '{ "type": "a", "hidden": true }',
    '{\n  "type": "a",\n  "hidden": true,\n  "b": 1\n}',
    '{ "a": 1, "hidden": true }',
    undefined,
    undefined,
  ])
  const shown = (text: string) => after(text, showEdit(nodeOf(text)))
  expect([shown('{ "a": 1, "hidden": true }'), shown('{ "a": 1 }'), shown('{ "hidden": false }')]).toEqual(['{ "a": 1 }', undefined, undefined])
})
