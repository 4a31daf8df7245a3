import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from '../headers'
import type { BuildOptions } from '../build'
import { BuildFailure } from '../buildFailure'
import { codeOf } from '../compiledEngine'
import { type DrawOptions, drawPages } from '../drawPages'
import { cleanWhenInterrupted } from '../interruption'
import { writeMedia } from '../media/writeMedia'
import { shareOut } from '../shareOut'
import { beginPlace } from './ownPlace'
import { notePart, PART_NOTE } from './part'
import { FILES, type Plan } from './plan'

/** Which part of how many, from 1. */
export type Shard = { shard: number; of: number }

/**
 * Draws a part of the pages of a site by its plan, with the plan's engine.
 *
 * @param path of the folder for it; a part that lies there is replaced
 * @returns how many pages it has, and how many of them no earlier build had written from the same
 * @throws BuildFailure where a block cannot be drawn, ShardError where something else lies there
 */
export async function drawShard(
  plan: Plan,
  { shard, of }: Shard,
  path: string,
  { fresh = false, threads, pictures = new Map() }: Pick<BuildOptions, 'fresh' | 'threads' | 'pictures'> = {},
): Promise<{ pages: number; drawn: number }> {
  const { folder, put, drop } = beginPlace(path, PART_NOTE)
  const done = cleanWhenInterrupted(drop)
  try {
    const files = join(folder, FILES)
    mkdirSync(join(files, ASSETS), { recursive: true })
    const jobs = plan.jobsOf(shard, of)
    const order = { ...plan.order, folder: files }
    const draw: DrawOptions['draw'] = (task, pages) => shareOut(plan.serverFile, task, pages, threads)
    const { failure, media, entries, drawn } =
      fresh && jobs.length > 0 ? { ...(await draw(order, jobs)), drawn: jobs.length } : await drawPages(order, jobs, { code: codeOf(plan), draw })
    if (failure) throw new BuildFailure(failure)
    await writeMedia(files, media, pictures, plan.compressed)
    notePart(folder, { plan: plan.digest, shard, of, drawn, entries })
    put()
    return { pages: jobs.length, drawn }
  } finally {
    drop()
    done()
  }
}
