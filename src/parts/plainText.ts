import type { Nodes } from 'mdast'
import { toString as toPlain } from 'mdast-util-to-string'
import { parseMarkdown } from './markdown'

/** What stands in a line or a cell of its own, so that its words are no part of the words beside it. */
const HOLDERS: ReadonlySet<Nodes['type']> = new Set(['root', 'list', 'listItem', 'blockquote', 'table', 'tableRow'])

/** The words of a rich text without its marks, paragraphs, list entries and cells parted by a space. */
export function plainText(richText: string): string {
  const tree = parseMarkdown(richText)
  return tree ? wordsOf(tree) : richText
}

function wordsOf(node: Nodes): string {
  return 'children' in node && HOLDERS.has(node.type) ? node.children.map(wordsOf).filter(Boolean).join(' ') : toPlain(node)
}
