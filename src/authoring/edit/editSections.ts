import { type Node, parseTree } from 'jsonc-parser'
import type { Blocks } from '../../blocks/schemas'
import type { BodyEdit } from './bodyFiles'
import { applyEdits, type Edit } from '../../site/text/edits'
import { nodeAt } from '../../site/text/nodeAt'
import { schemaOf } from '../../site/schema/composed'
import { removeEdit } from '../../site/text/removeEdits'
import { hideEdit, insertEdit, reorderEdits, showEdit } from './sectionEdits'
import { findList, findSection, Refusal, sectionLists, type SectionList, type SectionPlace } from './sections'
import { visitStrings } from '../../site/schema/walk'
import { sectionWords } from '../../site/diagnostics/wording/sections'

export const ACTIONS = ['move', 'copy', 'hide', 'show', 'remove'] as const
export type Action = (typeof ACTIONS)[number]

/** The text of a content file after a change, those of files beside it, and what was done, a sentence each. */
export type Edited = { text: string; done: string[]; bodies?: readonly BodyEdit[] }

/**
 * Moves, copies, hides, shows or removes one section. Every byte outside of it stays as it is, and it keeps its own.
 *
 * @param text of a file that can be read
 * @param words of the request behind the action: a section ("/faq 3" or "/faq#id"), and for move and copy where it should go
 * ("5", "/about 2", or "/about" for its end)
 * @throws Refusal when there is no such section or place, or nothing would change
 */
export function editSections(text: string, action: Action, words: readonly string[], blocks: Blocks): Edited {
  const lists = sectionLists(text)
  const [address = '', ...others] = words
  const [number, rest] = address.includes('#') ? [undefined, others] : [others[0], others.slice(1)]
  const from = findSection(lists, address, number)
  if (action === 'move' || action === 'copy') return place(text, action, from, targetOf(lists, from, action, rest), blocks)
  if (rest.length > 0) throw new Refusal(sectionWords.tooMuch(rest, `npm run section -- ${action} ${from.list.address} ${from.index + 1}`))
  return inPlace(text, action, from)
}

function inPlace(text: string, action: 'hide' | 'show' | 'remove', { list, index }: SectionPlace): Edited {
  const section = sectionAt({ list, index })
  const edit = action === 'hide' ? hideEdit(text, section) : action === 'show' ? showEdit(section) : removeEdit(list.node, index)
  if (!edit) throw new Refusal(sectionWords.already(nameOf({ list, index }), action === 'hide' ? 'hidden' : 'shown'))
  return { text: applyEdits(text, [edit]), done: [sectionWords[action](nameOf({ list, index }))] }
}

/** Where a section should go: a number on its own page, or a page and perhaps a number on it. */
function targetOf(lists: readonly SectionList[], from: SectionPlace, action: 'move' | 'copy', words: readonly string[]): SectionPlace {
  const [first, ...others] = words
  const isOwn = first === undefined || /^\d+$/.test(first)
  const [second, ...more] = isOwn ? [undefined, ...others] : others
  if (more.length > 0) throw new Refusal(sectionWords.tooMuch(more))
  const list = isOwn ? from.list : findList(lists, first)
  const number = isOwn ? first : second
  if (number !== undefined) return findSection(lists, list.address, number, list === from.list && action === 'move' ? 0 : 1)
  if (action === 'move' && isOwn) throw new Refusal(sectionWords.noGoal(nameOf(from)))
  return { list, index: isOwn ? from.index + 1 : (list.node.children ?? []).length - (list === from.list && action === 'move' ? 1 : 0) }
}

function place(text: string, action: 'move' | 'copy', from: SectionPlace, to: SectionPlace, blocks: Blocks): Edited {
  const written = ({ offset, length }: Node) => text.slice(offset, offset + length)
  const own = written(sectionAt(from))
  const done = sectionWords.placed(nameOf(from), action === 'copy', to.index + 1, to.list.address)
  if (action === 'move' && to.list === from.list) {
    if (to.index === from.index) throw new Refusal(sectionWords.already(nameOf(from), 'there'))
    return { text: applyEdits(text, reorderEdits(text, from.list, from.index, to.index)), done: [done] }
  }
  if (action === 'move') return { text: applyEdits(text, [removeEdit(from.list.node, from.index), insertEdit(text, to.list, to.index, own, from.list)]), done: [done] }
  const copy = withFreeIds(own, idsIn(JSON.parse(written(to.list.node)), blocks), blocks)
  return { text: applyEdits(text, [insertEdit(text, to.list, to.index, copy.text, from.list)]), done: [done, ...copy.done] }
}

function sectionAt({ list, index }: SectionPlace): Node {
  const node = list.node.children?.[index]
  if (!node) throw new Refusal(sectionWords.noSection(list.address, index + 1))
  return node
}

function nameOf({ list, index }: SectionPlace): string {
  const fields = list.node.children?.[index]?.children ?? []
  const type = fields.find(({ children }) => children?.[0]?.value === 'type' || children?.[0]?.value === 'use')?.children?.[1]?.value
  return sectionWords.name(index + 1, typeof type === 'string' ? type : undefined, list.address)
}

/** Every anchor in a list of sections. */
function idsIn(sections: unknown, blocks: Blocks): Set<string> {
  const ids = new Set<string>()
  visitStrings(schemaOf(blocks).shape.pages.element.shape.sections, sections, (id) => ids.add(id), ['id'])
  return ids
}

/** A section's text with other ids in place of those that are taken, each with a sentence. */
function withFreeIds(section: string, taken: ReadonlySet<string>, blocks: Blocks): Edited {
  const tree = parseTree(section)
  const edits: Edit[] = []
  const done: string[] = []
  const own: unknown[] = [JSON.parse(section)]
  const known = new Set([...taken, ...idsIn(own, blocks)])
  visitStrings(schemaOf(blocks).shape.pages.element.shape.sections, own, (id, role, path) => {
    const node = role === 'id' && taken.has(id) && tree ? nodeAt(tree, path.slice(1)) : undefined
    if (!node) return
    const free = freeId(id, known)
    known.add(free)
    edits.push({ offset: node.offset, length: node.length, by: JSON.stringify(free) })
    done.push(sectionWords.otherId(id, free))
  })
  return { text: applyEdits(section, edits), done }
}

/** Longest id that a section may have. */
const LONGEST_ID = 64

function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let count = 2; ; count++) {
    const ending = `-${count}`
    const free = `${id.slice(0, LONGEST_ID - ending.length)}${ending}`
    if (!taken.has(free)) return free
  }
}
