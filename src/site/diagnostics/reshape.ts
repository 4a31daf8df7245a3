import type { Node } from 'jsonc-parser'
import type { Edit } from '../text/edits'
import { removeEdits } from '../text/removeEdits'

/** How a finding is repaired: the edits of the text, and what they do in a sentence. */
export type Repair = { edits: Edit[]; message: string }

const endOf = ({ offset, length }: Node) => offset + length
const keyOf = (property: Node) => String(property.children?.[0]?.value)

/** What stands in a field put beside it, into the same braces. */
export function unnested(node: Node, text: string): Repair | undefined {
  const property = node.parent
  if (property?.type !== 'property' || node.type !== 'object') return undefined
  const [first, last] = [node.children?.[0], node.children?.at(-1)]
  if (!first || !last) return undefined
  const edits: Edit[] = [
    { offset: property.offset, length: first.offset - property.offset, by: '' },
    { offset: endOf(last), length: endOf(node) - endOf(last), by: '' },
  ]
  return { edits, message: `the fields in ${text.slice(property.offset, node.offset).replace(/\s*:\s*$/, '')} stand beside the others` }
}

/** The entries under the names of an object as a list, each name in a field or left out; or the list that stands under the only one. */
export function listed(field: string | undefined, isInner: boolean, node: Node, text: string): Repair | undefined {
  const properties = node.children ?? []
  const values = properties.map((property) => property.children?.[1])
  const [first] = values
  if (!first) return undefined
  if (isInner) {
    const by = text.slice(first.offset, endOf(first))
    return { edits: [{ offset: node.offset, length: node.length, by }], message: `the list of "${keyOf(properties[0] ?? node)}" written in its place` }
  }
  const edits = properties.flatMap((property, index): Edit[] => {
    const value = values[index]
    if (!value) return []
    const typed = field === undefined ? '{' : `{ ${JSON.stringify(field)}: ${JSON.stringify(keyOf(property))}${value.children?.length ? ',' : ''}`
    return [{ offset: property.offset, length: value.offset + 1 - property.offset, by: typed }]
  })
  return { edits: [{ offset: node.offset, length: 1, by: '[' }, ...edits, { offset: endOf(node) - 1, length: 1, by: ']' }], message: 'entries under names made a list' }
}

/** Fields of a page that are those of a section, gathered in one. */
export function gathered({ fields }: { fields: readonly string[] }, node: Node, text: string): Repair | undefined {
  const properties = node.children ?? []
  const written = (isMoved: boolean) =>
    properties.filter((property) => fields.includes(keyOf(property)) === isMoved).map(({ offset, length }) => text.slice(offset, offset + length))
  const [moved, kept] = [written(true), written(false)]
  if (moved.length === 0) return undefined
  const by = `{ ${[...kept, `"sections": [{ ${moved.join(', ')} }]`].join(', ')} }`
  return { edits: [{ offset: node.offset, length: node.length, by }], message: 'the fields of a section put into "sections"' }
}

/** The parts of a field, which stand one by one among the others, in that field: in place of the first of them. */
export function joined({ field, names, written }: { field: string; names: readonly string[]; written: string }, owner: Node): Repair | undefined {
  const parts = (owner.children ?? []).filter((property) => names.includes(keyOf(property)))
  const [first] = parts
  if (!first) return undefined
  const rest = removeEdits(owner, (property) => property !== first && parts.includes(property))
  const by = `${JSON.stringify(field)}: ${written}`
  return { edits: [{ offset: first.offset, length: first.length, by }, ...rest], message: `${names.map((name) => `"${name}"`).join(', ')} put into "${field}"` }
}
