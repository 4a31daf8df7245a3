import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from '../../../src/build/mark'
import { ShardError } from '../../../src/build/shards/ownPlace'
import { readPlan } from '../../../src/build/shards/plan'
import { planSite } from '../../../src/build/shards/planSite'
import { siteOf } from '../../lib/toySite'

const root = mkdtempSync(join(tmpdir(), 'quoin-planned-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const site = siteOf({ pages: ['/', '/a'].map((path) => ({ path, title: path, sections: [{ type: 'hero', title: path }] })) })

test('a plan has all files of the site but its pages, and is made anew in its place', async () => {
  const folder = join(root, 'whole/plan')
  expect(await planSite(site, folder)).toBe(3)
  const { digest, files, pages, order } = readPlan(folder)
  const names = filesIn(files)
  expect([pages, names.filter((name) => name.endsWith('.html'))]).toEqual([3, []])
  expect(names).toEqual(expect.arrayContaining(['robots.txt', 'robots.txt.br', 'sitemap.xml', 'social.png', '.hosts/nginx.conf']))
  expect([...order.assets.styles, ...order.assets.scripts].map((address) => names.includes(address.slice(1)))).toEqual([true, true])
  expect(await planSite(site, folder, { compressed: false })).toBe(3)
  const plain = readPlan(folder)
  expect([plain.digest === digest, plain.compressed, plain.order.strength, filesIn(plain.files).filter((name) => /\.(?:br|gz)$/.test(name))]).toEqual([false, false, 0, []])
  expect(readdirSync(join(root, 'whole'))).toEqual(['plan'])
})

test('a folder of other things is left as it is', async () => {
  mkdirSync(join(root, 'mine'))
  writeFileSync(join(root, 'mine/letter.txt'), 'x')
  await expect(planSite(site, join(root, 'mine'))).rejects.toThrow(ShardError)
  expect(readdirSync(join(root, 'mine'))).toEqual(['letter.txt'])
})
