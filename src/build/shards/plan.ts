import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { shardWords } from '../../site/diagnostics/wording/shards'
import { filesIn } from '../mark'
import type { WriteOrder } from '../writePages'
import { headOf } from '../../site/schema/headOf'
import type { PageJob } from '../writeText'
import { ShardError } from './ownPlace'

/** Says what a folder with a plan is, and what is in it. */
export const PLAN_NOTE = 'plan.json'
/** Below a plan and below a part: the files of the site. */
export const FILES = 'site'
const ORDER = 'order'
/** The compiled code of the server, and what it loads. */
const SERVER = 'server'
const PAGES = 'pages'
/** Pages lie in so many files at most, each for one shard: so many shards there can be. */
export const MOST_SHARDS = 256
const FORMAT = 1

type Note = { format: number; digest: string; node: string; server: string; pages: number; isPreview: boolean; compressed: boolean }

/** What all parts of a site are made with: the compiled engine, what its pages share, and how many pages there are. */
export type Plan = Note & {
  /** Where the server's code lies. */
  serverFile: string
  order: Omit<WriteOrder, 'folder'>
  /** The pages of one of so many shards. */
  jobsOf: (shard: number, of: number) => PageJob[]
  /** The folder with all files of the site that are no pages. */
  files: string
}

/** What a plan is written of. */
export type Planned = { order: WriteOrder; jobs: readonly PageJob[]; serverFile: string; isPreview: boolean; compressed: boolean }

/** Writes a plan into a folder in which the files of the site that are no pages lie already, and closes it with its note. */
export function writePlan(folder: string, { order, jobs, serverFile, isPreview, compressed }: Planned): void {
  // Of other pages a page needs their paths and titles.
  const pages = order.site.pages.map(headOf)
  const shared: Omit<WriteOrder, 'folder'> = { site: { ...order.site, pages, missing: [] }, assets: order.assets, strength: order.strength, isSearched: order.isSearched === true }
  writeFileSync(join(folder, ORDER), serialize(shared))
  const server = fileURLToPath(serverFile)
  for (const name of programsIn(dirname(server))) cpSync(join(dirname(server), name), join(folder, SERVER, name))
  mkdirSync(join(folder, PAGES))
  for (let bundle = 0; bundle < Math.min(jobs.length, MOST_SHARDS); bundle++) {
    writeFileSync(join(folder, PAGES, String(bundle)), serialize(jobs.filter((_, index) => index % MOST_SHARDS === bundle)))
  }
  const note: Note = { format: FORMAT, digest: digestOf(folder), node: process.version, server: basename(server), pages: jobs.length, isPreview, compressed }
  writeFileSync(join(folder, PLAN_NOTE), `${JSON.stringify(note)}\n`)
}

/**
 * Reads a plan.
 *
 * @throws ShardError where there is none, where it is not whole, or where it was made by another version of Node, whose pages might differ
 */
export function readPlan(folder: string): Plan {
  const note = noteIn(folder)
  if (note === undefined || note.format !== FORMAT) throw new ShardError(shardWords.noPlan(folder))
  if (note.node !== process.version) throw new ShardError(shardWords.otherNode(folder, note.node, process.version))
  if (digestOf(folder) !== note.digest) throw new ShardError(shardWords.tornPlan(folder))
  const bundles = readdirSync(join(folder, PAGES))
    .map(Number)
    .sort((one, other) => one - other)
  return {
    ...note,
    serverFile: pathToFileURL(join(folder, SERVER, note.server)).href,
    order: deserialize(readFileSync(join(folder, ORDER))),
    jobsOf: (shard, of) => bundles.filter((bundle) => bundle % of === shard - 1).flatMap((bundle): PageJob[] => deserialize(readFileSync(join(folder, PAGES, String(bundle))))),
    files: join(folder, FILES),
  }
}

function noteIn(folder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, PLAN_NOTE), 'utf8'))
  } catch {
    return undefined
  }
}

/** Beside the compiled code lies what only a build needs. */
const programsIn = (folder: string): string[] => filesIn(folder).filter((name) => name.endsWith('js'))

/** Changes with every byte of a plan. */
function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const names = filesIn(folder).filter((name) => name !== PLAN_NOTE)
  for (const name of names.sort()) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
