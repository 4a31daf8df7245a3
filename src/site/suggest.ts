import { closest, distance } from 'fastest-levenshtein'

/** Farther away than this, a suggestion would only confuse: two edits, or a third of a longer name. */
function limitFor(name: string): number {
  return Math.max(2, Math.ceil(name.length / 3))
}

/** The candidate that was probably meant, or undefined when none is near. Case alone is no distance. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  if (name === '' || candidates.length === 0) return undefined
  const folded = name.toLowerCase()
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === folded)
  if (sameLetters) return sameLetters
  const nearest = closest(name, [...candidates])
  return distance(name, nearest) <= Math.min(limitFor(name), Math.max(name.length, nearest.length) - 1) ? nearest : undefined
}
