import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { historyWords } from '../../site/diagnostics/wording/history'
import { namesOnDisk } from '../../site/media/readMedia'
import type { Replacement } from '../../site/text/exchangeFile'
import { ChangedMeanwhile } from '../../site/text/replaceFile'
import { digest } from './historyFolder'
import { keepMedia, keptMedia } from './keptMedia'
import { Refusal } from './sections'
import { type MediaChange, otherOf, type Side, type Step } from './step'

/** What a file of media/ is to hold; undefined where there is to be none. */
export type MediaBytes = { name: string; readonly bytes: Buffer | undefined }
/** A file of media/ that is not as it is on one side of a change: its name, and the digest of what it holds. */
type Pending = { name: string; now: string | undefined }

/**
 * Where a file of media/ lies, and what it holds; undefined where there is none.
 *
 * @throws Refusal where its name, or that of a folder on the way, belongs to a link or a device: they lead elsewhere
 */
export function readMediaFile(path: string, name: string): { place: string; now: Buffer | undefined } {
  const plain = join(dirname(path), name)
  const place = existsSync(plain) ? plain : join(dirname(path), namesOnDisk(path).get(name) ?? name)
  const parts = name.split('/')
  const way = parts.map((_, index) => lstatSync(join(dirname(path), ...parts.slice(0, index)), { throwIfNoEntry: false }))
  const [found, isWay] = [lstatSync(place, { throwIfNoEntry: false }), way.slice(1).every((folder) => !folder || folder.isDirectory())]
  if (parts[0] !== 'media' || parts.includes('..') || !isWay || (found && !found.isFile())) throw new Refusal(historyWords.noPlainFile(name))
  return { place, now: found && readFileSync(place) }
}

const hashOf = (bytes: Buffer | undefined) => bytes && digest(bytes)

/**
 * A change of files of media/, as it is kept, and what makes it; those that are so already are left out. What a file held is kept,
 * unless another one holds it then, as one has that gets another name. Bytes are read when it is their turn: together they may be
 * more than there is room for.
 */
export function exchangeOf(path: string, wanted: readonly MediaBytes[]): { media: MediaChange[]; replacements: Replacement[] } {
  const hashed = wanted.map((file) => ({ file, after: hashOf(file.bytes) }))
  const held = new Set(hashed.map(({ after }) => after))
  const found = hashed.flatMap(({ file, after }) => {
    const { place, now } = readMediaFile(path, file.name)
    const before = hashOf(now)
    if (before === after) return []
    if (now && !held.has(before)) keepMedia(path, now)
    const replacement = {
      path: place,
      get before() {
        return bytesAt(place, before)
      },
      get bytes() {
        return file.bytes
      },
    }
    return [{ change: { path: file.name, before, after }, replacement }]
  })
  return { media: found.map(({ change }) => change), replacements: found.map(({ replacement }) => replacement) }
}

/** @throws ChangedMeanwhile where the file holds something else than it did */
function bytesAt(place: string, hash: string | undefined): Buffer | undefined {
  const bytes = hash === undefined ? undefined : readFileSync(place)
  if (hashOf(bytes) !== hash) throw new ChangedMeanwhile(place)
  return bytes
}

/** The files that a change has exchanged, and that are not as they are on one side of it. */
export function pendingMedia(path: string, { media = [] }: Step, side: Side): Pending[] {
  const found = media.map((change) => ({ name: change.path, now: hashOf(readMediaFile(path, change.path).now), wanted: change[side] }))
  return found.filter(({ now, wanted }) => now !== wanted)
}

/**
 * The bytes that a file is to hold by their digest; undefined where it is to be none.
 *
 * @param media the changes that they belong to: another file of theirs may hold them now
 * @throws Refusal where they are kept no longer
 */
export function mediaBytesOf(path: string, name: string, wanted: string | undefined, media: readonly MediaChange[]): Buffer | undefined {
  if (wanted === undefined) return undefined
  const kept = keptMedia(path, wanted)
  if (kept) return kept
  for (const change of media) {
    const { now } = [change.before, change.after].includes(wanted) ? readMediaFile(path, change.path) : {}
    if (now && digest(now) === wanted) return now
  }
  throw new Refusal(historyWords.keptNoLonger(name))
}

/** The change as it is kept for the way back: the files are given then what they hold now, whoever has put that there. */
export function asFound(path: string, step: Step, pending: readonly Pending[], side: Side): Step {
  if (!step.media) return step
  const held = new Set(step.media.map((change) => change[side]))
  const now = new Map(pending.map((file) => [file.name, file.now]))
  for (const [name, hash] of now) {
    const bytes = hash === undefined || held.has(hash) ? undefined : readMediaFile(path, name).now
    if (bytes) keepMedia(path, bytes)
  }
  return { ...step, media: step.media.map((change) => (now.has(change.path) ? { ...change, [otherOf(side)]: now.get(change.path) } : change)) }
}

/** What the files held that these changes have exchanged, before the first of them. @throws Refusal where it is kept no longer */
export function mediaBefore(path: string, steps: readonly Step[]): MediaBytes[] {
  const media = steps.flatMap((step) => step.media ?? [])
  const first = new Map<string, string | undefined>()
  for (const change of media) if (!first.has(change.path)) first.set(change.path, change.before)
  return [...first].map(([name, wanted]) => ({ name, bytes: mediaBytesOf(path, name, wanted, media) }))
}
