import { toString as toPlain } from 'mdast-util-to-string'
import { parseMarkdown } from './markdown'

/** The words of a rich text without its marks, paragraphs and list entries parted by a space. */
export function plainText(richText: string): string {
  const tree = parseMarkdown(richText)
  if (!tree) return richText
  return tree.children.map((block) => ('children' in block && block.type === 'list' ? block.children.map((entry) => toPlain(entry)).join(' ') : toPlain(block))).join(' ')
}
