import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as toPlain } from 'mdast-util-to-string'

/** The words of a rich text without its marks, paragraphs and list entries parted by a space. */
export function plainText(richText: string): string {
  return fromMarkdown(richText)
    .children.map((block) => ('children' in block && block.type === 'list' ? block.children.map((entry) => toPlain(entry)).join(' ') : toPlain(block)))
    .join(' ')
}
