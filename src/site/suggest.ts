import { distance } from 'fastest-levenshtein'

/** Farther away than this, a suggestion would only confuse: two edits, or a third of a longer name. */
function limitFor(name: string): number {
  return Math.max(2, Math.ceil(name.length / 3))
}

/** Longer than any name; comparing a whole paragraph with thousands of names would take minutes. */
const LONGEST_NAME = 200

/** The candidate that was probably meant, or undefined when none is near. Case alone is no distance. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  if (name === '' || name.length > LONGEST_NAME) return undefined
  const folded = name.toLowerCase()
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === folded)
  if (sameLetters !== undefined) return sameLetters
  let best: { candidate: string; far: number; share: number; prefix: number } | undefined
  const limit = limitFor(name)
  for (const candidate of candidates) {
    // Of thousands of names most are ruled out by their length alone.
    if (Math.abs(name.length - candidate.length) > Math.min(limit, best?.far ?? limit)) continue
    const far = farness(name, candidate)
    const longer = Math.max(name.length, candidate.length)
    if (far > Math.min(limit, longer - 1) || (best && far > best.far)) continue
    const found = { candidate, far, share: far / longer, prefix: commonPrefix(name, candidate) }
    if (!best || far < best.far || found.share < best.share || (found.share === best.share && found.prefix > best.prefix)) best = found
  }
  return best?.candidate
}

/** Edits between two names; two neighbouring letters in the wrong order are one slip of the fingers. */
export function farness(name: string, candidate: string): number {
  if (name.length === candidate.length) {
    const at = commonPrefix(name, candidate)
    const swapped = `${name.slice(0, at)}${name.charAt(at + 1)}${name.charAt(at)}${name.slice(at + 2)}`
    if (swapped === candidate) return 1
  }
  return distance(name, candidate)
}

function commonPrefix(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}
