import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Assets } from '../page/document'
import type { Page, Site } from '../site/site'
import { compressed, isCompressible } from './compress'

/** The file of a page: "/about" lies in about.html, so that plain hosts serve it at its address. */
export function fileOf({ path, pattern }: Pick<Page, 'path' | 'pattern'>, isMissing = false): string {
  if (isMissing) return `${path.slice(1)}/404.html`.replace(/^\//, '')
  return path === '/' ? 'index.html' : `${pattern === '/$' ? '404' : path.slice(1)}.html`
}

export type PageJob = { page: Page; file: string }

/** All that a worker needs to write its share of the pages. */
export type WriteOrder = { serverFile: string; site: Site; assets: Assets; folder: string; strength: number; jobs: PageJob[] }

export type WriteFailure = { source: Page['source']; sectionType: string; message: string }

/** Renders pages one after another and writes each with its compressed forms. Stops at the first block that fails. */
export async function writePages({ serverFile, site, assets, folder, strength, jobs }: WriteOrder): Promise<WriteFailure | undefined> {
  const { createRenderer, RenderError }: typeof import('../server') = await import(serverFile)
  const render = createRenderer(site, assets)
  // While one page is compressed by the thread pool, the next is already rendered.
  const writing = new Set<Promise<void>>()
  for (const { page, file } of jobs) {
    let html: string
    try {
      html = await render(page)
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      return { source: error.section.source, sectionType: error.section.type, message: error.message }
    }
    const done = writeText(join(folder, file), Buffer.from(html), strength).finally(() => writing.delete(done))
    writing.add(done)
    if (writing.size >= MOST_AT_ONCE) await Promise.race(writing)
  }
  await Promise.all(writing)
  return undefined
}

/** Pages held in memory while their compressed forms are made. */
const MOST_AT_ONCE = 8

/** Writes a file, and beside it the forms that hosts send compressed. */
export async function writeText(path: string, bytes: Buffer, strength: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const forms = isCompressible(path) ? await compressed(bytes, strength) : []
  await Promise.all([writeFile(path, bytes), ...forms.map((form) => writeFile(path + form.ending, form.bytes))])
}
