import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { markOf, siteAt } from '../../src/build/siteAt'

const folder = mkdtempSync(join(tmpdir(), 'quoin-at-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a site that goes and comes between two looks is waited for, however often that happens', async () => {
  const looks = [undefined, undefined, 'new', undefined, 'newer']
  const look = () => looks.shift()
  expect([await siteAt(folder, look), await siteAt(folder, look), looks]).toEqual(['new', 'newer', []])
})

test('the site that comes at last is told from the one that went', async () => {
  const site = join(folder, 'site')
  mkdirSync(site)
  const before = await siteAt(site)
  renameSync(site, join(folder, 'old'))
  expect([before === undefined, markOf(site)]).toEqual([false, undefined])
  const coming = siteAt(site)
  mkdirSync(site)
  expect([await coming, (await coming) === before]).toEqual([markOf(site), false])
})
