import type { Assets } from '../page/document'
import { RenderError } from '../page/renderSection'
import { createRenderer } from '../page/render'
import { mediaIn } from '../parts/mediaFile'
import type { Site } from '../site/schema/site'
import { isFindable } from './search'
import { type SearchEntry, searchEntry } from './searchIndex'
import { type PageJob, type WriteFailure, writeText } from './writeText'

/** What every share of the pages needs. */
export type WriteOrder = { site: Site; assets: Assets; folder: string; strength: number /** Whether pages are looked for by their words. */; isSearched?: boolean }

/** What came of a share of the pages: which block failed, if one did, addresses of all files made of pictures that the pages show, and what the pages are found by. */
export type Written = { failure?: WriteFailure; media: readonly string[]; entries: readonly SearchEntry[] }

/** Pages held in memory while their compressed forms are made. */
const MOST_AT_ONCE = 8

/**
 * Prepares to write pages of a site.
 *
 * @returns a function that renders a share of the pages one after another and writes each with its compressed forms; it
 *   stops at the first block that fails
 */
export function preparePages({ site, assets, folder, strength, isSearched = false }: WriteOrder): (jobs: readonly PageJob[]) => Promise<Written> {
  const render = createRenderer(site, assets)
  return async (jobs) => {
    // While one page is compressed by the thread pool, the next is already rendered.
    const writing = new Set<Promise<void>>()
    const faults: unknown[] = []
    const media = new Set<string>()
    const entries: SearchEntry[] = []
    try {
      for (const { page, file } of jobs) {
        if (faults.length > 0) break
        const html = await render(page)
        for (const address of mediaIn(html)) media.add(address)
        if (isSearched && isFindable(page)) entries.push(searchEntry(page, html))
        const done = writeText(folder, file, Buffer.from(html), strength)
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
