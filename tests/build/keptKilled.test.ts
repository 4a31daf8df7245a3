import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { keptSites } from '../../src/build/kept'
import { restoreSite } from '../../src/build/swapDirectory'
import { goBack, publishNumber } from '../lib/publishing'
import { runs } from '../lib/runs'

const folder = mkdtempSync(join(tmpdir(), 'quoin-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** More changes of the disk than either program makes. */
const CHANGES = 40
const FILES = ['about.html', 'assets/a.js', 'assets/b.js', 'index.html']

/** The number that all files of a site hold; undefined where one is missing or holds another. */
function numberIn(site: string): number | undefined {
  const numbers = FILES.map((file) => join(site, file)).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))
  return new Set(numbers).size === 1 && numbers[0] !== undefined ? Number(numbers[0]) : undefined
}

test('killed at any change of the disk, publishing and going back leave a whole site, and nothing but whole ones to go back to', { tags: ['random'] }, () => {
  const { seed, numRuns } = runs(20)
  const random = randomFrom(seed)
  let killed = 0
  for (let run = 0; run < numRuns; run++) {
    const place = mkdtempSync(join(folder, 'site-'))
    const out = join(place, 'dist')
    for (let number = 1; number <= 6; number++) publishNumber(out, number)
    const action = random(3) ? ['publish', out, '7'] : ['back', out]
    const env = { ...process.env, END_AT: String(1 + random(CHANGES)), END_BELOW: place, NODE_OPTIONS: '' }
    const { signal } = spawnSync(process.execPath, ['-r', './tests/lib/endAt.cjs', '--import', 'tsx', 'tests/lib/publishing.ts', ...action], { env })
    if (signal === 'SIGKILL') killed++
    const told = `seed ${seed}, run ${run}: ${action[0]} killed at ${env.END_AT}`
    restoreSite(out)
    const standing = numberIn(out)
    const kept = keptSites(out).map(({ name }) => numberIn(join(place, '.dist-published', name)))
    expect([6, 7, 5], told).toContain(standing)
    expect(kept, told).not.toContain(undefined)
    goBack(out)
    // What was never kept is followed by the last that was; all others by the one before.
    const index = kept.indexOf(standing)
    expect(numberIn(out), told).toBe(index < 0 ? 6 : kept[index - 1])
    publishNumber(out, 9)
    expect([numberIn(out), readdirSync(join(place, '.dist-published')).filter((name) => name.startsWith('.')), keptSites(out).length <= 5], told).toEqual([9, [], true])
  }
  expect(killed).toBeGreaterThan(numRuns / 4)
})
