import { basename, dirname } from 'node:path'
import { keepGood } from '../../authoring/edit/externalChanges'
import { digest } from '../../authoring/edit/historyFolder'
import { bodiesIn } from '../../site/bodies/bodies'
import { catalogue } from '../../site/diagnostics/catalogue'
import type { Problem } from '../../site/diagnostics/diagnostic'
import type { Media } from '../../site/media/media'
import { type WholeBytes, wholeReader } from '../../site/read/include/readWhole'
import type { Site } from '../../site/schema/site'
import type { Compiled } from '../../site/compile'
import type { Asked } from '../../studio/server/route'
import type { Compiler } from './compiler'

/** The content file as the dev server knows it. */
export type Content = {
  /** What is shown: the site, or its last good state while it has problems; undefined when there never was one. */
  site: () => Site | undefined
  /** The digest of the bytes that what is shown was made from. */
  digest: () => string
  problems: () => readonly Problem[]
  /** How many more there are at least. */
  untold: () => number
  /** Files beside it that it has the bodies of items from. */
  bodies: () => string[]
  /** What it includes, as patterns from its folder on. */
  patterns: () => readonly string[]
  /** Whether the file, or one with a body, is another than when it was last compiled. */
  isNew: () => boolean
  /** What compiling these bytes would come to; if the file is given them, they are not compiled once more. */
  judge: (bytes: Buffer, compiler: Pick<Compiler, 'compile' | 'blocks'>, media?: Media) => Compiled
  /** What is told of the file as it is now, where more is asked for than whether it has mistakes. */
  look: (asked: Asked, compiler: Pick<Compiler, 'compile' | 'compileFile' | 'blocks'>, media?: Media) => Compiled
  /** Compiles the file as it is now, with what lies in media/. */
  compileWith: (compiler: Omit<Compiler, 'examplePage' | 'shownBlocks' | 'desk' | 'fixFile'>, media?: Media) => void
}

/** So many milliseconds after it was saved last a state without problems is kept: whoever saves on has not come to one yet. */
const AT_REST = 5_000

/**
 * @param path of the file, which may be missing, half-written or broken at any time
 * @param at the day or moment the site is shown for; now, unless given
 */
export function createContent(path: string, at?: string): Content {
  const bodies = bodiesIn(dirname(path))
  const readNow = orMissing(wholeReader(path))
  let bytes: Buffer | undefined
  let patterns: readonly string[] = []
  let justRead: { now: WholeBytes | undefined } | undefined
  let good: Site | undefined
  let shown: Site | undefined
  let shownBytes: Buffer | undefined
  let problems: readonly Problem[] = []
  let untold = 0
  let resting: NodeJS.Timeout | undefined
  let judged: { bytes: Buffer; compiled: Compiled; media: Media | undefined } | undefined
  return {
    site: () => shown,
    // That of many files takes a while, and few ask for it.
    digest: () => (shownBytes ? digest(shownBytes) : ''),
    problems: () => problems,
    untold: () => untold,
    bodies: bodies.files,
    patterns: () => patterns,
    isNew: () => {
      if (bodies.isNew()) return true
      const now = readNow()
      justRead = { now }
      // Who compiles right away need not read it once more.
      queueMicrotask(() => {
        justRead = undefined
      })
      return now?.bytes !== bytes
    },
    judge: (next, { compile, blocks }, media) => {
      judged = { bytes: next, compiled: compile(next, basename(path), blocks, { at, media, bodies }), media }
      return judged.compiled
    },
    look: (asked, { compile, compileFile, blocks }, media) => {
      const now = readNow()
      // What is published is published now.
      const options = { at: asked === 'publish' ? undefined : at, media, bodies, [asked]: true }
      return now ? compile(now.bytes, basename(path), blocks, options) : compileFile(path, blocks, options)
    },
    compileWith: ({ blocks, compile, compileFile, siteWithStandIns, refreshValues }, media) => {
      const now = justRead ? justRead.now : readNow()
      bytes = now?.bytes
      patterns = now?.patterns ?? []
      const known = bytes && judged?.bytes.equals(bytes) && judged.media === media && !bodies.isNew() ? judged.compiled : undefined
      judged = undefined
      const loaded = known ?? (bytes ? compile(bytes, basename(path), blocks, { at, media, bodies }) : compileFile(path, blocks, { at, media, bodies }))
      problems = loaded.problems
      untold = loaded.untold
      good = loaded.site ?? good
      if (loaded.site) refreshValues(blocks)
      clearTimeout(resting)
      const state = loaded.site && bytes
      if (state) resting = setTimeout(() => keepGood(path, state), AT_REST).unref()
      const wantsStandIns = !loaded.site && (!good || problems.every(isUnknownBlock))
      const standIn = bytes && wantsStandIns ? siteWithStandIns(bytes, blocks, at) : undefined
      if (standIn || loaded.site) shownBytes = bytes
      shown = standIn ?? good ?? shown
    },
  }
}

/** A section of a block that does not exist is shown as such: nothing of the last good page can stand for it. */
const isUnknownBlock = ({ code }: Problem) => code === catalogue.unknownBlock.code

const orMissing = (read: () => WholeBytes) => (): WholeBytes | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
