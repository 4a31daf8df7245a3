import { createHash } from 'node:crypto'
import { readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { keepFile } from './keepFile'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/quoin-results')
/** Results that are kept: enough for several sites, and for a change that is taken back. */
const KEPT = 48

/**
 * Returns what a work gives: what it gave the last time it began with the same, else what it gives now, which is then kept.
 *
 * @param from all that the work depends on, as plain data
 * @param isLasting whether a result depends on nothing else; one that does is not kept
 */
export async function keptResult<Result extends object>(from: unknown, work: () => Promise<Result>, isLasting = (_result: Result) => true, folder = CACHE): Promise<Result> {
  const path = join(folder, createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32))
  const known = resultAt<Result>(path)
  if (known) return known
  const result = await work()
  if (isLasting(result)) keep(folder, path, result)
  return result
}

function resultAt<Result extends object>(path: string): Result | undefined {
  try {
    // It was written by the same work from the same, which names it.
    const [digest, bytes]: [string, Uint8Array] = deserialize(readFileSync(path))
    if (digestOf(bytes) !== digest) return undefined
    const now = new Date()
    utimesSync(path, now, now)
    return deserialize(bytes)
  } catch {
    return undefined
  }
}

function keep(folder: string, path: string, result: object): void {
  const made = () => {
    const bytes = serialize(result)
    return [serialize([digestOf(bytes), bytes])]
  }
  keepFile(folder, path, made, KEPT)
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
