import type { Node } from 'jsonc-parser'
import type { JsonPath } from './jsonPath'
import { afterComma, afterSpace, afterValue } from './jsonWalk'

/**
 * What `parseTree` makes of a text, as far as these paths lead: the whole tree takes many times the memory of its text.
 * Fields that no path names are left out; a list has holes in place of entries that none names. What stands behind the last of
 * them is not looked at, unless the length of what is around it is asked for.
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
  const { node, children } = container('array', text, offset, parent)
  let left = wanted.size
  let here = left > 0 ? afterSpace(text, offset + 1) : offset
  for (let index = 0; left > 0 && text.charCodeAt(here) !== CLOSE_LIST; index++) {
    const inner = wanted.get(index)
    const entry = inner && nodeAt(text, here, inner, node)
    if (entry) {
      children[index] = entry
      left--
    }
    // Where the last one ends is of no use to anybody.
    if (left > 0) here = afterComma(text, entry ? here + entry.length : afterValue(text, here))
  }
  return node
}

function objectAt(text: string, offset: number, wanted: Wanted, parent: Node | undefined): Node {
  const { node, children } = container('object', text, offset, parent)
  let left = wanted.size
  let here = left > 0 ? afterSpace(text, offset + 1) : offset
  while (left > 0 && text.charCodeAt(here) !== CLOSE_OBJECT) {
    const { property, start } = fieldAt(text, here, wanted, node)
    if (property) {
      children.push(property)
      left--
    }
    if (left > 0) here = afterComma(text, property ? here + property.length : afterValue(text, start))
  }
  return node
}

/** A list or an object; how long it is shows a walk over all that it holds, for who asks. */
function container(type: 'array' | 'object', text: string, offset: number, parent: Node | undefined): { node: Node; children: Node[] } {
  const children: Node[] = []
  let length: number | undefined
  const node: Node = {
    type,
    offset,
    get length() {
      length ??= afterValue(text, offset) - offset
      return length
    },
    parent,
    children,
  }
  return { node, children }
}

/** The field that starts here, if it is wanted, and where its value starts. */
function fieldAt(text: string, offset: number, wanted: Wanted, parent: Node): { property?: Node; start: number } {
  const afterKey = afterValue(text, offset)
  const colonOffset = afterSpace(text, afterKey)
  const start = afterSpace(text, colonOffset + 1)
  const name: string = JSON.parse(text.slice(offset, afterKey))
  const inner = wanted.get(name)
  if (!inner) return { start }
  const children: Node[] = []
  const property: Node = {
    type: 'property',
    offset,
    get length() {
      return start + (children[1]?.length ?? 0) - offset
    },
    colonOffset,
    parent,
    children,
  }
  children.push({ type: 'string', value: name, offset, length: afterKey - offset, parent: property }, nodeAt(text, start, inner, property))
  return { property, start }
}
