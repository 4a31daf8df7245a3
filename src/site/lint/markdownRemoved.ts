import type { Nodes, Root } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../parts/markdown'
import { cause } from '../catalogue'
import { at, type Stretch } from '../problem'
import type { Unshown } from '../wording/markdown'
import type { StringRule } from './lint'

/** Without any of these a text has nothing but words, emphasis, lists and links. */
const PERHAPS = /!\[|\]:|^[ \t>]*(?:[-+*]|\d+[.)])?[ \t]*(?:#|[=-]+[ \t]*$|(?:[-*_][ \t]*){3,}$)|^.*\|.*-/m
/** The line below the headings of a table. */
const TABLE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m

/** What Markdown has and running text has not, each kind told once in a text. */
export const markdownRemoved: StringRule = () => (text, role, path) => {
  if (role !== 'richText' || !PERHAPS.test(text)) return []
  const tree = parseMarkdown(text)
  const kinds = new Map<Unshown, { within: Stretch; more: number }>()
  for (const { kind, node } of tree ? unshownIn(tree) : []) {
    const earlier = kinds.get(kind)
    const start = node.position?.start.offset ?? 0
    if (earlier) earlier.more++
    else kinds.set(kind, { within: { start, length: (node.position?.end.offset ?? start) - start }, more: 0 })
  }
  return [...kinds].map(([kind, { within, more }]) => at(path, cause('removedMarkdown', { kind, more }), within))
}

function unshownIn(tree: Root): { kind: Unshown; node: Nodes }[] {
  const found: { kind: Unshown; node: Nodes }[] = []
  const used = usedDefinitions(tree)
  visitMarkdown(tree, (node) => {
    const kind = kindOf(node, used)
    if (kind) found.push({ kind, node })
  })
  return found
}

function kindOf(node: Nodes, used: ReadonlySet<Nodes>): Unshown | undefined {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'image' || node.type === 'imageReference') return 'picture'
  if (node.type === 'thematicBreak') return 'rule'
  if (node.type === 'definition') return used.has(node) ? undefined : 'definition'
  if (node.type !== 'paragraph') return undefined
  const words = toPlain(node)
  return words.includes('|') && words.includes('\n') && TABLE.test(words) ? 'table' : undefined
}

/** Of several definitions with one name only the first is ever used. */
function usedDefinitions(tree: Root): ReadonlySet<Nodes> {
  const definitions = definitionsIn(tree)
  const used = new Set<Nodes>()
  visitMarkdown(tree, (node) => {
    const definition = node.type === 'linkReference' || node.type === 'imageReference' ? definitions.get(node.identifier) : undefined
    if (definition) used.add(definition)
  })
  return used
}
