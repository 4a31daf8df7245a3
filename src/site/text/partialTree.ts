import type { Node } from 'jsonc-parser'
import type { JsonPath } from './jsonPath'
import { afterComma, afterSpace, afterValue } from './jsonWalk'

/**
 * What `parseTree` makes of a text, as far as these paths lead: the whole tree takes many times the memory of its text.
 * Fields that no path names are left out; a list has holes in place of entries that none names.
 *
 * @param text that JSON.parse accepts
 */
export function partialTree(text: string, paths: readonly JsonPath[]): Node {
  const wanted: Wanted = new Map()
  for (const path of paths) path.reduce<Wanted>((around, key) => around.get(key) ?? added(around, key), wanted)
  return nodeAt(text, afterSpace(text, 0), wanted, undefined)
}

/** Steps to be found, each with those that follow it. */
type Wanted = Map<string | number, Wanted>

function added(around: Wanted, key: string | number): Wanted {
  const inner: Wanted = new Map()
  around.set(key, inner)
  return inner
}

const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

function nodeAt(text: string, offset: number, wanted: Wanted, parent: Node | undefined): Node {
  const first = text.charCodeAt(offset)
  if (first === OPEN_LIST) return listAt(text, offset, wanted, parent)
  if (first === OPEN_OBJECT) return objectAt(text, offset, wanted, parent)
  const length = afterValue(text, offset) - offset
  const value: unknown = JSON.parse(text.slice(offset, offset + length))
  const type = typeof value
  return { type: type === 'string' || type === 'number' || type === 'boolean' ? type : 'null', offset, length, value, parent }
}

function listAt(text: string, offset: number, wanted: Wanted, parent: Node | undefined): Node {
  const children: Node[] = []
  const node = { type: 'array' as const, offset, length: 0, parent, children }
  if (wanted.size === 0) return { ...node, length: afterValue(text, offset) - offset }
  let here = afterSpace(text, offset + 1)
  for (let index = 0; text.charCodeAt(here) !== CLOSE_LIST; index++) {
    const inner = wanted.get(index)
    const entry = inner && nodeAt(text, here, inner, node)
    if (entry) children[index] = entry
    here = afterComma(text, entry ? here + entry.length : afterValue(text, here))
  }
  node.length = here + 1 - offset
  return node
}

function objectAt(text: string, offset: number, wanted: Wanted, parent: Node | undefined): Node {
  const children: Node[] = []
  const node = { type: 'object' as const, offset, length: 0, parent, children }
  if (wanted.size === 0) return { ...node, length: afterValue(text, offset) - offset }
  let here = afterSpace(text, offset + 1)
  while (text.charCodeAt(here) !== CLOSE_OBJECT) {
    const { property, end } = fieldAt(text, here, wanted, node)
    if (property) children.push(property)
    here = afterComma(text, end)
  }
  node.length = here + 1 - offset
  return node
}

/** The field that starts here, if it is wanted, and the offset behind it. */
function fieldAt(text: string, offset: number, wanted: Wanted, parent: Node): { property?: Node; end: number } {
  const afterKey = afterValue(text, offset)
  const colonOffset = afterSpace(text, afterKey)
  const start = afterSpace(text, colonOffset + 1)
  const name: string = JSON.parse(text.slice(offset, afterKey))
  const inner = wanted.get(name)
  if (!inner) return { end: afterValue(text, start) }
  const children: Node[] = []
  const property = { type: 'property' as const, offset, length: 0, colonOffset, parent, children }
  const value = nodeAt(text, start, inner, property)
  const end = start + value.length
  property.length = end - offset
  children.push({ type: 'string', value: name, offset, length: afterKey - offset, parent: property }, value)
  return { property, end }
}
