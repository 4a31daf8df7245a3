import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BuildFailure } from '../../../src/build/buildFailure'
import { drawShard } from '../../../src/build/shards/drawShard'
import { readParts } from '../../../src/build/shards/part'
import { toyPlan } from './toyPlan'

const root = mkdtempSync(join(tmpdir(), 'quoin-shard-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Writes each page as its own title, unless one of them is to fail. */
const program = (fails: string) => `import { writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
parentPort.on('message', (jobs) => {
  for (const { page, file } of jobs) writeFileSync(workerData.folder + '/' + file, page.title + workerData.strength)
  const failure = jobs.some(({ page }) => page.path === ${JSON.stringify(fails)}) ? { failure: { source: [], sectionType: 'hero', message: 'gone' } } : {}
  parentPort.postMessage({ ...failure, media: [], entries: jobs.map(({ page }) => ({ path: page.path })) })
})
`

test('a part has its own pages, drawn by the code of the plan, and says what they are found by', async () => {
  const plan = toyPlan(join(root, 'plan'), 'a{}', program(''))
  const parts = [1, 2].map((shard) => join(root, `part-${shard}`))
  for (const [index, part] of parts.entries()) expect(await drawShard(plan, { shard: index + 1, of: 2 }, part, { fresh: true, threads: 1 })).toEqual({ pages: 3, drawn: 3 })
  expect(readParts(parts, plan).map(({ entries, files }) => [entries.map(({ path }) => path), files.map(([name]) => name)])).toEqual([
    [
      ['/', '/b', '/d'],
      ['b.html', 'd.html', 'index.html'],
    ],
    [
      ['/a', '/c', '/404'],
      ['404.html', 'a.html', 'c.html'],
    ],
  ])
  expect(readFileSync(join(root, 'part-1/site/b.html'), 'utf8')).toBe('Page /b1')
})

test('one without a page is whole, too', async () => {
  const plan = toyPlan(join(root, 'few'), 'a{}', program(''))
  expect(await drawShard(plan, { shard: 7, of: 9 }, join(root, 'none'), { fresh: true })).toEqual({ pages: 0, drawn: 0 })
  expect(existsSync(join(root, 'none/part.json'))).toBe(true)
})

test('where a block fails there is no part, and nothing is left beside it', async () => {
  const plan = toyPlan(join(root, 'failing/plan'), 'a{}', program('/a'))
  await expect(drawShard(plan, { shard: 2, of: 2 }, join(root, 'failing/part'), { fresh: true })).rejects.toThrow(BuildFailure)
  expect(readdirSync(join(root, 'failing')).sort()).toEqual(['plan', 'plan-engine'])
})
