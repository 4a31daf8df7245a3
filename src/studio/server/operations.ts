import { schemaWith } from '../../site/schema/itemFields'
import { type Node, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { copyPage, movePage, removePage, validFile } from '../../authoring/edit/editPages'
import { type Edited, editSections } from '../../authoring/edit/editSections'
import { insertValueEdit } from '../../authoring/edit/entryEdits'
import { fieldEdit, valueEdit } from '../../authoring/edit/fieldEdits'
import { writeValue } from '../../authoring/edit/writeValue'
import { insertEdit, reorderEdits } from '../../authoring/edit/sectionEdits'
import { removeEdit } from '../../site/text/removeEdits'
import { Refusal, sectionLists } from '../../authoring/edit/sections'
import type { BodyFile } from '../../authoring/edit/bodyFiles'
import { placeInWords } from '../../site/diagnostics/locate'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { schemaOf } from '../../site/schema/composed'
import { keysOf, schemaAt } from '../../site/schema/schemaTree'
import { applyEdits, type Edit } from '../../site/text/edits'
import { nodeAt } from '../../site/text/nodeAt'
import { partialTree } from '../../site/text/partialTree'
import { type JsonPath, valueAt } from '../../site/text/jsonPath'
import type { Operation } from '../types'
import { toPage } from './toPage'

/** The way to a part of a content file. */
export const place = z.array(z.union([z.string(), z.number().int().nonnegative()]))
const path = place.min(1)
const address = z.string().max(200)
const operation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), path, value: z.json().optional() }),
  z.strictObject({ do: z.literal('insert'), path, value: z.json() }),
  z.strictObject({ do: z.literal('remove'), path }),
  z.strictObject({ do: z.literal('move'), path, to: path }),
  z.strictObject({ do: z.literal('moveToPage'), path, page: address }),
  z.strictObject({ do: z.literal('copy'), path }),
  z.strictObject({ do: z.literal('movePage'), from: address, to: address }),
  z.strictObject({ do: z.literal('copyPage'), from: address, to: address, title: z.string().max(1000).optional() }),
  z.strictObject({ do: z.literal('removePage'), from: address, to: address.optional() }),
])
/** What the panel may send: nothing else is read. */
export const request = z.strictObject({ base: z.string().max(64), drawn: z.string().max(64).optional(), was: z.json().optional(), operation })

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
      return titled(copyPage(validFile(file, blocks), wanted.from, wanted.to), wanted.to, wanted.title)
    case 'removePage':
      return removePage(validFile(file, blocks), wanted.from, wanted.to, blocks)
    case 'moveToPage':
      return applyOperation(file, toPage(value, wanted), blocks)
    case 'copy':
      return isSection(wanted.path) ? copySection(text, wanted.path, blocks) : copyEntry(file, wanted.path)
    default:
      return { text: textAfter(file, wanted, blocks), done: [studioWords.done(wanted.do, placeInWords(value, wanted.path))] }
  }
}

/** A file in which a page that was just made has a title of its own. */
function titled(edited: Edited, address: string, title: string | undefined): Edited {
  const pages = nodeOf(parseTree(edited.text), ['pages'])
  const page = pages.children?.find((node) => nodeAt(node, ['path'])?.value === address)
  const written = page && nodeAt(page, ['title'])
  return title === undefined || !written ? edited : { ...edited, text: applyEdits(edited.text, [valueEdit(edited.text, written, title)]) }
}

type Plain = Extract<Operation, { do: 'set' | 'insert' | 'remove' | 'move' }>

/** What says what something is, and when it is there, stands before its contents. */
const FIRST = ['type', 'use', 'id', 'hidden', 'from', 'until', 'reason']

function textAfter(file: WrittenFile, wanted: Plain, blocks: Blocks): string {
  const { text, value } = file
  const now = valueAt(value, wanted.path)
  if (wanted.do !== 'set' || wanted.value === undefined || now === undefined) return applyEdits(text, editsOf(file, wanted, blocks))
  // Of a large file only the way to a text is looked at: whoever types waits for it.
  if (typeof now !== 'object') return applyEdits(text, [valueEdit(text, nodeOf(partialTree(text, [wanted.path]), wanted.path), wanted.value)])
  return writeValue(text, wanted.path, wanted.value, (place) => orderAt(value, place, blocks))
}

/** The fields of what stands at a place, as their schema lists them, with those before them that say what it is. */
function orderAt(value: unknown, place: JsonPath, blocks: Blocks): string[] {
  const schema = schemaAt(schemaWith(schemaOf(blocks), valueAt(value, ['collections'])), value, place)
  return [...FIRST, ...keysOf(schema)]
}

function editsOf({ text, value }: { text: string; value: unknown }, wanted: Plain, blocks: Blocks): Edit[] {
  const root = parseTree(text)
  if (wanted.do === 'set' && wanted.value !== undefined && isNew(root, wanted.path)) return editsOf({ text, value }, around(wanted), blocks)
  const [owner, key] = [nodeOf(root, wanted.path.slice(0, -1)), wanted.path.at(-1) ?? '']
  if (wanted.do === 'insert') return [insertValueEdit(text, listed(owner), Number(key), wanted.value)]
  if (wanted.do === 'move') return moveEdits(text, root, wanted.path, wanted.to)
  if (wanted.do === 'remove' || wanted.value === undefined) return removeEdits(owner, key)
  if (owner.type === 'array') return [valueEdit(text, nodeOf(root, wanted.path), wanted.value)]
  if (owner.type !== 'object') throw new Refusal(studioWords.gone)
  return [fieldEdit(text, owner, String(key), wanted.value, orderAt(value, wanted.path.slice(0, -1), blocks))]
}

/** Whether the object that a field belongs to is not there, and what that would stand in is. */
function isNew(root: Node | undefined, place: JsonPath): boolean {
  const [owner, outer] = [place.slice(0, -1), place.slice(0, -2)]
  if (!root || owner.length === 0 || typeof place.at(-1) !== 'string' || typeof owner.at(-1) !== 'string') return false
  return !nodeAt(root, owner) && nodeAt(root, outer)?.type === 'object'
}

/** The first field of an object comes with the object. */
function around({ path, value }: { path: JsonPath; value?: unknown }): Plain {
  return { do: 'set', path: path.slice(0, -1), value: { [String(path.at(-1))]: value } }
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
