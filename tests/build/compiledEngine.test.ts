import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const parent = mkdtempSync(join(tmpdir(), 'quoin-engine-'))
/** In place of the project, whose own cache must stay as it is. */
const project = join(parent, 'project')
const cache = join(project, 'node_modules/.cache/quoin')
/** Where the compiler puts the server's code. */
const folder = join(parent, 'new')

beforeEach(() => {
  for (const place of [project, folder]) rmSync(place, { recursive: true, force: true })
  for (const place of [join(project, 'src/build'), folder]) mkdirSync(place, { recursive: true })
  for (const name of ['src/main.ts', 'src/build/own.ts', 'package-lock.json', 'vite.config.ts', 'README.md']) writeFileSync(join(project, name), name)
  vi.resetModules()
})
afterEach(() => {
  vi.doUnmock('node:fs')
  vi.doUnmock('../../src/build/bundle')
  vi.resetModules()
})
afterAll(() => rmSync(parent, { recursive: true }))

const inToys = (path: unknown) => (typeof path === 'string' && path.startsWith(ROOT) ? project + path.slice(ROOT.length) : path)

/** Compiles as the builds of a day do; the toy compiler counts its runs. */
async function open() {
  vi.doMock('node:fs', async (load) => {
    const fs = await load<typeof import('node:fs')>()
    return Object.fromEntries(
      Object.entries(fs).map(([name, own]) => [name, typeof own === 'function' && name.endsWith('Sync') ? (...all: unknown[]) => Reflect.apply(own, fs, all.map(inToys)) : own]),
    )
  })
  let runs = 0
  vi.doMock('../../src/build/bundle', () => ({
    bundle: async (into: string) => {
      writeFileSync(join(into, 'server.mjs'), 'server')
      return { boot: `/boot-${++runs}.js`, files: new Map([['/a.js', 'a']]), islandClasses: new Map([['tabs', new Set(['m_1'])]]), serverFile: 'new', peakMemory: 5 }
    },
  }))
  const { compiledEngine } = await import('../../src/build/compiledEngine')
  const keptIn = () => (existsSync(cache) ? readdirSync(cache).filter((name) => !name.startsWith('new-')) : [])
  return { compiledEngine: async (fresh?: boolean) => (await compiledEngine(folder, fresh)) as object, keptIn }
}

test('the engine is compiled once and then the one of the last build, whole, with its code where it is kept', async () => {
  const { compiledEngine, keptIn } = await open()
  const first = await compiledEngine()
  const parts = { boot: '/boot-1.js', files: new Map([['/a.js', 'a']]), islandClasses: new Map([['tabs', new Set(['m_1'])]]) }
  expect(first).toEqual({ ...parts, serverFile: 'new', peakMemory: 5 })
  const [kept = ''] = keptIn()
  expect(kept).toMatch(/^[0-9a-f]{24}$/)
  expect(readdirSync(cache)).toEqual([kept])
  const place = join(ROOT, 'node_modules/.cache/quoin', kept, 'server.mjs')
  expect(await compiledEngine()).toEqual({ ...parts, serverFile: pathToFileURL(place).href, peakMemory: 0 })
  expect(readFileSync(join(cache, kept, 'server.mjs'), 'utf8')).toBe('server')
})

test.each(['src/main.ts', 'src/build/own.ts', 'src/build/new.ts', 'package-lock.json', 'pnpm-lock.yaml', 'vite.config.ts'])('a change of %s compiles it anew', async (name) => {
  const { compiledEngine, keptIn } = await open()
  await compiledEngine()
  writeFileSync(join(project, name), 'changed')
  expect(await compiledEngine()).toMatchObject({ boot: '/boot-2.js' })
  expect(keptIn().length).toBe(2)
})

test('a change of what is no code compiles nothing, and going back to earlier code finds its engine', async () => {
  const { compiledEngine } = await open()
  await compiledEngine()
  writeFileSync(join(project, 'README.md'), 'changed')
  expect(await compiledEngine()).toMatchObject({ boot: '/boot-1.js' })
  writeFileSync(join(project, 'src/main.ts'), 'changed')
  await compiledEngine()
  writeFileSync(join(project, 'src/main.ts'), 'src/main.ts')
  expect(await compiledEngine()).toMatchObject({ boot: '/boot-1.js' })
})

test('a file that is renamed counts, also with the same text', async () => {
  const { compiledEngine } = await open()
  await compiledEngine()
  rmSync(join(project, 'src/main.ts'))
  writeFileSync(join(project, 'src/other.ts'), 'src/main.ts')
  expect(await compiledEngine()).toMatchObject({ boot: '/boot-2.js' })
})

test('one that is asked for fresh is compiled in any case, and not kept', async () => {
  const { compiledEngine, keptIn } = await open()
  expect([await compiledEngine(true), keptIn()]).toMatchObject([{ boot: '/boot-1.js' }, []])
  await compiledEngine()
  expect([await compiledEngine(true), await compiledEngine()]).toMatchObject([{ boot: '/boot-3.js' }, { boot: '/boot-2.js' }])
})

test.each(['bundle', 'server.mjs'])('one that is kept without its %s is compiled anew', async (name) => {
  const { compiledEngine, keptIn } = await open()
  await compiledEngine()
  rmSync(join(cache, keptIn()[0] ?? '', name))
  expect(await compiledEngine()).toMatchObject({ boot: '/boot-2.js' })
})

test('the six that were last used are kept', async () => {
  const { compiledEngine, keptIn } = await open()
  const names: string[] = []
  for (let turn = 0; turn < 7; turn++) {
    // The first is used again before the seventh comes.
    if (turn === 6) {
      writeFileSync(join(project, 'src/main.ts'), 'state 0')
      await compiledEngine()
    }
    writeFileSync(join(project, 'src/main.ts'), `state ${turn}`)
    await compiledEngine()
    const name = keptIn().find((one) => !names.includes(one)) ?? ''
    names.push(name)
    utimesSync(join(cache, name), turn + 1, turn + 1)
    if (turn === 6) expect(keptIn().length).toBe(6)
  }
  expect(names.filter((name) => !keptIn().includes(name))).toEqual([names[1]])
})

test('where nothing can be kept, a build goes on without', async () => {
  const { compiledEngine } = await open()
  writeFileSync(join(project, 'node_modules'), 'a file in place of the folder')
  expect([await compiledEngine(), await compiledEngine()]).toMatchObject([{ boot: '/boot-1.js' }, { boot: '/boot-2.js' }])
})

test.each(['version', 'platform', 'arch'])('another %s of this Node compiles it anew', async (name) => {
  const { compiledEngine } = await open()
  await compiledEngine()
  const own = Object.getOwnPropertyDescriptor(process, name) ?? {}
  Object.defineProperty(process, name, { ...own, value: 'other' })
  try {
    expect(await compiledEngine()).toMatchObject({ boot: '/boot-2.js' })
  } finally {
    Object.defineProperty(process, name, own)
  }
})
