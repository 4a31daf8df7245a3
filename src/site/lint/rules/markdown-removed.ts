import { advice } from '../../../parts/message'
import type { TextRange } from '../../text/location'
import type { Nodes, Root } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { definitionsIn, parseMarkdown, visitMarkdown } from '../../../parts/markdown'
import { holdsPictures } from '../../check/textPictures'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import { markOf } from '../../schema/schemaTree'
import type { Rule } from '../rule'

type Unshown = 'heading' | 'picture' | 'rule' | 'table' | 'brokenTable' | 'definition' | 'list' | 'quote' | 'code'

const WHAT: Record<Unshown, string> = {
  heading: 'Here stands a heading, but running text has none: it is shown as a paragraph',
  picture: 'Here stands a picture, but running text has none: only the words for it are shown',
  rule: 'Here stands a line across the page, but running text has none: it is not shown',
  table: 'Here stands a table, but this text is one line or paragraph: it is shown as it is written',
  brokenTable: 'Here stands a table whose line of dashes has not as many cells as the line above it: it is shown as it is written',
  list: 'Here stands a list, but this text is one line or paragraph: it is shown as it is written',
  quote: 'Here stands a quote, but this text is one line or paragraph: it is shown as it is written',
  code: 'Here stand lines of code, but this text is one line or paragraph: they are shown as they are written',
  definition: 'Here stands an address for a link, but no link in this text uses it: it is not shown',
}

const HINTS: Record<Unshown, string> = {
  heading: 'Write it in **bold**, or give the text a title of its own.',
  picture: 'Delete it, and say in words what it shows; or write the text in a block that shows pictures, such as "prose".',
  rule: 'Delete it, or begin a new section here.',
  table: 'Write a sentence, or use a block of running text, such as "prose", or the block "table".',
  brokenTable: 'Give each of the two lines the same number of cells, as in | What | Price | and | --- | --- | below it.',
  list: 'Write a sentence, or use a field for lists or a block of running text, such as "prose".',
  quote: 'Write it in quotation marks, or use a block of running text, such as "prose".',
  code: 'Write a word of code between two `, or use a block of running text, such as "prose".',
  definition: 'Write the link as [words](/address), or delete the line.',
}

const removed = advice<{ kind: Unshown; more: number }>({
  code: 'PS449',
  title: 'Something that running text does not show',
  message: ({ kind, more }) => `${WHAT[kind]}${more > 0 ? `. There ${more === 1 ? 'is 1 more' : `are ${more} more`} in this text` : ''}.`,
  hint: ({ kind }) => HINTS[kind],
  example: {
    wrong: '{ "type": "prose", "text": "# Fees\\n\\nThere are none." }',
    right: '{ "type": "prose", "title": "Fees", "text": "There are none." }',
    words: { kind: 'heading', more: 0 },
  },
})

/** What running text shows, unless it is one line or paragraph. */
const IN_BLOCKS: ReadonlySet<Unshown> = new Set(['list', 'quote', 'code', 'table'])

/** Without any of these a text has nothing but words, emphasis, lists and links. */
const PERHAPS = /!\[|\]:|^[ \t>]*(?:[-+*]|\d+[.)])?[ \t]*(?:#|[=-]+[ \t]*$|(?:[-*_][ \t]*){3,}$)|^.*\|.*-|^[ \t]*(?:>|(?:[-+*]|\d+[.)])[ \t]|```|~~~)|^(?: {4}|\t)/m
/** The same of a text that may have lists, quotes, code and tables: what stands in an entry of a list has the mark of that before it. */
const PERHAPS_IN_BLOCKS = /!\[|\]:|^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){0,21}[ \t]*(?:#|[=-]+[ \t]*$|(?:[-*_][ \t]*){3,}$)|^.*\|.*-/m
/** The line below the headings of a table. */
const TABLE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/m

/** What Markdown has and running text has not, each kind told once in a text. */
export const rule: Rule = {
  meaning: 'Running text has only what pages show.',
  messages: [removed],
  checkText: () => (text, role, path, schema) => {
    const isInline = markOf(schema).inline === true
    if (role !== 'richText' || !(isInline ? PERHAPS : PERHAPS_IN_BLOCKS).test(text)) return []
    const tree = parseMarkdown(text)
    const kinds = new Map<Unshown, { within: TextRange; more: number }>()
    for (const { kind, node } of tree ? unshownIn(tree) : []) {
      if (kind === 'picture' && holdsPictures(role, schema)) continue
      if (IN_BLOCKS.has(kind) && !isInline) continue
      const earlier = kinds.get(kind)
      const start = node.position?.start.offset ?? 0
      if (earlier) earlier.more++
      else kinds.set(kind, { within: { start, length: (node.position?.end.offset ?? start) - start }, more: 0 })
    }
    return [...kinds].map(([kind, { within, more }]) => at(path, message(removed, { kind, more }), within))
  },
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
  if (node.type === 'list') return 'list'
  if (node.type === 'blockquote') return 'quote'
  if (node.type === 'code') return 'code'
  if (node.type === 'table') return 'table'
  if (node.type === 'definition') return used.has(node) ? undefined : 'definition'
  if (node.type !== 'paragraph') return undefined
  const words = toPlain(node)
  return words.includes('|') && words.includes('\n') && TABLE.test(words) ? 'brokenTable' : undefined
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
