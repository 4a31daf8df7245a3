import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { drawShard, type Shard } from '../../src/build/shards/drawShard'
import { mergeParts } from '../../src/build/shards/mergeParts'
import { MOST_SHARDS, readPlan } from '../../src/build/shards/plan'
import { planSite } from '../../src/build/shards/planSite'
import { readMedia } from '../../src/site/media/readMedia'
import { folderWords } from '../../src/site/diagnostics/wording/commands'
import { shardWords } from '../../src/site/diagnostics/wording/shards'
import type { Options } from './arguments'
import { buildFault } from './buildFault'
import { sayBuilt } from './buildOrExit'
import { complain, say } from './print'
import { siteOrExit } from './siteOrExit'

/** Does what "--plan", "--shard" and "--merge" ask for, and tells it. Where it cannot be done, the process ends with the reason. */
export async function shardsOrExit(options: Options): Promise<void> {
  const { plan = '', shard = '' } = options.own
  const merge = options.flags.has('merge')
  if (merge && shard) return refuse(shardWords.notBoth())
  if (merge && !plan) return refuse(shardWords.mergeWithoutPlan())
  if (shard && !plan) return refuse(shardWords.shardWithoutPlan())
  if (merge) return inWords(options, options.out, () => mergeInto(options, plan))
  if (!shard) return inWords(options, plan, () => planInto(options, plan))
  const part = partIn(shard)
  if (!part) return refuse(shardWords.wrongShard(shard, MOST_SHARDS))
  const path = join(dirname(plan), `${basename(plan)}-${part.shard}-of-${part.of}`)
  return inWords(options, path, () => drawInto(options, plan, part, path))
}

async function planInto({ pages, at, fresh, flags }: Options, plan: string): Promise<void> {
  const started = performance.now()
  const { site, media } = await siteOrExit({ pages, at, fresh })
  const count = await planSite(site, plan, { fresh, compressed: !flags.has('no-compressed'), pictures: media.sources, stored: media.stored })
  say(shardWords.planned(plan, count, secondsSince(started)))
}

async function drawInto({ pages, fresh }: Options, plan: string, part: Shard, path: string): Promise<void> {
  const started = performance.now()
  const read = readPlan(plan)
  const { sources } = await readMedia(pages)
  const { pages: count, drawn } = await drawShard(read, part, path, { fresh, pictures: sources })
  say(shardWords.drawn(path, count, drawn, secondsSince(started)))
}

async function mergeInto({ out, only, own }: Options, plan: string): Promise<void> {
  const started = performance.now()
  const read = readPlan(plan)
  const merged = await mergeParts(read, only.length > 0 ? only : besides(plan), out, { changes: Boolean(own.changes) })
  sayBuilt(out, { ...merged, seconds: secondsSince(started) }, { compressed: read.compressed, changes: own.changes })
}

/** The parts that lie beside a plan. */
function besides(plan: string): string[] {
  const names = readdirSync(dirname(plan)).filter((name) => name.startsWith(`${basename(plan)}-`) && /^\d+-of-\d+$/.test(name.slice(basename(plan).length + 1)))
  return names.map((name) => join(dirname(plan), name))
}

/** "2/7" as a part; undefined where it is none. */
function partIn(written: string): Shard | undefined {
  const [, shard = 0, of = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(written)?.map(Number) ?? []
  return shard >= 1 && shard <= of && of <= MOST_SHARDS ? { shard, of } : undefined
}

async function inWords({ pages }: Options, out: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    complain(`\n${buildFault(error, pages, out)}${existsSync(out) ? `\n\n${folderWords.asItWas(out)}` : ''}`)
    process.exit(1)
  }
}

function refuse(sentence: string): never {
  complain(sentence)
  process.exit(2)
}

const secondsSince = (started: number): number => (performance.now() - started) / 1000
