import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mergeParts } from '../../../src/build/shards/mergeParts'
import { toyPart, toyPlan } from './toyPlan'

const root = mkdtempSync(join(tmpdir(), 'quoin-merge-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const plan = toyPlan(join(root, 'plan'))

test('the site has the files of the plan and of all parts, and one index in the order of its pages', async () => {
  const picture = { 'assets/media/x.jpg': 'x' }
  const parts = [toyPart(join(root, '2-of-2'), plan, 2, 2, picture), toyPart(join(root, '1-of-2'), plan, 1, 2, picture)]
  const out = join(root, 'out/dist')
  expect(await mergeParts(plan, parts, out, { changes: true })).toMatchObject({ pages: 6, changed: expect.arrayContaining(['assets/site.css', 'index.html']) })
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name) && !name.startsWith('.'))
  expect(names.filter((name) => !/^search\./.test(name)).sort()).toEqual(
    ['404.html', 'a.html', 'assets/media/x.jpg', 'assets/site.css', 'b.html', 'c.html', 'd.html', 'index.html'].sort(),
  )
  const index = JSON.parse(readFileSync(join(out, 'search.en.json'), 'utf8'))
  expect(index.chunks[0].map(([path]: string[]) => path)).toEqual(['/', '/a', '/b', '/c', '/d'])
  expect((await mergeParts(plan, parts, out, { changes: true })).changed).toEqual([])
})

test('where two parts have made another file of one name nothing is put together, and the site stays as it was', async () => {
  const parts = [1, 2].map((shard) => toyPart(join(root, `unlike-${shard}`), plan, shard, 2, { 'assets/media/x.jpg': `x${shard}` }))
  const parent = join(root, 'kept')
  mkdirSync(parent)
  await expect(mergeParts(plan, parts, join(parent, 'dist'))).rejects.toThrow('Two parts have made another assets/media/x.jpg.')
  expect([existsSync(join(parent, 'dist')), readdirSync(parent)]).toEqual([false, []])
})
