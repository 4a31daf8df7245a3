import { existsSync, readFileSync } from 'node:fs'
import { bodyPath } from './bodyFiles'
import { replacementsOf } from './contentFiles'
import { digest } from './historyFolder'
import { across } from './keptStates'
import { mediaBytesOf, readMediaFile } from './mediaExchange'
import { Refusal } from './sections'
import { otherOf, type Side, type Step } from './step'
import { historyWords } from '../../site/diagnostics/wording/history'
import { readWhole } from '../../site/read/include/readWhole'
import { readContent } from '../../site/read/readFile'
import type { Replacement } from '../../site/text/exchangeFile'

/** A file that a change touches: where it lies, the digests of what it holds on both sides, and the bytes that lead to one from what it holds now. */
type StepFile = { place: string; hashes: { before?: string | undefined; after?: string | undefined }; to: (side: Side, now: Buffer | undefined) => Buffer | undefined }

const bytesAt = (place: string): Buffer | undefined => (existsSync(place) ? readFileSync(place) : undefined)
const hashOf = (bytes: Uint8Array | undefined): string | undefined => bytes && digest(bytes)
const hashAt = (place: string): string | undefined => hashOf(bytesAt(place))

/**
 * The order in which files are exchanged, so that what the content file holds says whether a change was made: what is made or
 * exchanged beside it comes before it, and what is taken away behind it, which needs nothing but itself.
 */
export function inOrder(content: readonly Replacement[], beside: readonly Replacement[], isTakenAway: (file: Replacement) => boolean): Replacement[] {
  return [...beside.filter((file) => !isTakenAway(file)), ...content, ...beside.filter(isTakenAway)]
}

/**
 * What is still to be done to the files that stand on one side of a change, to bring them to the other; what is neither, somebody else has put there, and it stays.
 *
 * @param content what is still to be done to the content file, or those of it
 */
export function towards(path: string, step: Step, side: Side, content: readonly Replacement[] = contentTowards(path, step, side)): Replacement[] {
  const gone = new Set<string>()
  const beside = besideOf(path, step).filter(({ place, hashes }) => hashes[side] !== hashes[otherOf(side)] && hashAt(place) === hashes[otherOf(side)])
  for (const { place, hashes } of beside) if (hashes[side] === undefined) gone.add(place)
  return inOrder(content, beside.map(replacementTo(side)), (file) => gone.has(file.path))
}

/** What brings the content from one side of a change to the other; nothing where it is on neither. */
export function contentTowards(path: string, step: Step, side: Side): Replacement[] {
  const now = step.before === step.after ? undefined : readWhole(path)
  const to = now && digest(now) === step[otherOf(side)] ? across(step, now, side) : undefined
  return now && to ? replacementsOf(path, now, to) : []
}

/** Bytes are read when it is their turn. */
const replacementTo =
  (side: Side) =>
  ({ place, to }: StepFile): Replacement => ({
    path: place,
    get before() {
      return bytesAt(place)
    },
    get bytes() {
      return to(side, bytesAt(place))
    },
  })

/**
 * Whether a change that is under way towards one side has come so far that only its end is missing; else it can be taken back.
 *
 * @param content the files of the content as they were to be exchanged, where they are several
 */
export function isMade(path: string, step: Step, side: Side, content: readonly Replacement[] = []): boolean {
  const now = digest(readWhole(path))
  if (step.before !== step.after && now === step[side]) return true
  // Of several files the first that was exchanged decides.
  if (content.length > 0) return content.some(({ path: place, before, bytes }) => hashAt(place) !== hashOf(before) && hashAt(place) === hashOf(bytes))
  if (step.before !== step.after && now === step[otherOf(side)]) return false
  // Somebody has gone on with the content file, or it is not touched: the files before it tell.
  return besideOf(path, step).every(({ place, hashes }) => hashes[side] === undefined || hashes[side] === hashAt(place))
}

/** Where the files lie that a change touches beside those of the content. */
export const placesBeside = (path: string, step: Step): string[] => besideOf(path, step).map(({ place }) => place)

function besideOf(path: string, { beside = [], media = [] }: Step): StepFile[] {
  const bodies = beside.map((change) => ({ place: bodyPath(path, change.name), hashes: change, to: (side: Side, now: Buffer | undefined) => now && across(change, now, side) }))
  const pictures = media.map((change) => ({
    place: readMediaFile(path, change.path).place,
    hashes: change,
    to: (side: Side) => mediaBytesOf(path, change.path, change[side], media),
  }))
  return [...bodies, ...pictures]
}

/** @throws Refusal where somebody has gone on with the text of a file beside, which would be lost */
export function refuseChanged(path: string, { beside = [] }: Step): void {
  for (const { name, before, after } of beside) {
    const own = bodyPath(path, name)
    if (![before, after].includes(digest(readContent(own)))) throw new Refusal(historyWords.changedSince(own))
  }
}
