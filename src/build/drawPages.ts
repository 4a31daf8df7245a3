import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PAGE_CACHE, pageCache } from './pageCache'
import { pageKeys } from './pageKeys'
import type { WriteOrder, Written } from './writePages'
import type { PageJob } from './writeText'

export type DrawOptions = {
  /** Changes with every line of the compiled engine. */
  code: string
  /** Draws pages and writes them into the folder of the order. */
  draw: (order: WriteOrder, jobs: readonly PageJob[]) => Promise<Written>
  /** Where pages are kept. */
  cache?: string
}

/**
 * Writes pages of a site: those that an earlier build has written from the same are put in place, all others are drawn.
 *
 * @returns what came of them, and how many were drawn
 */
export async function drawPages(order: WriteOrder, jobs: readonly PageJob[], { code, draw, cache = PAGE_CACHE }: DrawOptions): Promise<Written & { drawn: number }> {
  const keyOf = pageKeys(order.site, order, code)
  const kept = pageCache(cache)
  const media: string[] = []
  const entries: Written['entries'][number][] = []
  // In one go: a signal waits until all of them stand, so that no folder is made again which it has taken away.
  const made = new Set<string>()
  const left = jobs.flatMap(({ page, file }): PageJob[] => {
    const key = keyOf(page)
    const to = join(order.folder, file)
    if (!made.has(dirname(to))) mkdirSync(dirname(to), { recursive: true })
    made.add(dirname(to))
    const told = kept.put(key, to)
    if (!told) return [{ page, file, key }]
    for (const address of told.media) media.push(address)
    for (const entry of told.entries) entries.push(entry)
    return []
  })
  if (left.length === 0) return { media: [...new Set(media)], entries, drawn: 0 }
  const written = await draw({ ...order, cache }, left)
  kept.tidy(left.length)
  return { ...written, media: [...new Set([...media, ...written.media])], entries: [...entries, ...written.entries], drawn: left.length }
}
