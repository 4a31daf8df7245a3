import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withOpened } from '../../../src/site/media/opened'

const folder = mkdtempSync(join(tmpdir(), 'opened-'))
const path = join(folder, 'a.txt')
writeFileSync(path, '0123456789')
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is read from any place on, and no farther than it goes', async () => {
  const found = await withOpened(path, async ({ size, read }) => [size, ...[read(0, 3), read(4, 2), read(8, 5), read(10, 1)].map(String)])
  expect(found).toEqual([10, '012', '45', '89', ''])
})

test('all of a file is given from its beginning, even after a part was read', async () => {
  const found = await withOpened(path, async ({ read, pieces }) => {
    read(5, 2)
    let all = ''
    for await (const piece of pieces()) all += String(piece)
    return all
  })
  expect(found).toBe('0123456789')
})

test.runIf(process.platform === 'linux')('the file is closed again, also when looking at it fails', async () => {
  const open = () => readdirSync('/proc/self/fd').length
  const before = open()
  for (let times = 0; times < 20; times += 1) await withOpened(path, () => Promise.reject(new Error('no'))).catch(() => {})
  for (let times = 0; times < 20; times += 1) await withOpened(path, async () => 1)
  expect(open() - before).toBeLessThan(10)
})
