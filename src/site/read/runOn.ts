import type { Edit } from '../text/edits'

/** A name in braces: where it begins, and where the value before it ends; undefined for the first. */
export type Key = { name: string; offset: number; before: number | undefined }

/** An entry that begins in the braces of another one: the place of its first name, and what parts the two. */
export type RunOn = { offset: number; name: string; edits: Edit[] }

/** Fewest names of an entry that has begun anew: one alone is rather written twice. */
const FEWEST = 2

/**
 * Entries of a list that stand in the braces of the first, as the } and the { between them were lost: the names begin anew with the
 * first one, and none is twice in what is one entry then.
 *
 * @param keys the names in the braces, in their order
 * @returns undefined where a name stands twice for another reason
 */
export function runOnEntries(keys: readonly Key[]): RunOn[] | undefined {
  const [first] = keys
  const starts = keys.flatMap(({ name }, at) => (at > 0 && name === first?.name ? [at] : []))
  if (!first || starts.length === 0) return undefined
  const entries = [0, ...starts].map((start, index) => keys.slice(start, starts[index] ?? keys.length))
  const isEntry = (entry: readonly Key[]) => entry.length >= FEWEST && new Set(entry.map(({ name }) => name)).size === entry.length
  if (!entries.every(isEntry)) return undefined
  return starts.flatMap((at) => {
    const key = keys[at]
    return key?.before === undefined ? [] : [{ offset: key.offset, name: key.name, edits: [{ offset: key.before, length: key.offset - key.before, by: ' }, { ' }] }]
  })
}
