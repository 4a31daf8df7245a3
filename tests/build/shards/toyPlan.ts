import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageJobs } from '../../../src/build/outputs'
import { FILES, type Plan, readPlan, writePlan } from '../../../src/build/shards/plan'
import { notePart } from '../../../src/build/shards/part'
import type { SearchEntry } from '../../../src/build/searchIndex'
import { siteOf, toyAssets } from '../../lib/toySite'

/** Addresses of the pages of a plan. */
const PATHS = ['/', '/a', '/b', '/c', '/d']

/** Writes a plan of five pages and one for what is not found, whose server runs this program, and reads it. */
export function toyPlan(folder: string, style = 'a{}', program = 'export {}\n'): Plan {
  mkdirSync(join(folder, FILES, 'assets'), { recursive: true })
  writeFileSync(join(folder, FILES, 'assets/site.css'), style)
  const server = join(`${folder}-engine`, 'server.mjs')
  mkdirSync(`${folder}-engine/assets`, { recursive: true })
  writeFileSync(server, "import './assets/part.js'\n")
  writeFileSync(`${folder}-engine/assets/part.js`, program)
  const site = siteOf({ pages: PATHS.map((path) => ({ path, title: `Page ${path}`, sections: [{ type: 'hero', title: path }] })) })
  const order = { site, assets: toyAssets, folder: '', strength: 1, isSearched: true }
  writePlan(folder, { order, jobs: pageJobs(site), serverFile: pathToFileURL(server).href, isPreview: false, compressed: true })
  return readPlan(folder)
}

/** Writes a part whose pages hold their own names. */
export function toyPart(folder: string, plan: Plan, shard: number, of: number, more: Record<string, string> = {}): string {
  const jobs = plan.jobsOf(shard, of)
  mkdirSync(join(folder, FILES, 'assets/media'), { recursive: true })
  for (const { file } of jobs) writeFileSync(join(folder, FILES, file), file)
  for (const [name, text] of Object.entries(more)) writeFileSync(join(folder, FILES, name), text)
  const entries = jobs.map(({ page }): SearchEntry => ({ path: page.path, title: page.title, description: '', headings: '', text: 'rye' }))
  notePart(folder, { plan: plan.digest, shard, of, drawn: jobs.length, entries })
  return folder
}
