import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PART_NOTE, readParts } from '../../../src/build/shards/part'
import { toyPart, toyPlan } from './toyPlan'

const root = mkdtempSync(join(tmpdir(), 'quoin-part-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const plan = toyPlan(join(root, 'plan'))
const part = (name: string, shard: number, of: number) => toyPart(join(root, name), plan, shard, of)

test('parts that are together all of a plan are read in their order', () => {
  const folders = [part('2-of-2', 2, 2), part('1-of-2', 1, 2)]
  expect(readParts(folders, plan).map(({ shard, folder, files }) => [shard, folder, files.map(([name, size]) => `${name} ${size}`)])).toEqual([
    [1, folders[1], ['b.html 6', 'd.html 6', 'index.html 10']],
    [2, folders[0], ['404.html 8', 'a.html 6', 'c.html 6']],
  ])
})

test('what is missing, there twice, of another number of parts or of another plan is told by its folder', () => {
  const [one, two, three] = [part('1-of-3', 1, 3), part('2-of-3', 2, 3), part('3-of-3', 3, 3)]
  const reading =
    (...folders: string[]) =>
    () =>
      readParts(folders, plan)
  expect(reading()).toThrow(/no parts to put together/)
  expect(reading(one, three)).toThrow('Part 2 of 3 is missing. Draw it with "--shard 2/3".')
  expect(reading(two)).toThrow('Parts 1, 3 of 3 are missing. Draw each with "--shard 1/3", "--shard 3/3".')
  expect(reading(one, two, three, part('again', 2, 3))).toThrow(`${two} and ${join(root, 'again')} are both part 2.`)
  expect(reading(one, part('half', 2, 2))).toThrow(`${one} is one of 3 parts, and ${join(root, 'half')} one of 2.`)
  const foreign = toyPart(join(root, 'foreign'), toyPlan(join(root, 'other'), 'b{}'), 2, 3)
  expect(reading(one, foreign, three)).toThrow(`The part in ${foreign} was made by another plan. Draw it again by this one.`)
})

test('a part that was not finished, or has lost something on its way, is told with the file', () => {
  const [one, two] = [part('whole', 1, 2), part('torn', 2, 2)]
  writeFileSync(join(two, 'site/a.html'), 'a.htm')
  expect(() => readParts([one, two], plan)).toThrow(`The part in ${two} is not whole: a.html is missing or of another size. Copy it anew, or draw it again with "--shard 2/2".`)
  rmSync(join(two, PART_NOTE))
  expect(() => readParts([one, two], plan)).toThrow(`${two} holds no part of a site, or one that was not finished.`)
})
