import { type EntrySpan, entriesAt } from '../../text/entriesAt'
import type { JsonPath } from '../../text/jsonPath'
import { nodeAt } from '../../text/nodeAt'
import { partialTree } from '../../text/partialTree'

/** What an included file may hold, and where that stands in a file that is whole. */
export const PARTS = { shared: ['shared'], collections: ['collections'], pages: ['pages'], redirects: ['site', 'redirects'] } as const satisfies Record<string, JsonPath>
export type Part = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as Part[]

/** A list or an object in a text: where it begins and ends, and its entries. */
export type Container = { start: number; end: number; entries: EntrySpan[] }

/** How a part opens. */
export const opening = (part: Part): '[' | '{' => (part === 'pages' ? '[' : '{')

/** Where the parts of a main file stand, or of an included one; those that are not there, or of another kind, are left out. */
export function partsOf(text: string, isMain: boolean): Partial<Record<Part, Container>> {
  const pathOf = (part: Part): JsonPath => (isMain ? PARTS[part] : [part])
  const tree = partialTree(
    text,
    PART_NAMES.map((part) => pathOf(part)),
  )
  return Object.fromEntries(
    PART_NAMES.flatMap((part): [Part, Container][] => {
      const node = nodeAt(tree, pathOf(part))
      if (!node || text[node.offset] !== opening(part)) return []
      return [[part, { start: node.offset, end: node.offset + node.length, entries: entriesAt(text, node.offset) }]]
    }),
  )
}
