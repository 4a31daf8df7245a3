import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createJudging, noticer } from '../../src/dev/server/judging'
import { fileWith, pageWith } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-judging-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'pages.json')
const hero = { type: 'hero', title: 'Toys' }
const save = (...sections: unknown[]) => writeFileSync(path, fileWith({ pages: [pageWith(...sections)], notFound: { title: 'Nothing', sections: [hero] } }))
const notice = (error: unknown) => ({ what: String(error), where: '', place: '', open: '', frame: '', code: '' })

test('the file is judged with the blocks when these are read, and again when it is another', async () => {
  save(hero)
  const judging = createJudging(path, undefined, notice, () => {})
  expect(judging.content.site()).toBeUndefined()
  await judging.readBlocks()
  expect([Object.keys(judging.blocks()).includes('hero'), judging.content.site()?.pages[0]?.sections.length, judging.notices()]).toEqual([true, 1, []])
  expect(judging.readFile()).toBe(false)
  save(hero, { type: 'cta', title: 'Now?' })
  expect(judging.readFile()).toBe(true)
  expect(judging.notices().map(({ place, open }) => [place.split(':')[0], open.startsWith(path)])).toEqual([['pages.json', true]])
})

test('of two readings of the blocks the later counts', async () => {
  save(hero)
  const judging = createJudging(path, undefined, notice, () => {})
  await Promise.all([judging.readBlocks(), judging.readBlocks()])
  expect([judging.content.site()?.pages.length, judging.notices()]).toEqual([1, []])
})

test('when the time of a section comes the site is judged and that is told; a site for one day stays as it is', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 23, 23, 59), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const told: string[] = []
  save(hero, { type: 'cta', title: 'Now?', actions: [{ label: 'Go', href: '/' }], from: '2026-12-24' })
  const judgings = [undefined, '2026-12-23'].map((at) => createJudging(path, at, notice, () => told.push(String(at))))
  for (const judging of judgings) await judging.readBlocks()
  vi.advanceTimersByTime(60_000)
  expect([told, ...judgings.map(({ content }) => content.site()?.pages[0]?.sections.length)]).toEqual([['undefined'], 2, 1])
  vi.useRealTimers()
})

test('an error of the program is told and written into the terminal', () => {
  const logged: string[] = []
  const { what } = noticer('/toys', (words) => logged.push(words))(Object.assign(new Error('It broke.'), { stack: '' }))
  expect([what, logged]).toEqual(['It broke.', ['  It broke.\n']])
})
