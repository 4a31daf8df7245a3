import type { JsonPath } from '../../src/site/text/jsonPath'
import { readFileSync } from 'node:fs'
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { z } from 'zod'
import { loadBlocks } from '../../src/blocks/schemas'
import { tokensIn } from '../../src/parts/token'
import { hrefsIn } from '../../src/site/check/hrefs'
import { allIcons } from '../../src/site/check/icons'
import { schemaOf } from '../../src/site/schema/composed'
import { schemaAt, unwrapped } from '../../src/site/schema/schemaTree'
import { visitStrings } from '../../src/site/schema/walk'

export const text = readFileSync('pages.json', 'utf8')
export const value: unknown = JSON.parse(text)
export const blocks = await loadBlocks()
export const schema = schemaOf(blocks)

/** One slip in the real file: the text with it, the offset in that text that must be told, and what a suggestion should say. */
export type Mistake = { name: string; text: string; offset: number; meant?: string }
type Make = () => Mistake

const found = new Map<string, Make[]>()

/**
 * Notes a mistake that can be made; its text is written only when it is tried.
 *
 * @param at offset of what must be told, in the text with the mistake
 */
export function note(kind: string, path: JsonPath, offset: number, length: number, by: string, at = offset, meant?: string): void {
  const make = () => ({ name: `${path.join('.')} at ${offset}`, text: text.slice(0, offset) + by + text.slice(offset + length), offset: at, ...(meant !== undefined && { meant }) })
  const others = found.get(kind)
  if (others) others.push(make)
  else found.set(kind, [make])
}

/** As many mistakes of each kind, spread over the file. */
export function mistakes(ofEach: number): (Mistake & { kind: string })[] {
  return [...found].flatMap(([kind, all]) => {
    const step = Math.max(1, Math.floor(all.length / ofEach))
    return all
      .filter((_, index) => index % step === 0)
      .slice(0, ofEach)
      .map((make) => ({ kind, ...make() }))
  })
}

/** One of the single edits a hand makes: a letter left out, doubled, replaced, or two in the wrong order; chosen by turn. */
function slip(word: string, count: number, from = 0): string {
  // Mixed, so that the mistakes picked at even steps are still of every sort.
  const turn = Math.imul(count + 1, 2654435761) >>> 8
  const at = from + (turn % Math.max(1, word.length - from - 1))
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  const kinds = [`${before}${next}${after}`, `${before}${letter}${letter}${next}${after}`, `${before}q${next}${after}`, `${before}${next}${letter}${after}`]
  return kinds.map((_, index) => kinds[(turn + index) % kinds.length] ?? word).find((slipped) => slipped !== word) ?? `${word}q`
}

const roleAt = new Map<string, string | undefined>()
visitStrings(schema, value, (_text, role, path) => roleAt.set(path.join('\n'), role))

/** Whether a field may be left out; undefined where it is no field of the schema. */
function mayLack(path: JsonPath): boolean | undefined {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined
  return own instanceof z.ZodType ? own.safeParse(undefined).success : undefined
}

let turn = 0
const icons = new Set(allIcons().keys())
const paths = new Set(text.match(/(?<="path": ")[^"]*/g))

function misspell(
  kind: string,
  path: JsonPath,
  offset: number,
  word: string,
  { from = 0, at = offset, meant = word, known }: { from?: number; at?: number; meant?: string; known?: ReadonlySet<string> } = {},
): void {
  const slipped = slip(word, turn++, from)
  if (!known?.has(slipped)) note(kind, path, offset, word.length, slipped, at, meant)
}

function hurtField(property: Node, key: Node, child: Node, owner: Node, path: JsonPath): void {
  const name = String(key.value)
  const isOptional = mayLack(path)
  if (isOptional === undefined) return
  const siblings = (owner.children ?? []).map(({ children }) => String(children?.[0]?.value))
  if (name !== '$schema') misspell('a field misspelled', path, key.offset + 1, name, { at: key.offset, known: new Set(siblings) })
  const next = owner.children?.[siblings.indexOf(name) + 1]
  if (next) note('a name that stands twice', path, next.offset, 0, `${text.slice(property.offset, property.offset + property.length)}, `, next.offset)
  if (!isOptional && next) note('a field deleted', path, property.offset, next.offset - property.offset, '', owner.offset)
  if (child.type === 'array') note('a text instead of a list', path, child.offset, child.length, '"x"')
  if (child.type === 'boolean') note('a yes in quotes', path, child.offset, child.length, `"${child.value}"`)
}

function hurtText(node: Node, path: JsonPath): void {
  const word = String(node.value)
  const inside = node.offset + 1
  const role = roleAt.get(path.join('\n'))
  const check = schemaAt(schema, value, path)
  const spell = (kind: string, options: Parameters<typeof misspell>[4] = {}) => misspell(kind, path, inside, word, { at: node.offset, ...options })
  if (check instanceof z.ZodEnum) spell('an option misspelled')
  else if (path.at(-1) === 'type') spell('a type misspelled')
  else if (path.at(-1) === 'use') spell('a shared section misspelled')
  else if (role === 'icon') spell('an icon misspelled', { known: icons })
  else if (role === 'gradient') spell('a gradient misspelled')
  else if (role === 'collection') spell('a collection misspelled')
  if (check && unwrapped(check) instanceof z.ZodString)
    for (const [kind, by] of [
      ['a number', '5'],
      ['null', 'null'],
      ['a list', '["x"]'],
      ['an entry in braces', '{ "x": 1 }'],
    ])
      note(`${kind} instead of a text`, path, node.offset, node.length, by ?? '')
  if (role === 'text') note('an empty text', path, node.offset, node.length, '""')
  if (JSON.stringify(word).length !== word.length + 2) return
  for (const { name, offset } of tokensIn(word)) misspell('a token broken', path, inside + offset + 1, name, { from: name.indexOf('.') + 1, at: inside + offset })
  hurtLinks(word, role, inside, path)
}

function hurtLinks(word: string, role: string | undefined, inside: number, path: JsonPath): void {
  // Roles come from the schema's own registry.
  for (const { href, within } of hrefsIn(word, role as Parameters<typeof hrefsIn>[1])) {
    const start = inside + (within?.start ?? 0)
    const at = within ? start : inside - 1
    const [page = '', anchor] = href.split('#')
    if (/^\/[a-z/-]+$/.test(page)) misspell('a link broken', path, start, page, { from: 1, at, known: paths })
    if (anchor && !href.includes(':')) misspell('an anchor broken', path, start + page.length + 1, anchor, { at })
  }
}

function visit(node: Node, path: JsonPath): void {
  if (node.type === 'array') return node.children?.forEach((child, index) => visit(child, [...path, index]))
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? []
    if (!key || !child) continue
    const own = [...path, String(key.value)]
    hurtField(property, key, child, node, own)
    if (child.type === 'string') hurtText(child, own)
    if (child.type === 'number') note('a number in quotes', own, child.offset, child.length, `"${child.value}"`)
    visit(child, own)
  }
}

/** Ids, paths and slugs given twice: told at the second of the two. */
function hurtNames(tree: Node): void {
  const listOf = (path: JsonPath) => findNodeAtLocation(tree, [...path])?.children ?? []
  const field = (entry: Node, name: string) => entry.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
  const repeat = (kind: string, entries: readonly Node[], name: string) =>
    entries.forEach((entry, index) => {
      const [one, other] = [field(entry, name), field(entries[index + 1] ?? entry, name)]
      if (one && other && one !== other && !String(other.value).includes('$')) note(kind, [name, index], other.offset, other.length, JSON.stringify(one.value))
    })
  repeat('a path that stands twice', listOf(['pages']), 'path')
  repeat('a slug that stands twice', listOf(['collections', 'articles']), 'slug')
  listOf(['pages']).forEach((_, page) => {
    const sections = listOf(['pages', page, 'sections'])
    const id = sections.map((section) => field(section, 'id')).find((found) => found !== undefined)
    for (const section of sections) {
      const type = field(section, 'type')
      if (!id || !type || field(section, 'id') || section.offset < id.offset) continue
      const added = `, "id": ${JSON.stringify(id.value)}`
      note('an id that stands twice', ['pages', page], type.offset + type.length, 0, added, type.offset + type.length + added.length - String(id.value).length - 2)
    }
  })
}

export const tree = parseTree(text)
if (tree) {
  visit(tree, [])
  hurtNames(tree)
}
