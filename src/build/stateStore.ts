import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import { type Bodies, type FileStamp, isOther } from '../site/bodies/bodies'
import type { CompileOptions } from '../site/compile'
import type { State } from '../site/recompile/afterChanges'
import { withSpans } from '../site/recompile/changedPages'
import type { StateStore } from '../site/recompile/recompiler'
import { fingerprint } from './compiledEngine'
import { keepFile } from './keepFile'

/** Beside what else outlives a process. */
export const STATES = join(import.meta.dirname, '../../node_modules/.cache/quoin-states')
/** States that are kept: each takes several times the room of its content. */
const KEPT = 3

/** What a state is kept with: the digest of all that it depends on besides the content, a sum of the rest, and that. */
const [DIGEST, SUM] = [64, 4]
type Rest = [stamps: FileStamp[], state: State]

/**
 * Where the last compiled state of a content file is kept for the next process. One that is not whole, or was compiled by other code,
 * for another time or with other files beside the content, is none.
 */
export function stateStore(content: string, { at, media, bodies }: Pick<CompileOptions, 'at' | 'media'> & { bodies: Bodies }, folder = STATES): StateStore {
  const from = digestOf([fingerprint(), at, media && [...media]])
  const path = statePath(content, at, folder)
  return {
    read: () => {
      const [stamps, state] = restAt(path, from) ?? [[]]
      return stamps.some(isOther) ? undefined : state
    },
    write: ({ files, value, site, made }) => {
      const written = () => {
        const rest = serialize([bodies.stamps(), { files: withSpans(files), value, site, made }] satisfies Rest)
        const sum = Buffer.alloc(SUM)
        sum.writeUInt32BE(crc32(rest))
        return Buffer.concat([Buffer.from(from), sum, rest])
      }
      keepFile(folder, path, written, KEPT)
    },
  }
}

/** Where the state of a content file is kept, made for a time. */
export const statePath = (content: string, at: string | undefined, folder = STATES): string => join(folder, digestOf([realpathSync(content), at]).slice(0, 32))

function restAt(path: string, from: string): Rest | undefined {
  try {
    const bytes = readFileSync(path)
    const rest = bytes.subarray(DIGEST + SUM)
    if (bytes.toString('latin1', 0, DIGEST) !== from || bytes.readUInt32BE(DIGEST) !== crc32(rest)) return undefined
    // The same code has written it.
    return deserialize(rest) as Rest
  } catch {
    return undefined
  }
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
