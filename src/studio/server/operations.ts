import { schemaWith } from '../../site/schema/itemFields'
import { type Node, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { copyPage, movePage, removePage, validFile } from '../../authoring/edit/editPages'
import { type Edited, editSections } from '../../authoring/edit/editSections'
import { insertValueEdit } from '../../authoring/edit/entryEdits'
import { fieldEdit, valueEdit } from '../../authoring/edit/fieldEdits'
import { insertEdit, removeEdit, reorderEdits } from '../../authoring/edit/sectionEdits'
import { Refusal, sectionLists } from '../../authoring/edit/sections'
import type { BodyFile } from '../../authoring/edit/bodyFiles'
import { placeInWords } from '../../site/diagnostics/locate'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { schemaOf } from '../../site/schema/composed'
import { keysOf, schemaAt } from '../../site/schema/schemaTree'
import { applyEdits, type Edit } from '../../site/text/edits'
import { nodeAt } from '../../site/text/nodeAt'
import { type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { Operation } from '../types'

/** The way to a part of a content file. */
export const place = z.array(z.union([z.string(), z.number().int().nonnegative()]))
const path = place.min(1)
const address = z.string().max(200)
const operation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), path, value: z.json().optional() }),
  z.strictObject({ do: z.literal('insert'), path, value: z.json() }),
  z.strictObject({ do: z.literal('remove'), path }),
  z.strictObject({ do: z.literal('move'), path, to: path }),
  z.strictObject({ do: z.literal('copy'), path }),
  z.strictObject({ do: z.literal('movePage'), from: address, to: address }),
  z.strictObject({ do: z.literal('copyPage'), from: address, to: address }),
  z.strictObject({ do: z.literal('removePage'), from: address, to: address.optional() }),
])
/** What the panel may send: nothing else is read. */
export const request = z.strictObject({ base: z.string().max(64), was: z.json().optional(), operation })

/** A content file as it was read, with the bodies that lie beside it. */
export type WrittenFile = { text: string; value: unknown; bodies?: readonly BodyFile[] }

/**
 * Makes one change of a content file; every byte that it does not mean stays.
 *
 * @param file with a text that can be read, and `value`, which it holds
 * @throws Refusal in words where that cannot be done
 */
export function applyOperation(file: WrittenFile, wanted: Operation, blocks: Blocks): Edited {
  const { text, value } = file
  switch (wanted.do) {
    case 'movePage':
      return movePage(validFile(file, blocks), wanted.from, wanted.to, blocks)
    case 'copyPage':
      return copyPage(validFile(file, blocks), wanted.from, wanted.to)
    case 'removePage':
      return removePage(validFile(file, blocks), wanted.from, wanted.to, blocks)
    case 'copy':
      return isSection(wanted.path) ? copySection(text, wanted.path, blocks) : copyEntry(file, wanted.path)
    default:
      return { text: applyEdits(text, editsOf(file, wanted, blocks)), done: [studioWords.done(wanted.do, placeInWords(value, wanted.path))] }
  }
}

type Plain = Extract<Operation, { do: 'set' | 'insert' | 'remove' | 'move' }>

/** What says what something is, and when it is there, stands before its contents. */
const FIRST = ['type', 'use', 'id', 'hidden', 'from', 'until', 'reason']

function editsOf({ text, value }: { text: string; value: unknown }, wanted: Plain, blocks: Blocks): Edit[] {
  const root = parseTree(text)
  const [owner, key] = [nodeOf(root, wanted.path.slice(0, -1)), wanted.path.at(-1) ?? '']
  if (wanted.do === 'insert') return [insertValueEdit(text, listed(owner), Number(key), wanted.value)]
  if (wanted.do === 'move') return moveEdits(text, root, wanted.path, wanted.to)
  if (wanted.do === 'remove' || wanted.value === undefined) return removeEdits(owner, key)
  if (owner.type === 'array') return [valueEdit(text, nodeOf(root, wanted.path), wanted.value)]
  if (owner.type !== 'object') throw new Refusal(studioWords.gone)
  const schema = schemaAt(schemaWith(schemaOf(blocks), valueAt(value, ['collections'])), value, wanted.path.slice(0, -1))
  return [fieldEdit(text, owner, String(key), wanted.value, [...FIRST, ...keysOf(schema)])]
}

function removeEdits(owner: Node, key: string | number): Edit[] {
  const children = owner.children ?? []
  const index = owner.type === 'array' ? Number(key) : children.findIndex((child) => child.children?.[0]?.value === key)
  return children[index] ? [removeEdit(owner, index)] : []
}

function moveEdits(text: string, root: Node | undefined, from: JsonPath, to: JsonPath): Edit[] {
  const [source, target] = [listed(nodeOf(root, from.slice(0, -1))), listed(nodeOf(root, to.slice(0, -1)))]
  const [index, place] = [Number(from.at(-1)), Number(to.at(-1))]
  const entry = nodeOf(root, from)
  const [list, own] = [
    { address: '', node: target },
    { address: '', node: source },
  ]
  if (source === target) return reorderEdits(text, own, index, Math.min(place, (source.children?.length ?? 1) - 1))
  return [removeEdit(source, index), insertEdit(text, list, place, text.slice(entry.offset, entry.offset + entry.length), own)]
}

/** Whether a path leads to a section in a list, whose anchors have to be its own. */
const isSection = (place: JsonPath) => place.at(-2) === 'sections'

function copySection(text: string, place: JsonPath, blocks: Blocks): Edited {
  const { offset } = nodeOf(parseTree(text), place.slice(0, -1))
  const list = sectionLists(text).find(({ node }) => node.offset === offset)
  if (!list) throw new Refusal(studioWords.gone)
  return editSections(text, 'copy', [list.address, String(Number(place.at(-1)) + 1)], blocks)
}

function copyEntry({ text, value }: { text: string; value: unknown }, place: JsonPath): Edited {
  const root = parseTree(text)
  const list = { address: '', node: listed(nodeOf(root, place.slice(0, -1))) }
  const entry = nodeOf(root, place)
  const copy = text.slice(entry.offset, entry.offset + entry.length)
  return { text: applyEdits(text, [insertEdit(text, list, Number(place.at(-1)) + 1, copy, list)]), done: [studioWords.done('copy', placeInWords(value, place))] }
}

function listed(node: Node): Node {
  if (node.type !== 'array') throw new Refusal(studioWords.gone)
  return node
}

/** What an operation is about, which somebody else may have taken away. */
function nodeOf(root: Node | undefined, place: JsonPath): Node {
  const node = root && nodeAt(root, place)
  if (!node) throw new Refusal(studioWords.gone)
  return node
}

/** The value at the place that an operation is about; what somebody else has changed meanwhile is seen by it. */
export function valueMeant(value: unknown, wanted: Operation): unknown {
  return 'path' in wanted ? valueAt(value, wanted.do === 'insert' ? wanted.path.slice(0, -1) : wanted.path) : undefined
}
