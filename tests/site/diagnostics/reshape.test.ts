import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { gathered, joined, listed, type Repair, unnested } from '../../../src/site/diagnostics/reshape'
import { applyEdits } from '../../../src/site/text/edits'
import { nodeAt } from '../../../src/site/text/nodeAt'

function mended(text: string, path: (string | number)[], repair: (node: NonNullable<ReturnType<typeof parseTree>>, text: string) => Repair | undefined) {
  const tree = parseTree(text)
  const node = tree && nodeAt(tree, path)
  const found = node && repair(node, text)
  return found && applyEdits(text, found.edits)
}

test('fields in a field stand beside the others', () => {
  expect(mended('{ "type": "a", "props": { "b": 1, "c": 2 } }', ['props'], unnested)).toBe('{ "type": "a", "b": 1, "c": 2 }')
  expect([mended('{ "props": {} }', ['props'], unnested), mended('{ "props": 1 }', ['props'], unnested), mended('{}', [], unnested)]).toEqual([undefined, undefined, undefined])
})

test('entries under names become a list', () => {
  expect(mended('{ "a": { "b": 1 }, "c": {} }', [], (node, text) => listed('type', false, node, text))).toBe('[ { "type": "a", "b": 1 }, { "type": "c"} ]')
  expect(mended('{ "0": { "b": 1 } }', [], (node, text) => listed(undefined, false, node, text))).toBe('[ { "b": 1 } ]')
  expect(mended('{ "nodes": [1] }', [], (node, text) => listed(undefined, true, node, text))).toBe('[1]')
  expect(mended('{}', [], (node, text) => listed(undefined, false, node, text))).toBeUndefined()
})

test('fields of a section that stand in a page get braces of their own', () => {
  const page = (fields: string[]) => mended('{ "path": "/", "type": "a", "title": "B", "text": "c" }', [], (node, text) => gathered({ fields }, node, text))
  expect([page(['type', 'text']), page([])]).toEqual(['{ "path": "/", "title": "B", "sections": [{ "type": "a", "text": "c" }] }', undefined])
})

test('parts of a field stand in it, in place of the first of them', () => {
  const action = { field: 'actions', names: ['button_label', 'button_link'], written: '[{ "label": "Go", "href": "/a" }]' }
  const text = '{ "type": "a", "button_link": "/a", "title": "B", "button_label": "Go" }'
  expect(mended(text, [], (node) => joined(action, node))).toBe('{ "type": "a", "actions": [{ "label": "Go", "href": "/a" }], "title": "B" }')
  expect(mended('{ "title": "B" }', [], (node) => joined(action, node))).toBeUndefined()
})
