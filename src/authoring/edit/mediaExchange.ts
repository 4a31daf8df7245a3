import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { historyWords } from '../../site/diagnostics/wording/history'
import { namesOnDisk } from '../../site/media/readMedia'
import type { Replacement } from '../../site/text/replaceFiles'
import { digest } from './historyFolder'
import { keepMedia, keptMedia } from './keptMedia'
import { Refusal } from './sections'
import type { MediaChange, Step } from './step'

type Side = 'before' | 'after'
/** What a file of media/ is to hold; undefined where there is to be none. */
export type MediaBytes = { name: string; bytes: Buffer | undefined }
/** A file of media/ that is not as it is on one side of a change: where it lies, what it holds, and the digests of what it is to hold there and was to hold on the other side. */
type Pending = { name: string; place: string; now: Buffer | undefined; wanted: string | undefined; isOther: boolean }

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

/** A change of files of media/, as it is kept, and what makes it; those that are so already are left out. */
export function exchangeOf(path: string, wanted: readonly MediaBytes[]): { media: MediaChange[]; replacements: Replacement[] } {
  const found = wanted.flatMap(({ name, bytes }) => {
    const { place, now } = readMediaFile(path, name)
    const [before, after] = [now && digest(now), bytes && digest(bytes)]
    return before === after ? [] : [{ change: { path: name, before: now && keepMedia(path, now), after }, replacement: { path: place, before: now, bytes } }]
  })
  return { media: found.map(({ change }) => change), replacements: found.map(({ replacement }) => replacement) }
}

/** The files that a change has exchanged, and that are not as they are on one side of it. */
export function pendingMedia(path: string, { media = [] }: Step, side: Side): Pending[] {
  return media.flatMap((change) => {
    const { place, now } = readMediaFile(path, change.path)
    const has = now && digest(now)
    return has === change[side] ? [] : [{ name: change.path, place, now, wanted: change[side], isOther: has === change[otherOf(side)] }]
  })
}

const otherOf = (side: Side) => (side === 'before' ? 'after' : 'before')

/** What brings these files there. @throws Refusal where the bytes are kept no longer */
export function mediaReplacements(path: string, pending: readonly Pending[]): Replacement[] {
  return pending.map(({ name, place, now, wanted }) => ({ path: place, before: now, bytes: bytesOf(path, name, wanted) }))
}

function bytesOf(path: string, name: string, wanted: string | undefined): Buffer | undefined {
  const bytes = wanted === undefined ? undefined : keptMedia(path, wanted)
  if (wanted !== undefined && !bytes) throw new Refusal(historyWords.keptNoLonger(name))
  return bytes
}

/** The change as it is kept for the way back: the files are given then what they hold now, whoever has put that there. */
export function asFound(path: string, step: Step, pending: readonly Pending[], side: Side): Step {
  if (!step.media) return step
  const now = new Map(pending.map(({ name, now: bytes }) => [name, bytes && keepMedia(path, bytes)]))
  return { ...step, media: step.media.map((change) => (now.has(change.path) ? { ...change, [otherOf(side)]: now.get(change.path) } : change)) }
}

/** What the files held that these changes have exchanged, before the first of them. @throws Refusal where it is kept no longer */
export function mediaBefore(path: string, steps: readonly Step[]): MediaBytes[] {
  const first = new Map<string, string | undefined>()
  for (const { media = [] } of steps) for (const change of media) if (!first.has(change.path)) first.set(change.path, change.before)
  return [...first].map(([name, wanted]) => ({ name, bytes: bytesOf(path, name, wanted) }))
}
