import type { Node } from 'jsonc-parser'
import type { Edit } from '../../site/text/edits'

/** How a part of a file is set out: the ends of its lines, the blanks before those of a value's entries, and by how much each level goes in. */
type Layout = { eol: string; indent: string; unit: string }

/**
 * Gives a field of an object another value, or a value to one that is not there yet: behind those that come before it in `order`,
 * on a line of its own where the others are.
 *
 * @param order names of all fields, as their schema lists them; a name that is not among them comes last
 */
export function fieldEdit(text: string, owner: Node, name: string, value: unknown, order: readonly string[] = []): Edit {
  const fields = owner.children ?? []
  const present = fields.find(({ children }) => children?.[0]?.value === name)?.children?.[1]
  if (present) return valueEdit(text, present, value)
  const layout = layoutIn(text, owner)
  const field = `${JSON.stringify(name)}: ${written(value, layout)}`
  const [first] = fields
  if (!first) {
    const [inside, around] = layout.unit === '' ? ['', ''] : [layout.eol + layout.indent, layout.eol + layout.indent.slice(layout.unit.length)]
    return { offset: owner.offset + 1, length: owner.length - 2, by: inside + field + around }
  }
  const gap = text.slice(owner.offset + 1, first.offset)
  const before = fields.findLastIndex(({ children }) => comesBefore(String(children?.[0]?.value), name, order))
  const neighbour = fields[before]
  if (neighbour) return { offset: neighbour.offset + neighbour.length, length: 0, by: `,${gap || ' '}${field}` }
  return { offset: first.offset, length: 0, by: `${field},${gap || ' '}` }
}

/** Puts another value in the place of one, set out as the file is. */
export function valueEdit(text: string, node: Node, value: unknown): Edit {
  return { offset: node.offset, length: node.length, by: written(value, { ...layoutIn(text, node), indent: indentOf(text, node.offset) }) }
}

function comesBefore(name: string, other: string, order: readonly string[]): boolean {
  const place = (wanted: string) => (order.includes(wanted) ? order.indexOf(wanted) : order.length)
  return place(name) <= place(other)
}

/** A value as JSON whose lines stand in as far as their place asks. */
export function written(value: unknown, { eol, indent, unit }: Layout): string {
  return JSON.stringify(value, null, unit)
    .split('\n')
    .join(unit === '' ? '' : eol + indent)
}

/** How the entries of an object or a list are set out; of one without entries, as the entries of the whole file are. */
export function layoutIn(text: string, node: Node): Layout {
  const own = indentOf(text, node.offset)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [first] = node.children ?? []
  const isOnLine = first !== undefined && !text.slice(node.offset, first.offset).includes('\n')
  if (isOnLine && first.type === 'property' && !text.slice(node.offset, node.offset + node.length).includes('\n')) return { eol, indent: '', unit: '' }
  const inner = first && !isOnLine ? indentOf(text, first.offset) : undefined
  const unit = inner?.startsWith(own) && inner !== own ? inner.slice(own.length) : unitOf(text)
  return { eol, indent: unit === '' ? '' : own + unit, unit }
}

/** By how much the fields of the file stand in: two blanks, a tab, or nothing where all of it is one line. */
function unitOf(text: string): string {
  return /^\s*\{\r?\n([ \t]*)/.exec(text)?.[1] ?? (text.trim().includes('\n') ? '  ' : '')
}

/** The blanks at the start of the line on which an offset lies. */
function indentOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}
