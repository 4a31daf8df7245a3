import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawShard } from '../../src/build/shards/drawShard'
import { mergeParts } from '../../src/build/shards/mergeParts'
import { readPlan } from '../../src/build/shards/plan'
import { planSite } from '../../src/build/shards/planSite'
import { loadBlocks } from '../../src/blocks/schemas'
import { compileFile } from '../../src/site/compile'
import { readMedia } from '../../src/site/media/readMedia'
import { runCommand } from '../lib/command'
import { expectSame } from './expectSame'

const root = mkdtempSync(join(tmpdir(), 'quoin-shards-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const PAGES = 'tests/sites/bakery.json'
const plan = join(root, 'plan')
const options = (...more: string[]) => ['--pages', PAGES, ...more]
const draw = (shard: string, by = plan) => runCommand('build', options('--shard', shard, '--plan', by))
const merge = (out: string, by = plan, ...parts: string[]) => runCommand('build', options('--merge', '--plan', by, '--out', out, ...parts))
/** A folder of another machine, with the plan and nothing else. */
function machine(name: string): string {
  cpSync(plan, join(root, name, 'plan'), { recursive: true })
  return join(root, name, 'plan')
}

beforeAll(() => {
  expect(runCommand('build', options('--plan', plan))).toMatchObject({ status: 0, stderr: '', stdout: expect.stringMatching(/plan\/: the plan of \d+ pages/) })
})

test('two parts that were drawn on machines of their own are, put together, the site of one build', () => {
  const [one, other] = [machine('one'), machine('other')]
  expect([draw('1/2', one), draw('2/2', other)]).toEqual([one, other].map(() => expect.objectContaining({ status: 0, stderr: '' })))
  for (const [from, part] of [
    [one, '1-of-2'],
    [other, '2-of-2'],
  ] as const)
    cpSync(`${from}-${part}`, join(root, 'two', `plan-${part}`), { recursive: true })
  cpSync(plan, join(root, 'two/plan'), { recursive: true })
  const out = join(root, 'two/dist')
  expect(merge(out, join(root, 'two/plan'))).toMatchObject({ status: 0, stderr: '' })
  expectSame(out, 'bakery')
})

test.each([1, 7])('so are %i that were drawn without anything that was kept', async (of) => {
  const { sources } = await readMedia(PAGES)
  const read = readPlan(plan)
  const parts = Array.from({ length: of }, (_, index) => join(root, `many-${of}/${index}`))
  for (const [index, part] of parts.entries()) await drawShard(read, { shard: index + 1, of }, part, { fresh: true, pictures: sources })
  await mergeParts(read, parts.toReversed(), join(root, `many-${of}/dist`))
  expectSame(join(root, `many-${of}/dist`), 'bakery')
})

test('a plan that is made anew is the same, and one of other words refuses the parts of the one before', async () => {
  const blocks = await loadBlocks()
  const { files: media, sources, stored } = await readMedia(PAGES)
  const { site } = compileFile(PAGES, blocks, { media })
  if (!site) throw new Error('The bakery has problems.')
  const [before, same, stale] = [readPlan(plan), join(root, 'same'), join(root, 'stale/plan')]
  await planSite(site, same, { pictures: sources, stored })
  expect(readPlan(same).digest).toBe(before.digest)
  const [home, ...others] = site.pages
  await planSite({ ...site, pages: [...(home ? [{ ...home, title: 'Another title' }] : []), ...others] }, stale, { pictures: sources, stored })
  const part = `${stale}-1-of-1`
  await drawShard(before, { shard: 1, of: 1 }, part, { pictures: sources })
  expect(merge(join(root, 'stale/dist'), stale)).toMatchObject({ status: 1, stderr: expect.stringContaining(`The part in ${part} was made by another plan.`) })
  expect(existsSync(join(root, 'stale/dist'))).toBe(false)
})

test('of a part whose drawing is killed nothing is taken for it, and drawn again it is whole', async () => {
  const own = machine('killed')
  const parent = join(root, 'killed')
  const child = spawn(process.execPath, ['scripts/run.mjs', 'build', ...options('--shard', '1/1', '--plan', own, '--fresh')], { stdio: 'ignore' })
  const begun = () => readdirSync(parent).find((name) => name.startsWith('.plan-1-of-1-new-'))
  while (begun() === undefined && child.exitCode === null) await wait(2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(begun()).toBeDefined()
  const out = join(parent, 'dist')
  mkdirSync(out)
  expect(merge(out, own)).toMatchObject({ status: 1, stderr: expect.stringContaining('There are no parts to put together.') })
  expect(draw('1/1', own)).toMatchObject({ status: 0, stderr: '' })
  expect(begun()).toBeUndefined()
  expect(merge(out, own)).toMatchObject({ status: 0 })
  expectSame(out, 'bakery')
})

test('what is asked for wrongly is told, and nothing is written', () => {
  const told = (...more: string[]) => runCommand('build', options(...more))
  expect(told('--shard', '3/2', '--plan', plan)).toMatchObject({ status: 2, stderr: expect.stringContaining('"--shard 3/2" names no part') })
  expect(told('--shard', '1/2')).toMatchObject({ status: 2, stderr: expect.stringContaining('say where it lies') })
  expect(told('--merge', '--shard', '1/2', '--plan', plan)).toMatchObject({ status: 2, stderr: expect.stringContaining('give one of the two') })
  expect(told('one', 'two')).toMatchObject({ status: 2, stderr: expect.stringContaining('"one two" means nothing here.') })
  const mine = join(root, 'mine')
  mkdirSync(mine)
  writeFileSync(join(mine, 'letter.txt'), 'x')
  expect(told('--plan', mine)).toMatchObject({ status: 1, stderr: expect.stringContaining('holds other things') })
  expect(readFileSync(join(mine, 'letter.txt'), 'utf8')).toBe('x')
})
