import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Blocks } from '../../blocks/schemas'
import { catalogue } from '../catalogue'
import { loadSite, loadText } from '../load'
import type { Problem } from '../problem'
import type { Site } from '../site'
import { siteWithStandIns } from './standIn'

/** The content file as the dev server knows it. */
export type Content = {
  /** What is shown: the site, or its last good state while it has problems; undefined when there never was one. */
  site: () => Site | undefined
  problems: () => readonly Problem[]
  /** Reads the file and judges it; false when it is as it was when it was last judged. */
  look: () => boolean
  /** Judges it anew with other blocks. */
  judgeWith: (blocks: Blocks) => void
}

/**
 * @param path of the file, which may be missing, half-written or broken at any time
 * @param at the day or moment the site is shown for; now, unless given
 */
export function createContent(path: string, at?: string): Content {
  let blocks: Blocks = {}
  let bytes: Buffer | undefined
  let good: Site | undefined
  let shown: Site | undefined
  let problems: readonly Problem[] = []

  const judge = () => {
    const loaded = bytes ? loadText(bytes, basename(path), blocks, { at }) : loadSite(path, blocks)
    problems = loaded.problems
    good = loaded.site ?? good
    const wantsStandIns = !loaded.site && (!good || problems.every(isUnknownBlock))
    shown = (bytes && wantsStandIns && siteWithStandIns(bytes, blocks, at)) || good || shown
  }
  return {
    site: () => shown,
    problems: () => problems,
    look: () => {
      const now = readOrMissing(path)
      if (now === bytes || (now && bytes?.equals(now))) return false
      bytes = now
      judge()
      return true
    },
    judgeWith: (found) => {
      blocks = found
      judge()
    },
  }
}

/** A section of a block that does not exist is shown as such: nothing of the last good page can stand for it. */
const isUnknownBlock = ({ code }: Problem) => code === catalogue.unknownBlock.code

function readOrMissing(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
