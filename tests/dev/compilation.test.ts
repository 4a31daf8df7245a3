import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { ViteDevServer } from 'vite'
import { desk } from '../../src/studio/server/desk'
import { loadBlocks } from '../../src/blocks/schemas'
import { examplePage, shownBlocks } from '../../src/dev/server/gallery'
import type { Compiler } from '../../src/dev/server/compiler'
import { createCompilation, noticer } from '../../src/dev/server/compilation'
import { fixFile } from '../../src/authoring/edit/fixFile'
import { siteWithStandIns } from '../../src/dev/server/standIn'
import { compile, compileFile } from '../../src/site/compile'
import { fileWith, pageWith } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-judging-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'pages.json')
const hero = { type: 'hero', title: 'Toys' }
const save = (...sections: unknown[]) => writeFileSync(path, fileWith({ pages: [pageWith(...sections)], notFound: { title: 'Nothing', sections: [hero] } }))
const notice = (error: unknown) => ({ message: String(error), where: '', place: '', open: '', frame: '', code: '' })
const blocks = await loadBlocks()
const load = async (): Promise<Compiler> => ({ blocks, compile, compileFile, siteWithStandIns, fixFile, examplePage, shownBlocks, refreshValues: () => {}, desk })

test('the file is judged with the blocks when these are read, and again when it is another', async () => {
  save(hero)
  const compilation = createCompilation(path, load, undefined, notice, () => {})
  expect(compilation.content.site()).toBeUndefined()
  await compilation.readBlocks()
  expect([compilation.compiler()?.blocks === blocks, compilation.content.site()?.pages[0]?.sections.length, compilation.notices()]).toEqual([true, 1, []])
  expect(compilation.readFile()).toBe(false)
  save(hero, { type: 'cta', title: 'Now?' })
  expect(compilation.readFile()).toBe(true)
  expect(compilation.notices().map(({ place, open }) => [place.split(':')[0], open.startsWith(path)])).toEqual([['pages.json', true]])
})

test('advice is given for the file as it is when it is asked for', async () => {
  save(hero, { type: 'linkList', links: [{ label: 'Click here', href: '/' }] })
  const compilation = createCompilation(path, load, undefined, notice, () => {})
  expect(compilation.advice()).toEqual([])
  await compilation.readBlocks()
  expect(compilation.notices()).toEqual([])
  expect(compilation.advice().map(({ message }) => message)).toContainEqual(expect.stringContaining('Click here'))
  save(hero)
  expect(compilation.advice().filter(({ message }) => message.includes('Click here'))).toEqual([])
})

test('what keeps the site from being published is told of it as it is now, whatever day it is shown for', async () => {
  save({ type: 'prose', title: 'Mail', text: 'Write to us at hello@example.com.' }, { type: 'prose', title: 'Over', text: 'Soon.', until: '2020-01-01' })
  const compilation = createCompilation(path, load, '2019-06-01', notice, () => {})
  expect(compilation.look('publish')).toEqual([])
  await compilation.readBlocks()
  expect(compilation.content.site()?.pages[0]?.sections).toHaveLength(2)
  const told = () => compilation.look('publish').map(({ message }) => message)
  expect(told()).toEqual(compileFile(path, blocks, { publish: true }).problems.map(({ message }) => message))
  expect(told()).toContainEqual(expect.stringContaining('example.com'))
  writeFileSync(path, '{')
  expect(compilation.look('advice')).toEqual([])
})

test('of two readings of the blocks the later counts', async () => {
  save(hero)
  const waiting: ((compiler: Compiler) => void)[] = []
  const compilation = createCompilation(
    path,
    () => new Promise((resolve) => waiting.push(resolve)),
    undefined,
    notice,
    () => {},
  )
  const readings = [compilation.readBlocks(), compilation.readBlocks()]
  const [old, newer] = [await load(), await load()]
  waiting[1]?.(newer)
  waiting[0]?.(old)
  await Promise.all(readings)
  expect([compilation.compiler() === newer, compilation.content.site()?.pages.length, compilation.notices()]).toEqual([true, 1, []])
})

test('of two looks at media/ the later counts, and so does what each finds', async () => {
  save(hero)
  const compilation = createCompilation(path, load, undefined, notice, () => {})
  await compilation.readBlocks()
  const media = join(folder, 'media')
  mkdirSync(media)
  for (const name of ['a.txt', 'b.txt', 'c.txt']) writeFileSync(join(media, name), name)
  await compilation.readMedia()
  expect([...compilation.stored().keys()]).toEqual(['media/a.txt', 'media/b.txt', 'media/c.txt'])
  const earlier = compilation.readMedia()
  // A folder that is gone is looked at in no time.
  rmSync(media, { recursive: true })
  await Promise.all([earlier, compilation.readMedia()])
  expect([...compilation.stored().keys()]).toEqual([])
})

test('blocks that cannot be loaded are told and leave the last ones in place, until they can', async () => {
  save(hero)
  let isBroken = false
  const compilation = createCompilation(
    path,
    () => (isBroken ? Promise.reject(new Error('It broke.')) : load()),
    undefined,
    notice,
    () => {},
  )
  await compilation.readBlocks()
  isBroken = true
  await compilation.readBlocks()
  expect([compilation.compiler()?.blocks === blocks, compilation.content.site()?.pages.length, compilation.notices()]).toEqual([true, 1, [notice(new Error('It broke.'))]])
  isBroken = false
  await compilation.readBlocks()
  expect(compilation.notices()).toEqual([])
})

test('when the time of a section comes the site is judged and that is told; a site for one day stays as it is', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 23, 23, 59), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const reported: string[] = []
  save(hero, { type: 'cta', title: 'Now?', actions: [{ label: 'Go', href: '/' }], from: '2026-12-24' })
  const compilations = [undefined, '2026-12-23'].map((at) => createCompilation(path, load, at, notice, () => reported.push(String(at))))
  for (const compilation of compilations) await compilation.readBlocks()
  vi.advanceTimersByTime(60_000)
  expect([reported, ...compilations.map(({ content }) => content.site()?.pages[0]?.sections.length)]).toEqual([['undefined'], 2, 1])
  vi.useRealTimers()
})

test('an error of the program is told and written into the terminal', () => {
  const logged: string[] = []
  const server = { config: { logger: { error: (words: string) => logged.push(words) } } }
  const noticed = noticer('/toys', server as unknown as ViteDevServer)
  expect([noticed(Object.assign(new Error('It broke.'), { stack: '' })).message, noticed('No error.').message]).toEqual(['It broke.', 'No error.'])
  expect(logged).toEqual(['  It broke.\n', '  No error.\n'])
  // A file may be called anything, and its name goes into the terminal, too.
  noticed(Object.assign(new Error('It broke.'), { loc: { file: '/toys/\u001b[31m.ts', line: 1, column: 0 } }))
  expect(logged[2]).toBe('␛[31m.ts:1:1  It broke.\n')
})

test('of more problems than are told the last notice says how many there are', async () => {
  save(
    hero,
    ...Array.from({ length: 9 }, (_, turn) => ({
      type: 'linkList',
      links: Array.from({ length: 70 }, (_, index) => ({ label: `Link ${index}`, href: `/dead-${turn}-${index}` })),
    })),
  )
  const compilation = createCompilation(path, load, undefined, notice, () => {})
  await compilation.readBlocks()
  const notices = compilation.notices()
  expect([notices.length, notices.at(-1)?.untold, notices.filter(({ untold }) => untold !== undefined).length]).toEqual([500, 130, 1])
})

test('what would come of a change is judged on top of the file as it is: that is read anew where it is another, and only then', async () => {
  save(hero)
  let count = 0
  const counting = async (): Promise<Compiler> => ({
    ...(await load()),
    compile: (...all) => {
      count++
      return compile(...all)
    },
  })
  const compilation = createCompilation(path, counting, undefined, notice, () => {})
  await compilation.readBlocks()
  count = 0
  const change = Buffer.from(fileWith({ pages: [pageWith({ type: 'cta', title: 'Now?' })] }))
  const judge = () => {
    compilation.judge(change)
    return count
  }
  expect([judge(), judge()]).toEqual([1, 2])
  save(hero, { type: 'linkList', links: [{ label: 'Home', href: '/' }] })
  expect([judge(), judge()]).toEqual([4, 5])
})
