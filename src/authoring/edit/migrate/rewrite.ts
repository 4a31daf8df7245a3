import { isDeepStrictEqual } from 'node:util'
import { type Node, parseTree } from 'jsonc-parser'
import { type Fields, isFields } from '../../../parts/fieldPath'
import { indentIn, print, reindent, type Style, styleOf } from './print'

/** A value in the text: where it is written, and what it is. */
type Written = { node: Node; value: unknown }
/** An entry of an object or a list as it will be written, with the node that it goes on from. */
type Piece = { from: Node | undefined; write: (lead: string) => string }

/**
 * Writes a JSON value anew with as few changes of its text as possible: what stays equal keeps its text, a value that only got
 * another name keeps it, and so does one that moved.
 *
 * @param text of one value, valid and without names that stand twice
 * @param next what the text shall say
 * @param style of the file, where the text is only a part of it
 */
export function rewrite(text: string, next: unknown, style: Style = styleOf(text)): string {
  const node = parseTree(text)
  if (!node) throw new Error('Only valid JSON can be rewritten.')
  const written = { node, value: JSON.parse(text) as unknown }
  const writer = new Writer(text, style, left(written, next))
  return text.slice(0, node.offset) + writer.write(written, next) + text.slice(node.offset + node.length)
}

class Writer {
  constructor(
    private readonly text: string,
    private readonly style: Style,
    private readonly moved: readonly Written[],
  ) {}

  write(written: Written, next: unknown): string {
    const { node, value } = written
    if (isDeepStrictEqual(value, next)) return this.textOf(node)
    if (isFields(value) && isFields(next)) return this.join(node, this.fields(node, value, next))
    if (Array.isArray(value) && Array.isArray(next)) return this.join(node, this.entries(written, next))
    return this.fresh(next, indentIn(this.leadOf(node.parent?.type === 'property' ? node.parent : node)))
  }

  private fields(node: Node, before: Fields, after: Fields): Piece[] {
    const names = renames(before, after)
    const old = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property]))
    const kept = [...old].flatMap(([name, property]): [string, Piece][] => {
      const now = names.get(name) ?? name
      if (!Object.hasOwn(after, now)) return []
      const [key, value] = property.children ?? []
      if (!key || !value) return []
      const between = this.text.slice(key.offset + key.length, value.offset)
      const write = () => (now === name ? this.textOf(key) : JSON.stringify(now)) + between + this.write({ node: value, value: before[name] }, after[now])
      return [[now, { from: property, write }]]
    })
    const colon = this.colonIn(node)
    const order = kept.map(([name]) => name)
    const pieces = new Map(kept)
    Object.keys(after).forEach((name, index, all) => {
      if (pieces.has(name)) return
      pieces.set(name, { from: undefined, write: (lead) => `${JSON.stringify(name)}${colon}${this.fresh(after[name], indentIn(lead))}` })
      order.splice(order.indexOf(all[index - 1] ?? '') + 1, 0, name)
    })
    return order.flatMap((name) => pieces.get(name) ?? [])
  }

  private entries({ node, value }: Written, after: readonly unknown[]): Piece[] {
    const before = value as readonly unknown[]
    return pairs(before, after).map((index, at): Piece => {
      const child = index === undefined ? undefined : node.children?.[index]
      if (!child) return { from: undefined, write: (lead) => this.fresh(after[at], indentIn(lead)) }
      return { from: child, write: () => this.write({ node: child, value: before[index ?? 0] }, after[at]) }
    })
  }

  /** The entries between their brackets. White space that was there stays; a new entry takes that of its neighbours. */
  private join(node: Node, pieces: readonly Piece[]): string {
    const [open, close] = [this.text.charAt(node.offset), this.text.charAt(node.offset + node.length - 1)]
    if (pieces.length === 0) return `${open}${close}`
    const old = node.children ?? []
    const [first, second] = old
    const last = old.at(-1)
    const padding = open === '{' ? this.style.space : ''
    const opening = first ? this.leadOf(first) : padding
    const following = second ? this.leadOf(second) : indentIn(opening) === undefined ? this.style.space : opening
    const closing = last ? this.text.slice(last.offset + last.length, node.offset + node.length - 1) : padding
    const written = pieces.map(({ from, write }, index) => {
      const lead = index === 0 ? opening : from && from !== first ? this.leadOf(from) : following
      return lead + write(lead) + (from && index < pieces.length - 1 ? this.trailOf(from) : '')
    })
    return `${open}${written.join(',')}${closing}${close}`
  }

  /** A new value: the text of an equal one that went elsewhere, or as the file would write it. */
  private fresh(value: unknown, indent: string | undefined): string {
    const source = this.moved.find((candidate) => isDeepStrictEqual(candidate.value, value))
    if (!source) return print(value, indent, this.style)
    return reindent(this.textOf(source.node), this.indentAt(source.node.offset), indent ?? '')
  }

  private textOf({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length)
  }

  /** The white space before a value or a field. */
  private leadOf({ offset }: Node): string {
    let start = offset
    while (isSpace(this.text.charAt(start - 1))) start--
    return this.text.slice(start, offset)
  }

  /** The white space between an entry and its comma; before a bracket it belongs to the bracket. */
  private trailOf({ offset, length }: Node): string {
    let end = offset + length
    while (isSpace(this.text.charAt(end))) end++
    return this.text.charAt(end) === ',' ? this.text.slice(offset + length, end) : ''
  }

  private colonIn({ children = [] }: Node): string {
    const [key, value] = children[0]?.children ?? []
    return key && value ? this.text.slice(key.offset + key.length, value.offset) : `:${this.style.space}`
  }

  /** The indentation of the line in which something stands. */
  private indentAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? ''
  }
}

/** Before the first character of a text, and behind the last, is none. */
const isSpace = (character: string): boolean => /[ \t\r\n]/.test(character)

/** Which field got which name: one that went, and one that came with an equal value. */
function renames(before: Fields, after: Fields): ReadonlyMap<string, string> {
  const came = Object.keys(after).filter((name) => !Object.hasOwn(before, name))
  const found = new Map<string, string>()
  for (const name of Object.keys(before).filter((key) => !Object.hasOwn(after, key))) {
    const at = came.findIndex((candidate) => isDeepStrictEqual(after[candidate], before[name]))
    if (at >= 0) found.set(name, String(came.splice(at, 1)[0]))
  }
  return found
}

/** For each entry of the new list the entry of the old one that it goes on from. */
function pairs(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  if (before.length === after.length) return after.map((_, index) => index)
  const equal: (number | undefined)[] = []
  let next = 0
  for (const entry of after) {
    const found = before.findIndex((candidate, index) => index >= next && isDeepStrictEqual(candidate, entry))
    equal.push(found < 0 ? undefined : found)
    if (found >= 0) next = found + 1
  }
  // Between two entries that stayed as they were, those that changed go on from the most similar, in their order.
  let free = 0
  return equal.map((index, at) => {
    const limit = equal.slice(at).find((later) => later !== undefined) ?? before.length
    const found = index ?? mostSimilar(before, free, limit, after[at])
    if (found !== undefined) free = found + 1
    return found
  })
}

function mostSimilar(before: readonly unknown[], from: number, to: number, entry: unknown): number | undefined {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  const likeness = new Map(indexes.map((index) => [index, alike(before[index], entry)]))
  return indexes.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0))[0]
}

/** How many fields two entries have in common. */
function alike(one: unknown, other: unknown): number {
  return isFields(one) && isFields(other) ? Object.keys(one).filter((name) => Object.hasOwn(other, name) && isDeepStrictEqual(one[name], other[name])).length : 0
}

/** Every value that has no place any more where it stood: what moved is among them. */
function left({ node, value }: Written, next: unknown): Written[] {
  if (isDeepStrictEqual(value, next)) return []
  if (isFields(value) && isFields(next)) {
    const names = renames(value, next)
    return (node.children ?? []).flatMap(({ children: [key, child] = [] }) => {
      const name = String(key?.value)
      if (!child || names.has(name)) return []
      const written = { node: child, value: value[name] }
      return Object.hasOwn(next, name) ? left(written, next[name]) : within(written)
    })
  }
  if (!Array.isArray(value)) return within({ node, value })
  const isSame = Array.isArray(next) && next.length === value.length
  return (node.children ?? []).flatMap((child, index) => (isSame ? left({ node: child, value: value[index] }, next[index]) : within({ node: child, value: value[index] })))
}

function within({ node, value }: Written): Written[] {
  const inner = (node.children ?? []).flatMap((child, index): Written[] => {
    if (Array.isArray(value)) return [{ node: child, value: value[index] }]
    const [key, inside] = child.children ?? []
    return inside && isFields(value) ? [{ node: inside, value: value[String(key?.value)] }] : []
  })
  return [{ node, value }, ...inner.flatMap(within)]
}
