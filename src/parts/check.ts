import type { ListedItem } from './resolve'

/** What a block may find wrong in its own fields, beyond what its schema can say. The sentences are in `src/site/diagnostics/wording/blocks.ts`. */
export type Fault =
  | { name: 'nothingPicked'; words: object }
  | { name: 'unevenRow'; words: { cells: number; columns: number } }
  | { name: 'doubleField'; words: { name: string } }
  | { name: 'impossibleLengths'; words: { least: number; most: number } }

/** What a block finds that is no mistake and must not go live all the same. The sentences are in `src/site/diagnostics/wording/publish.ts`. */
export type PublishFault = { name: 'sendsNothing'; words: { promise: string } }

export type PublishContext = {
  /** Tells what must not go live, at `path` inside the section. */
  report: (path: readonly (string | number)[], fault: PublishFault) => void
}

export type CheckContext = {
  /** The items of a collection, in the order of pages.json; empty when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[]
  /** Tells what is wrong at `path` inside the section. */
  report: (path: readonly (string | number)[], fault: Fault) => void
  /** Tells that nothing has the name at `path`. */
  nothingMatches: (path: readonly (string | number)[], name: string, known: readonly string[]) => void
}
