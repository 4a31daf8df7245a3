import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { createCode } from '../../src/dev/server/code'

type Module = { name: string; id?: string; importers?: Module[]; ssrError?: object }

/** A server that loads what is asked for, or fails; it counts how often. */
function toyServer(fails: (file: string) => string | undefined, files: Record<string, Module[]> = {}) {
  const asked: string[] = []
  const forgotten: string[] = []
  const moduleGraph = {
    fileToModulesMap: new Map(Object.entries(files)),
    idToModuleMap: new Map(Object.entries(files).map(([file, [module]]) => [file, module])),
    getModulesByFile: (file: string) => files[file],
    invalidateModule: ({ name }: Module) => forgotten.push(name),
  }
  const server = {
    config: { root: `${process.cwd()}/src`, logger: { error: () => {} } },
    environments: { ssr: { moduleGraph } },
    ssrLoadModule: async (file: string) => {
      asked.push(file)
      const fault = fails(file)
      if (fault) throw Object.assign(new Error(fault), { stack: '' })
      return { file }
    },
  }
  return { code: createCode(() => server as unknown as ViteDevServer), asked, forgotten }
}

test('the program is loaded once until it is forgotten, and again after it has failed', async () => {
  let fault: string | undefined
  const { code, asked, forgotten } = toyServer(() => fault, { '/x.ts': [{ name: 'x' }], '/y.ts': [{ name: 'y' }] })
  expect(await code.load()).toBe(await code.load())
  expect(asked).toEqual(['/dev/server/render.tsx'])
  code.forget('change', '/x.ts')
  await code.load()
  expect([asked.length, forgotten]).toEqual([2, ['x']])
  fault = 'All broke.'
  code.forget('change', '/x.ts')
  await expect(code.load()).rejects.toThrow()
  fault = undefined
  await code.load()
  expect(asked.filter((file) => file === '/dev/server/render.tsx').length).toBe(5)
})

test('a block that cannot be loaded fails where it stands; the program is loaded without it', async () => {
  let isBroken = true
  const own = `${process.cwd()}/src/blocks/hero/View.tsx`
  const { code, asked, forgotten } = toyServer(
    (file) => (isBroken && (file.endsWith('/hero/View.tsx') || (file === '/dev/server/render.tsx' && asked.filter((one) => one === file).length === 1)) ? 'It broke.' : undefined),
    { [own]: [{ name: 'the block', id: own }], '/x.ts': [{ name: 'x', id: '/x.ts' }] },
  )
  await code.load()
  expect(code.notices().map(({ message }) => message)).toEqual(['It broke.'])
  expect(code.replacement(own)).toContain('"It broke."')
  expect(code.replacement(own)).toMatch(/export \{ fail as default, fail as head \}\n$/)
  expect(code.replacement(`${process.cwd()}/src/blocks/cta/View.tsx`)).toBeUndefined()
  isBroken = false
  expect(code.isBroken()).toBe(true)
  code.forget('change', '/x.ts')
  expect(forgotten).toEqual(['the block', 'x', 'the block'])
  expect(code.isBroken()).toBe(false)
  expect([code.notices(), code.replacement(own)]).toEqual([[], undefined])
})

test('what is the fault of no block is thrown, and tried again the next time', async () => {
  let isBroken = true
  const { code } = toyServer((file) => (isBroken && file === '/dev/server/render.tsx' ? 'All broke.' : undefined))
  await expect(code.load()).rejects.toThrow('All broke.')
  expect(code.isBroken()).toBe(true)
  isBroken = false
  await expect(code.load()).resolves.toEqual({ file: '/dev/server/render.tsx' })
})

test.each(['add', 'unlink'])('a file that comes or goes (%s) concerns what imports one of its name and what finds files by their folders, and nothing else', (event) => {
  const named = (name: string, ...importers: Module[]) => ({ name, importers })
  const { code, forgotten } = toyServer(() => undefined, {
    '/src/limits.ts': [named('limits', named('its importer'))],
    '/src/limits/index.ts': [named('the folder', named('who asks for the folder'))],
    '/src/limit.ts': [named('another', named('its own importer'))],
    '/src/views.ts': [named('views')],
  })
  code.onLoad("import.meta.glob('./*')", '/src/views.ts')
  code.onLoad('import * as limit', '/src/limit.ts')
  code.forget(event, '/src/limits.js')
  expect(forgotten).toEqual(['limits', 'its importer', 'the folder', 'who asks for the folder', 'views'])
})

test('after a failure, what failed and what used it is loaded anew, whichever file is mended', async () => {
  const { code, forgotten } = toyServer((file) => (file === '/dev/server/render.tsx' ? 'All broke.' : undefined), {
    '/src/user.ts': [{ name: 'what failed', ssrError: {} }],
    '/src/sound.ts': [{ name: 'sound' }],
  })
  await expect(code.load()).rejects.toThrow('All broke.')
  code.forget('add', '/src/new.ts')
  expect([forgotten, code.isBroken()]).toEqual([['what failed'], false])
})

test('a failure of what was forgotten meanwhile is of no account', async () => {
  let fault: string | undefined = 'All broke.'
  const { code, asked } = toyServer(() => fault)
  const before = code.load()
  code.forget('change', '/src/x.ts')
  fault = undefined
  const now = code.load()
  await before.catch(() => {})
  expect([code.isBroken(), await code.load()]).toEqual([false, await now])
  expect(asked.filter((file) => file === '/dev/server/render.tsx').length).toBe(2)
})
