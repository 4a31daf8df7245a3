import type { Node } from 'jsonc-parser'
import type { JsonPath } from './jsonPath'

/** By the node of an object: the values of its fields by their names, of two of one name the first. */
const fields = new WeakMap<Node, ReadonlyMap<string, Node>>()

/**
 * The node that a path leads to in a tree that changes no more. The fields of each object are gone through once: a file may have
 * thousands of names in one, and be asked for each of them.
 */
export function nodeAt(tree: Node, path: JsonPath): Node | undefined {
  let node: Node | undefined = tree
  for (const key of path) {
    if (typeof key === 'number') node = node.type === 'array' ? node.children?.[key] : undefined
    else node = node.type === 'object' ? fieldsOf(node).get(key) : undefined
    if (!node) return undefined
  }
  return node
}

/** The node at a path that is known to be there. */
export function neededNode(tree: Node | undefined, path: JsonPath): Node {
  const node = tree && nodeAt(tree, path)
  if (!node) throw new Error(`There is nothing at ${path.join('.')}.`)
  return node
}

function fieldsOf(object: Node): ReadonlyMap<string, Node> {
  const known = fields.get(object)
  if (known) return known
  const found = new Map<string, Node>()
  for (const { children: [name, value] = [] } of object.children ?? []) if (name && value && !found.has(name.value)) found.set(name.value, value)
  fields.set(object, found)
  return found
}
