import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { leftovers, ownFolder, ownName } from '../tempDirs'
import { shardWords } from '../../site/diagnostics/wording/shards'

/** What somebody has asked for cannot be done with these folders; the message says why, and what to do. */
export class ShardError extends Error {}

/** A folder that is filled beside its place and comes there whole. */
export type Begun = { folder: string; put: () => void; drop: () => void }

/**
 * Begins a folder of a build on several machines, after putting in order what killed commands have left.
 *
 * @param note name of the file that says what such a folder is: one that has none is somebody else's
 * @throws ShardError where something else lies at that place
 */
export function beginPlace(path: string, note: string): Begun {
  const place = resolve(path)
  const [parent, name] = [dirname(place), basename(place)]
  if (existsSync(place) && readdirSync(place).length > 0 && !existsSync(join(place, note))) throw new ShardError(shardWords.otherThings(path))
  mkdirSync(parent, { recursive: true })
  for (const stage of ['new', 'gone']) for (const left of leftovers(parent, `.${name}-${stage}`)) rmSync(left, { recursive: true, force: true })
  const folder = ownFolder(parent, `.${name}-new`)
  return {
    folder,
    put: () => {
      const gone = ownName(parent, `.${name}-gone`)
      if (existsSync(place)) renameSync(place, gone)
      renameSync(folder, place)
      rmSync(gone, { recursive: true, force: true })
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
