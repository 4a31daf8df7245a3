/** An entry of a part: what it is known by, all of its text, and the number of the file that it stands in. */
export type Owned = { name: string; text: string; owner: number }

/**
 * The file that each entry of a changed text belongs to: the one that it stood in, or where it is new, that of the entry before it.
 * Entries of one file follow each other, so that one which was moved among those of another file belongs there.
 */
export function ownersOf(before: readonly Owned[], after: readonly Omit<Owned, 'owner'>[]): number[] {
  const known = knownOwners(before, after)
  const kept = risingIndices(known)
  let last = before.length > 0 ? undefined : 0
  const filled = known.map((owner, index) => {
    if (kept.has(index)) last = owner
    return last
  })
  const first = filled.find((owner) => owner !== undefined) ?? before[0]?.owner ?? 0
  return filled.map((owner) => owner ?? first)
}

/** The file of each entry that was there before, by its text, by what it is known by, or by its place among as many. */
function knownOwners(before: readonly Owned[], after: readonly Omit<Owned, 'owner'>[]): (number | undefined)[] {
  const least = Math.min(before.length, after.length)
  let start = 0
  while (start < least && before[start]?.text === after[start]?.text) start++
  let end = 0
  while (end < least - start && before.at(-1 - end)?.text === after.at(-1 - end)?.text) end++
  const [was, is] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const byName = new Map(was.map(({ name, owner }) => [name, owner]))
  const between = is.map(({ name }, index) => byName.get(name) ?? (was.length === is.length ? was[index]?.owner : undefined))
  return [...before.slice(0, start).map(({ owner }) => owner), ...between, ...before.slice(before.length - end).map(({ owner }) => owner)]
}

/** The places of a longest selection of numbers in which none is less than the one before. */
function risingIndices(numbers: readonly (number | undefined)[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: number[] = []
  numbers.forEach((number, index) => {
    if (number === undefined) return
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) <= number) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = index
  })
  const kept = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) kept.add(index)
  return kept
}
