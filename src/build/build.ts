import type { Site } from '../site/schema/site'
import { changedFiles } from './changedFiles'
import { cleanWhenInterrupted } from './interruption'
import { writeFiles } from './media/writeFiles'
import { writeMedia } from './media/writeMedia'
import { peakMemory } from './peakMemory'
import { markSite } from './mark'
import { type SiteParts, siteParts } from './siteParts'
import { scratchFolder } from './tempDirs'
import { pageJobs } from './outputs'
import { beginSite, dropSite, putInPlace } from './swapDirectory'
import { shareOut } from './shareOut'
import { BuildFailure } from './buildFailure'
import { codeOf } from './compiledEngine'
import { drawPages } from './drawPages'
import type { WriteOrder } from './writePages'
import { writeFrame, writeIndex } from './writeFrame'
import type { PageJob } from './writeText'

/** How long files may still come from processes that are told to end, in milliseconds, and how often they are looked for: a busy machine lets one stand still for longer. */
const LAST_WRITES = 60
const LAST_LOOKS = 5

/**
 * What a build did. Memory is the most that a process held at once, in bytes: the bundler's own, and this one. `unseen` are
 * letters of the site's name that no font here has: they are not in its picture for social networks.
 */
export type BuildReport = {
  pages: number
  /** Those that no earlier build had written from the same. */
  drawn: number
  /** All that the folder holds, the compressed forms included. */
  files: number
  /** The paths of those that are other than before, where that was asked for. */
  changed?: readonly string[]
  seconds: number
  unseen: readonly string[]
  memory: { bundler: number; build: number }
}

export type BuildOptions = {
  /** Compiles the engine and draws all pages anew, even when nothing that they are made of has changed since the last build. */
  fresh?: boolean
  /** Whether each text also lies there in the forms that hosts send compressed; some hosts make those themselves. */
  compressed?: boolean
  /** Whether to tell which files are other than those of the site that stands there. */
  changes?: boolean
  /** Most threads that draw pages; as many as are worth it, unless given. */
  threads?: number
  /** The file of each picture in media/, by the hash of what it holds. */
  pictures?: ReadonlyMap<string, string>
  /** Each other file in media/, by its path in it. */
  stored?: ReadonlyMap<string, string>
}

/**
 * Writes a whole site to a folder. Everything is made beside it first and takes its place at the end, so a build that
 * fails or is killed leaves the last one as it was.
 *
 * @param site the compiled content
 * @param out folder to write; it is replaced whole
 * @throws BuildFailure where a block cannot be drawn, PlaceError where the folder is not for sites
 */
export async function buildSite(site: Site, out: string, options: BuildOptions = {}): Promise<BuildReport> {
  const { fresh = false, compressed = true, changes = false, threads, pictures = new Map(), stored = new Map() } = options
  const started = performance.now()
  const own: string[] = []
  const clean = () => own.forEach(dropSite)
  // Before there is anything to clean: a signal waits until the next pause, and by then the folders have their names.
  const done = cleanWhenInterrupted(() => {
    clean()
    // What a process that was told to end was just writing may come after all, with the folder that it lies in. Nothing else goes on meanwhile.
    for (let look = 0; look < LAST_LOOKS; look++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_WRITES)
      clean()
    }
  })
  try {
    const isPreview = site.madeFor !== undefined
    const staging = beginSite(out, isPreview)
    own.push(staging)
    const scratch = scratchFolder()
    own.push(scratch)
    const parts = await siteParts(site, scratch, fresh)
    const { engine, drawn } = parts
    const jobs = pageJobs(site)
    const count = await writeSite(site, jobs, { ...parts, staging, fresh, compressed, threads, pictures, stored })
    // Its mark is one of them.
    if (changes) markSite(staging, isPreview)
    const changed = changes ? changedFiles(out, staging) : undefined
    const files = putInPlace(staging, out, isPreview)
    const memory = { bundler: engine.peakMemory, build: peakMemory() }
    return { pages: jobs.length, drawn: count, files, ...(changed && { changed }), seconds: (performance.now() - started) / 1000, unseen: drawn.unseen, memory }
  } finally {
    clean()
    done()
  }
}

type Parts = SiteParts & { staging: string } & Pick<BuildOptions, 'threads'> & Required<Pick<BuildOptions, 'pictures' | 'stored' | 'fresh' | 'compressed'>>

async function writeSite(site: Site, jobs: readonly PageJob[], parts: Parts): Promise<number> {
  const { engine, staging, fresh, compressed, threads, pictures, stored } = parts
  const { order, media: own } = await writeFrame(site, jobs, { ...parts, folder: staging })
  const draw = (task: WriteOrder, pages: readonly PageJob[]) => shareOut(engine.serverFile, task, pages, threads)
  const { failure, media, entries, drawn } = fresh ? { ...(await draw(order, jobs)), drawn: jobs.length } : await drawPages(order, jobs, { code: codeOf(engine), draw })
  if (failure) throw new BuildFailure(failure)
  await writeIndex(order, entries)
  await writeMedia(staging, [...new Set([...media, ...own])], pictures, compressed)
  await writeFiles(staging, site.files ?? {}, stored, order.strength)
  return drawn
}
