import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../site/schema/site'
import type { BuildOptions } from '../build'
import { cleanWhenInterrupted } from '../interruption'
import { writeFiles } from '../media/writeFiles'
import { writeMedia } from '../media/writeMedia'
import { pageJobs } from '../outputs'
import { siteParts } from '../siteParts'
import { scratchFolder } from '../tempDirs'
import { writeFrame } from '../writeFrame'
import { beginPlace } from './ownPlace'
import { FILES, PLAN_NOTE, writePlan } from './plan'

/**
 * Writes a plan: all of a site but its pages, and all that these are drawn with. Parts of the pages are then drawn by others, and put together.
 *
 * @param path of the folder; a plan that lies there is replaced
 * @returns how many pages there are to draw
 * @throws ShardError where something else lies there
 */
export async function planSite(site: Site, path: string, options: Pick<BuildOptions, 'fresh' | 'compressed' | 'pictures' | 'stored'> = {}): Promise<number> {
  const { fresh = false, compressed = true, pictures = new Map(), stored = new Map() } = options
  const { folder, put, drop } = beginPlace(path, PLAN_NOTE)
  const scratch = scratchFolder()
  const clean = () => {
    drop()
    rmSync(scratch, { recursive: true, force: true })
  }
  const done = cleanWhenInterrupted(clean)
  try {
    const files = join(folder, FILES)
    mkdirSync(files)
    const parts = await siteParts(site, scratch, fresh)
    const jobs = pageJobs(site)
    const { order, media } = await writeFrame(site, jobs, { ...parts, folder: files, compressed, fresh })
    await writeMedia(files, [...new Set(media)], pictures, compressed)
    await writeFiles(files, site.files ?? {}, stored, order.strength)
    writePlan(folder, { order, jobs, serverFile: parts.engine.serverFile, isPreview: site.madeFor !== undefined, compressed })
    put()
    return jobs.length
  } finally {
    clean()
    done()
  }
}
