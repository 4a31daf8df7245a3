import type { Node } from 'jsonc-parser'
import type { Edit } from '../../site/text/edits'
import { removeEdit } from '../../site/text/removeEdits'
import type { SectionList } from './sections'

/** Offset behind the end of a node. */
const endOf = ({ offset, length }: Node) => offset + length
const childrenOf = ({ children = [] }: Node): Node[] => children

/** Puts a section at another place of its own list. What stands between sections stays where it is; only they change places. */
export function reorderEdits(text: string, { node }: SectionList, from: number, to: number): Edit[] {
  const sections = childrenOf(node)
  const texts = sections.map(({ offset, length }) => text.slice(offset, offset + length))
  const ordered = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '')
  return sections.flatMap(({ offset, length }, index) => (ordered[index] === texts[index] ? [] : [{ offset, length, by: ordered[index] ?? '' }]))
}

/**
 * Puts an entry into a list.
 *
 * @param like a list with entries, after which an empty one is set out
 */
export function insertEdit(text: string, { node }: SectionList, index: number, entry: string, like: SectionList): Edit {
  const entries = childrenOf(node)
  const [first, second] = entries
  if (!first) {
    const [pattern, last] = [childrenOf(like.node)[0], childrenOf(like.node).at(-1)]
    const [start, end] = pattern && last ? [text.slice(like.node.offset + 1, pattern.offset), text.slice(endOf(last), endOf(like.node) - 1)] : ['', '']
    return { offset: node.offset + 1, length: node.length - 2, by: `${start}${entry}${end}` }
  }
  const gap = second ? text.slice(endOf(first), second.offset) : `,${text.slice(node.offset + 1, first.offset)}`
  const next = entries[index]
  if (next) return { offset: next.offset, length: 0, by: `${entry}${gap}` }
  return { offset: endOf(entries.at(-1) ?? first), length: 0, by: `${gap}${entry}` }
}

/** Writes "hidden": true behind the first field of a section; undefined when it is hidden already. */
export function hideEdit(text: string, section: Node): Edit | undefined {
  const fields = childrenOf(section)
  const hidden = fields.find(({ children }) => children?.[0]?.value === 'hidden')?.children?.[1]
  if (hidden) return hidden.value === true ? undefined : { offset: hidden.offset, length: hidden.length, by: 'true' }
  const [first, second] = fields
  if (!first) return undefined
  const gap = second ? text.slice(endOf(first), second.offset) : ', '
  return { offset: endOf(first), length: 0, by: `${gap}"hidden": true` }
}

/** Takes "hidden" away; undefined when the section is shown already. */
export function showEdit(section: Node): Edit | undefined {
  const index = childrenOf(section).findIndex(({ children }) => children?.[0]?.value === 'hidden')
  return index < 0 || childrenOf(section)[index]?.children?.[1]?.value === false ? undefined : removeEdit(section, index)
}
