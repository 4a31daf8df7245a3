import { readFileSync } from 'node:fs'
import { type Node, parseTree } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadBlocks } from '../../src/blocks/schemas'
import { tokensIn } from '../../src/parts/token'
import { allIcons } from '../../src/site/icons'
import { schemasOf } from '../../src/site/judge'
import { loadText } from '../../src/site/load'
import { pagesSchema } from '../../src/site/schema'
import { type Path, schemaAt, unwrapped, visitStrings } from '../../src/site/schemaTree'

const text = readFileSync('pages.json', 'utf8')
const value: unknown = JSON.parse(text)
const blocks = await loadBlocks()
const schema = pagesSchema(schemasOf(blocks))

/** One slip in the real file: the text with it, its line, and what a suggestion should say. */
type Mistake = { name: string; text: string; line: number; meant?: string }
type Kind = 'a field deleted' | 'a field misspelled' | 'a type misspelled' | 'an option misspelled' | 'an icon misspelled' | 'a token broken' | 'a link broken' | 'a text made a number' | 'a number made a text'

/** How many mistakes of each kind are tried, spread over the file. */
const OF_EACH_KIND = 25

const lineAt = (offset: number) => text.slice(0, offset).split('\n').length

function replaced(name: string, offset: number, length: number, by: string, meant?: string): () => Mistake {
  return () => ({ name: `${name}, line ${lineAt(offset)}`, text: text.slice(0, offset) + by + text.slice(offset + length), line: lineAt(offset), ...(meant !== undefined && { meant }) })
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
const isMissingAllowed = (path: Path) => {
  const parent = schemaAt(schema, value, path.slice(0, -1))
  const own = parent instanceof z.ZodObject ? parent.shape[String(path.at(-1))] : undefined
  return own instanceof z.ZodType ? own.safeParse(undefined).success : undefined
}

/** Every mistake that can be made in pages.json; its text is written only when it is picked. */
const found: Record<Kind, (() => Mistake)[]> = {
  'a field deleted': [], 'a field misspelled': [], 'a type misspelled': [], 'an option misspelled': [], 'an icon misspelled': [],
  'a token broken': [], 'a link broken': [], 'a text made a number': [], 'a number made a text': [],
}

function visit(node: Node, path: Path): void {
  if (node.type === 'array') return node.children?.forEach((child, index) => visit(child, [...path, index]))
  for (const property of node.children ?? []) {
    const [key, child] = property.children ?? []
    if (!key || !child) continue
    const own = [...path, String(key.value)]
    hurtField(property, key, node, own)
    if (child.type === 'string') hurtText(child, own)
    if (child.type === 'number') found['a number made a text'].push(replaced(own.join('.'), child.offset, child.length, `"${child.value}"`))
    visit(child, own)
  }
}

function hurtField(property: Node, key: Node, owner: Node, path: Path): void {
  const name = String(key.value)
  const isOptional = isMissingAllowed(path)
  if (isOptional === undefined) return
  const slipped = slip(name, found['a field misspelled'].length)
  if (name !== '$schema' && !(owner.children ?? []).some((other) => other.children?.[0]?.value === slipped)) {
    found['a field misspelled'].push(replaced(path.join('.'), key.offset, key.length, JSON.stringify(slipped), name))
  }
  const next = owner.children?.[(owner.children?.indexOf(property) ?? 0) + 1]
  if (isOptional || !next) return
  found['a field deleted'].push(() => ({ name: `without ${path.join('.')}`, text: text.slice(0, property.offset) + text.slice(next.offset), line: lineAt(owner.offset) }))
}

function hurtText(node: Node, path: Path): void {
  const word = String(node.value)
  const inside = node.offset + 1
  const role = roleAt.get(path.join('\n'))
  const judge = schemaAt(schema, value, path)
  const swap = (kind: Kind, meant: string, from = 0) => {
    const slipped = slip(word, found[kind].length, from)
    if (!known[kind]?.has(slipped)) found[kind].push(replaced(path.join('.'), inside, word.length, slipped, meant))
  }
  if (judge instanceof z.ZodEnum) swap('an option misspelled', word)
  else if (path.at(-1) === 'type') swap('a type misspelled', word)
  else if (role === 'icon') swap('an icon misspelled', word)
  else if (role === 'href' && /^\/[a-z/-]+$/.test(word)) swap('a link broken', word, 1)
  if (judge && unwrapped(judge) instanceof z.ZodString) found['a text made a number'].push(replaced(path.join('.'), node.offset, node.length, '5'))
  if (JSON.stringify(word).length !== word.length + 2) return
  for (const { name, offset } of tokensIn(word)) {
    const slipped = slip(name, found['a token broken'].length, name.indexOf('.') + 1)
    found['a token broken'].push(replaced(path.join('.'), inside + offset + 1, name.length, slipped, name))
  }
}

const known: Partial<Record<Kind, ReadonlySet<string>>> = {
  'an icon misspelled': new Set(allIcons().keys()),
  'a link broken': new Set(text.match(/(?<="path": ")[^"]*/g)),
}
const tree = parseTree(text)
if (tree) visit(tree, [])

const tried = Object.entries(found).flatMap(([kind, mistakes]) => {
  const step = Math.max(1, Math.floor(mistakes.length / OF_EACH_KIND))
  return mistakes.filter((_, index) => index % step === 0).slice(0, OF_EACH_KIND).map((make) => ({ kind, ...make() }))
})
const judged = tried.map((mistake) => ({ ...mistake, problems: loadText(new TextEncoder().encode(mistake.text), 'pages.json', blocks).problems }))
const told = ({ kind, name, problems }: (typeof judged)[number]) => `${kind} (${name}): ${problems.map(({ code, line, what, todo }) => `${code} line ${line}: ${what} ${todo}`).slice(0, 3).join(' | ') || 'no problem'}`

/** At most one in twenty may fall short. */
const RARE = 0.05

test('at least 150 mistakes are tried, of every kind', () => {
  expect(tried.length).toBeGreaterThanOrEqual(150)
  expect(Object.entries(found).filter(([, mistakes]) => mistakes.length === 0)).toEqual([])
})

describe.each(Object.keys(found))('%s', (kind) => {
  const own = judged.filter((mistake) => mistake.kind === kind)

  test('is told in its own line', () => {
    expect(own.filter(({ line, problems }) => !problems.some((problem) => problem.line === line)).map(told)).toEqual([])
  })
})

test('one mistake is one problem', () => {
  const several = judged.filter(({ problems }) => problems.length !== 1)
  expect(several.length / judged.length, several.map(told).join('\n')).toBeLessThanOrEqual(RARE)
})

test('what was meant is suggested first', () => {
  const misspelled = judged.filter(({ meant }) => meant !== undefined)
  const missed = misspelled.filter(({ meant, problems }) => !problems.some(({ todo }) => todo.startsWith(`Did you mean "${meant}"?`) || todo.startsWith(`Did you mean {${meant}}?`)))
  expect(missed.length / misspelled.length, missed.map(told).join('\n')).toBeLessThanOrEqual(RARE)
})
