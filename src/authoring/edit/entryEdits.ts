import type { Node } from 'jsonc-parser'
import type { Edit } from '../../site/text/edits'
import { layoutIn, written } from './fieldEdits'
import { insertEdit } from './sectionEdits'

/** Longest line, in characters, on which an entry is set out like those beside it. */
const LINE = 140

/** Puts a value into a list, set out as its neighbours are. */
export function insertValueEdit(text: string, list: Node, index: number, value: unknown): Edit {
  const layout = layoutIn(text, list)
  const neighbour = list.children?.[Math.min(index, list.children.length) - 1] ?? list.children?.[0]
  const oneLine = onOneLine(value)
  const isShort = neighbour !== undefined && !text.slice(neighbour.offset, neighbour.offset + neighbour.length).includes('\n') && oneLine.length <= LINE
  const entry = isShort || layout.unit === '' ? oneLine : written(value, layout)
  const place = { address: '', node: list }
  if (neighbour) return insertEdit(text, place, index, entry, place)
  const [start, end] = layout.unit === '' ? ['', ''] : [layout.eol + layout.indent, layout.eol + layout.indent.slice(layout.unit.length)]
  return { offset: list.offset + 1, length: list.length - 2, by: start + entry + end }
}

/** A value on one line, as people write it: { "label": "FAQ", "href": "/faq" }. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, child]) => `${JSON.stringify(name)}: ${onOneLine(child)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
