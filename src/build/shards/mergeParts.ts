import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { shardWords } from '../../site/diagnostics/wording/shards'
import { changedFiles } from '../changedFiles'
import { cleanWhenInterrupted } from '../interruption'
import { linkOrCopy } from '../linkOrCopy'
import { filesIn, markSite } from '../mark'
import { beginSite, dropSite, putInPlace } from '../swapDirectory'
import { writeIndex } from '../writeFrame'
import { ShardError } from './ownPlace'
import { readParts } from './part'
import { FILES, type Plan } from './plan'

/** Pages and files of a site that was put together; `changed` as a build tells it. */
export type Merged = { pages: number; files: number; changed?: readonly string[] }

/**
 * Puts the parts of a site together: byte for byte what one build would have written. It takes its place at the end, whole.
 *
 * @param folders of all parts, in any order
 * @param out folder to write; it is replaced whole
 * @throws ShardError where the parts are not all of this plan's pages, PlaceError where the folder is not for sites
 */
export async function mergeParts(plan: Plan, folders: readonly string[], out: string, { changes = false } = {}): Promise<Merged> {
  const parts = readParts(folders, plan)
  const staging = beginSite(out, plan.isPreview)
  const done = cleanWhenInterrupted(() => dropSite(staging))
  try {
    addFiles(plan.files, staging)
    for (const { folder } of parts) addFiles(join(folder, FILES), staging)
    await writeIndex(
      { ...plan.order, folder: staging },
      parts.flatMap(({ entries }) => entries),
    )
    if (changes) markSite(staging, plan.isPreview)
    const changed = changes ? changedFiles(out, staging) : undefined
    const files = putInPlace(staging, out, plan.isPreview)
    return { pages: plan.pages, files, ...(changed && { changed }) }
  } finally {
    dropSite(staging)
    done()
  }
}

/** Adds the files of a part; the picture of two pages may have been made for two parts. */
function addFiles(from: string, to: string): void {
  for (const name of filesIn(from)) {
    const [part, whole] = [join(from, name), join(to, name)]
    mkdirSync(dirname(whole), { recursive: true })
    if (!existsSync(whole)) linkOrCopy(part, whole)
    else if (!readFileSync(part).equals(readFileSync(whole))) throw new ShardError(shardWords.unlike(name))
  }
}
