import { keepElsewhere } from '../../authoring/edit/externalChanges'
import { keptState } from '../../authoring/edit/keptStates'
import { digest } from '../../authoring/edit/historyFolder'
import { readAll } from '../../site/read/include/readAll'
import { readWhole } from '../../site/read/include/readWhole'

/** A state of the content file that can be read. */
export type ReadState = { hash: string; bytes: Buffer; text: string; value: unknown }

/** The content file as it is, and as panels have seen it. */
export type SeenStates = {
  /** The file as it is; undefined while it cannot be read. */
  now: () => ReadState | undefined
  /** The file as it is, or while it cannot be read, as it was last: whoever looks at it goes on seeing it. */
  last: () => ReadState | undefined
  /** What the file was when it had this digest, as far as that is known. */
  at: (hash: string) => ReadState | undefined
}

/** So many states are remembered whatever their size: most questions are about one that was there just before. */
const LEAST = 3
/** So many bytes of states are remembered; those of the changes that were made here are on the disk besides. */
const MOST = 16 * 1024 * 1024

/**
 * @param path of the content file
 * @param most bytes of states that are remembered beside the latest
 */
export function createSeenStates(path: string, most = MOST): SeenStates {
  const seen: ReadState[] = []
  const now = () => {
    const bytes = readWhole(path)
    const [last] = seen
    if (last?.bytes.equals(bytes)) return last
    const state = stateOf(bytes)
    if (!state) return undefined
    keepElsewhere(path, bytes, last?.bytes)
    seen.unshift(state)
    while (seen.length > LEAST && lengthOf(seen.slice(1)) > most) seen.pop()
    return state
  }
  return {
    now,
    last: () => now() ?? seen[0],
    at: (hash) => {
      const known = seen.find((state) => state.hash === hash)
      if (known) return known
      const bytes = keptState(path, hash, readWhole(path))
      return bytes && stateOf(bytes)
    },
  }
}

const lengthOf = (states: readonly ReadState[]) => states.reduce((length, { bytes }) => length + bytes.length, 0)

function stateOf(bytes: Buffer): ReadState | undefined {
  const { text, value } = readAll(bytes)
  return value === undefined ? undefined : { hash: digest(bytes), bytes, text, value }
}
