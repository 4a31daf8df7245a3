import { distance } from 'fastest-levenshtein'
import type { Near } from '../../parts/message'

/** Shorter names are told apart by one letter: with two others they are other words. */
const SHORT = 5

/** Farther away than this, a suggestion would only confuse: one edit of a short name, two, or a third of a longer one. */
function limitFor(length: number): number {
  return length < SHORT ? 1 : Math.max(2, Math.ceil(length / 3))
}

/** Longer than any name; comparing a whole paragraph with thousands of names would take minutes. */
const LONGEST_NAME = 200

/** In small letters without accents. */
const plain = (name: string) => name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The candidate that was probably meant, or undefined when none is near. Case and accents alone are no distance. */
export function suggest(name: string, candidates: readonly string[]): string | undefined {
  if (name === '' || name.length > LONGEST_NAME) return undefined
  const folded = plain(name)
  const sameLetters = candidates.find((candidate) => plain(candidate) === folded)
  if (sameLetters !== undefined) return sameLetters
  let best: { candidate: string; far: number; share: number; prefix: number } | undefined
  for (const candidate of candidates) {
    // All addresses start with a slash, so it says nothing about which one is meant.
    const start = name.startsWith('/') && candidate.startsWith('/') ? 1 : 0
    const [shorter, longer] = [Math.min(name.length, candidate.length) - start, Math.max(name.length, candidate.length) - start]
    const limit = Math.min(limitFor(shorter), longer - 1, best?.far ?? longer)
    // Of thousands of names most are ruled out by their length alone.
    if (longer - shorter > limit) continue
    const far = editDistance(folded, plain(candidate))
    if (far > limit) continue
    const found = { candidate, far, share: far / longer, prefix: commonPrefix(name, candidate) }
    if (!best || far < best.far || found.share < best.share || (found.share === best.share && found.prefix > best.prefix)) best = found
  }
  return best?.candidate
}

/** The option that was meant: one that is near, or the only one that stands as a word in what was written, as in "bg-dark". */
export function meantOption(name: string, options: readonly string[]): string | undefined {
  const words = new Set(plain(name.slice(0, LONGEST_NAME)).split(/[^\p{L}\d]+/u))
  const [only, ...others] = options.filter((option) => words.has(plain(option)))
  return suggest(name, options) ?? (others.length === 0 ? only : undefined)
}

/** The only token that begins and ends as one in which a group was left out: "site.phone" is "site.contact.phone". */
export function shortened(name: string, known: readonly string[]): string | undefined {
  const parts = name.split('.')
  const last = `.${parts.at(-1)}`
  const [only, ...others] = known.filter((other) => other.startsWith(`${parts.slice(0, -1).join('.')}.`) && other.endsWith(last))
  return others.length === 0 ? only : undefined
}

/**
 * The words of a message on a name that is not known. What was meant, and among what, is looked for when somebody reads it: of
 * thousands of such names only some are told, and each is compared with all that are known.
 *
 * @param find what was meant by a name
 */
export function near(name: string, candidates: () => readonly string[], find = suggest): Near {
  let known: readonly string[] | undefined
  let meant: { suggestion: string | undefined } | undefined
  return {
    name,
    get known() {
      known ??= candidates()
      return known
    },
    get suggestion() {
      meant ??= { suggestion: find(name, this.known) }
      return meant.suggestion
    },
  }
}

/** Edits between two names; two neighbouring letters in the wrong order are one slip of the fingers. */
export function editDistance(name: string, candidate: string): number {
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
