import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Assets } from '../page/document'
import type { Site } from '../site/site'
import { bundle, type Bundle } from './bundle'
import { strengthFor } from './compress'
import { cutCss } from './css'
import { type FontFile, subsetFonts } from './fonts'
import { feedPages, hostFiles } from './hostFiles'
import { drawImages } from './images'
import { fileOf, type PageJob, type WriteFailure, type WriteOrder, writePages, writeText } from './writePages'

/** A build that stopped because a block could not be drawn. Nothing of it has reached the output folder. */
export class BuildFailure extends Error {
  constructor(readonly failure: WriteFailure) {
    super(failure.message)
  }
}

export type BuildReport = { pages: number; files: number; seconds: number }

/**
 * Writes a whole site to a folder. Everything is made beside it first and takes its place at the end, so a build that
 * fails leaves the last one as it was.
 *
 * @param site the judged content
 * @param out folder to write; it is replaced whole
 * @throws BuildFailure where a block cannot be drawn
 */
export async function buildSite(site: Site, out: string): Promise<BuildReport> {
  const started = performance.now()
  const target = resolve(out)
  mkdirSync(dirname(target), { recursive: true })
  const staging = mkdtempSync(join(dirname(target), `.${basename(target)}-`))
  const [program, fonts, images] = await Promise.all([bundle(), subsetFonts(site), drawImages(site)])
  try {
    const styled = await styles(program, site, fonts)
    const assets = assetsOf(site, program, styled, fonts)
    const jobs = jobsOf(site)
    const strength = strengthFor(jobs.length)
    await Promise.all([
      ...[...program.files].map(([address, code]) => writeText(join(staging, address), Buffer.from(code), 11)),
      ...Object.entries(styled.files).map(([address, css]) => writeText(join(staging, address), Buffer.from(css), 11)),
      ...fonts.map(({ address, bytes }) => writeText(join(staging, address), bytes, strength)),
      ...Object.entries(images).map(([file, bytes]) => writeText(join(staging, file), bytes, strength)),
      ...Object.entries(hostFiles(site)).map(([file, text]) => writeText(join(staging, file), Buffer.from(text), strength)),
    ])
    const failure = await share({ serverFile: program.serverFile, site, assets, folder: staging, strength, jobs })
    if (failure) throw new BuildFailure(failure)
    swapIn(staging, target)
    return { pages: jobs.length, files: program.files.size + fonts.length + 1, seconds: (performance.now() - started) / 1000 }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    rmSync(program.folder, { recursive: true, force: true })
  }
}

/** Stylesheets by address: the site's own, and that of each island. */
type Styles = { site: string; islands: Record<string, string>; files: Record<string, string> }

async function styles(program: Bundle, site: Site, fonts: readonly FontFile[]): Promise<Styles> {
  const { themeCss }: typeof import('../server') = await import(program.serverFile)
  const theme = [themeCss(site.settings.theme), ...fonts.map((font) => font.css)].join('\n')
  const sheets = cutCss({ engine: program.css, theme, code: program.code, islandCode: program.islandCode })
  const address = (name: string, css: string) => `/assets/${name}-${hashOf(css)}.css`
  const islands = Object.fromEntries([...sheets.islands].map(([block, css]) => [block, address(block, css)]))
  const files = Object.fromEntries([...sheets.islands].map(([block, css]) => [address(block, css), css]))
  const own = address('site', sheets.site)
  return { site: own, islands, files: { ...files, [own]: sheets.site } }
}

function assetsOf(site: Site, program: Bundle, { site: sheet, islands, files }: Styles, fonts: readonly FontFile[]): Assets {
  const feed = feedPages(site).length > 0 ? [{ rel: 'alternate' as const, type: 'application/rss+xml', title: site.settings.name, href: '/rss.xml' }] : []
  return {
    build: hashOf([...Object.keys(files), ...program.files.keys()].join()),
    styles: [sheet],
    islandStyles: islands,
    scripts: [program.boot],
    fonts: fonts.map((font) => font.address),
    links: [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }, { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }, { rel: 'manifest', href: '/site.webmanifest' }, ...feed],
    socialImage: '/social.png',
  }
}

function jobsOf(site: Site): PageJob[] {
  return [
    ...[...site.pages, site.notFound].map((page) => ({ page, file: fileOf(page) })),
    ...site.missing.map((page) => ({ page, file: fileOf(page, true) })),
  ]
}

/** Below this many pages a second thread costs more time than it saves. */
const WORTH_A_WORKER = 60

async function share(order: WriteOrder): Promise<WriteFailure | undefined> {
  const workers = Math.min(availableParallelism(), 8, Math.floor(order.jobs.length / WORTH_A_WORKER))
  if (workers < 2) return writePages(order)
  const failures = await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const jobs = order.jobs.filter((_job, place) => place % workers === index)
      // Of the site's pages a worker needs its own, and the paths and titles of the others.
      const pages = order.site.pages.map((page) => ({ ...page, sections: [] }))
      return run({ ...order, jobs, site: { ...order.site, pages, missing: [] } })
    }),
  )
  return failures.find((failure) => failure !== undefined)
}

function run(order: WriteOrder): Promise<WriteFailure | undefined> {
  return new Promise((resolveRun, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order, execArgv: ['--import', 'tsx'] })
    worker.once('message', (failure: WriteFailure | null) => resolveRun(failure ?? undefined))
    worker.once('error', reject)
  })
}

function swapIn(staging: string, target: string): void {
  const old = `${target}.old-${process.pid}`
  if (existsSync(target)) renameSync(target, old)
  renameSync(staging, target)
  rmSync(old, { recursive: true, force: true })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
