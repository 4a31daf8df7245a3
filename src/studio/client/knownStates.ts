import type { JsonPath } from '../../site/text/jsonPath'
import { isIn } from './fields/wantedField'

/** A state of the file: who has made it, and which one value, if no more, it has other than the one before. */
type Known = { hash: string; isOwn: boolean; set: JsonPath | undefined }
/** So many are known: what was drawn from older ones is asked for. */
const MOST = 500

/** The states of the file that the panel has seen, in their order. */
export function createKnownStates() {
  let states: Known[] = []
  const add = (state: Known) => {
    states = [...states, state].slice(-MOST)
  }
  const last = () => states.at(-1)?.hash ?? ''
  const since = (hash: string) => states.slice(states.findLastIndex((state) => state.hash === hash) + 1)
  const isKnown = (hash: string) => states.some((state) => state.hash === hash)
  const seen = (hash: string) => {
    if (hash !== last()) add({ hash, isOwn: false, set: undefined })
  }
  return {
    last,
    /** Somebody has made this state. */
    seen,
    /** This panel has made a state of another one, the last unless said, perhaps by setting one value. */
    made: (hash: string, on?: string, set?: JsonPath) => {
      // Seen before the answer was here.
      if (last() === hash && states.at(-1)?.isOwn === false) states = states.slice(0, -1)
      if (on !== undefined) seen(on)
      if (hash !== last()) add({ hash, isOwn: true, set })
    },
    /** Whether this panel has made all that is other than in a state: nobody is surprised by it. */
    isOwnSince: (hash: string) => isKnown(hash) && since(hash).every(({ isOwn }) => isOwn),
    /** Whether a state is known to be an earlier one than another. */
    isBefore: (hash: string, other: string) => isKnown(hash) && since(hash).some((state) => state.hash === other),
    /** The latest state in which places are sure to be where they were in an earlier one. */
    latestAlike: (hash: string, places: readonly JsonPath[]): string => {
      const later = isKnown(hash) ? since(hash) : []
      const end = later.findIndex(({ set }) => !set || places.some((place) => place.length > set.length && isIn(place, set)))
      return later[(end < 0 ? later.length : end) - 1]?.hash ?? hash
    },
  }
}
