import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveToVisible } from './benchDev'
import { type GrownFiles, writeGrown } from './benchSite'
import { measuredRun } from './measuredRun'

/** Figures of a site of some size, each beside its goal: seconds, milliseconds, and megabytes of the largest process. */
export type Grown = Record<'clean' | 'changed' | 'largest' | 'visible' | 'check', { measured: number; goal: number }>

/** What is promised, by how many pages a site has. */
const GOALS = {
  30: { clean: 4, changed: 1.5, largest: 350, visible: 50, check: 0.8 },
  3000: { clean: 12, changed: 2.5, largest: 450, visible: 120, check: 1.5 },
  10000: { clean: 40, changed: 4, largest: 500, visible: 200, check: 2.5 },
}
export const SIZES = Object.keys(GOALS).map(Number) as (keyof typeof GOALS)[]

/** Builds, changes and checks a site of so many pages as its author would, in processes of their own. */
export async function measureGrown(count: keyof typeof GOALS): Promise<Grown> {
  return inFolder(count, async (site, out) => {
    const build = (...more: readonly string[]) => measuredRun('build', '--pages', site.main, '--out', out, ...more)
    const check = () => measuredRun('check', '--pages', site.main)
    const clean = await build('--fresh')
    await build()
    site.change('One change')
    const changed = await build()
    await check()
    site.change('Another change')
    const checked = await check()
    const visible = await saveToVisible(site)
    const largest = Math.max(clean.largest, changed.largest, checked.largest) / 1024 / 1024
    const measured = { clean: clean.seconds, changed: changed.seconds, largest, visible: visible.median, check: checked.seconds }
    const goals = GOALS[count]
    const row = (name: keyof Grown) => ({ measured: measured[name], goal: goals[name] })
    return { clean: row('clean'), changed: row('changed'), largest: row('largest'), visible: row('visible'), check: row('check') }
  })
}

async function inFolder<Result>(count: number, work: (site: GrownFiles, out: string) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'quoin-grow-'))
  try {
    const folder = join(root, 'site')
    mkdirSync(folder)
    const site = writeGrown(readFileSync('pages.json', 'utf8'), count, folder)
    return await work(site, join(root, 'dist'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
