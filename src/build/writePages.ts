import { join } from 'node:path'
import type { Assets } from '../page/assets'
import { RenderError } from '../page/renderSection'
import { createRenderer } from '../page/render'
import { mediaIn } from '../parts/mediaFile'
import type { Site } from '../site/schema/site'
import { htmlBelow } from './belowBase'
import { pageCache, type Told } from './pageCache'
import { isFindable } from './search'
import { type SearchEntry, searchEntry } from './searchIndex'
import { type PageJob, type WriteFailure, writeText } from './writeText'

/** What every share of the pages needs. */
export type WriteOrder = {
  site: Site
  assets: Assets
  folder: string
  strength: number
  /** Whether pages are looked for by their words. */
  isSearched?: boolean
  /** Where written pages are kept for later builds, those that have a key. */
  cache?: string
}

/** What came of a share of the pages: which block failed, if one did, and what the drawing of all of them has told. */
export type Written = Told & { failure?: WriteFailure }

/** Pages held in memory while their compressed forms are made. */
const MOST_AT_ONCE = 8

/**
 * Prepares to write pages of a site.
 *
 * @returns a function that renders a share of the pages one after another and writes each with its compressed forms; it
 *   stops at the first block that fails
 */
export function preparePages({ site, assets, folder, strength, isSearched = false, cache }: WriteOrder): (jobs: readonly PageJob[]) => Promise<Written> {
  const render = createRenderer(site, assets)
  const kept = cache === undefined ? undefined : pageCache(cache)
  return async (jobs) => {
    // While one page is compressed by the thread pool, the next is already rendered.
    const writing = new Set<Promise<void>>()
    const faults: unknown[] = []
    const media = new Set<string>()
    const entries: SearchEntry[] = []
    try {
      for (const { page, file, key } of jobs) {
        if (faults.length > 0) break
        const html = await render(page)
        const told = { media: [...new Set(mediaIn(html))], entries: isSearched && isFindable(page) ? [searchEntry(page, html)] : [] }
        for (const address of told.media) media.add(address)
        for (const entry of told.entries) entries.push(entry)
        const done = writeText(folder, file, Buffer.from(htmlBelow(assets.base ?? '', html)), strength)
          .then(() => void (key !== undefined && kept?.keep(key, join(folder, file), told)))
          .catch((error: unknown) => void faults.push(error))
          .finally(() => writing.delete(done))
        writing.add(done)
        if (writing.size >= MOST_AT_ONCE) await Promise.race(writing)
      }
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      return { failure: { source: error.section.source, sectionType: error.section.type, message: error.message }, media: [], entries: [] }
    } finally {
      await Promise.all(writing)
    }
    if (faults.length > 0) throw faults[0]
    return { media: [...media], entries }
  }
}
