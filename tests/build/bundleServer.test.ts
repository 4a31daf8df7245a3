import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('vite')
  vi.resetModules()
})

type Own = { name?: string; resolveDynamicImport?: (source: string, importer?: string) => unknown; resolveId?: (source: string) => unknown; load?: (id: string) => unknown }
type Config = { plugins: Own[]; build: { ssr: string; outDir: string } }

/** What a toy bundler was asked for, and the bundle of what it gives. */
async function bundled() {
  const configs: Config[] = []
  const output = [
    { type: 'chunk', code: 'm_bbbbb2 var(--toy)' },
    { type: 'asset', fileName: 'server.css', source: 'm_ddddd4' },
  ]
  vi.doMock('vite', async (load) => ({
    ...(await load<typeof import('vite')>()),
    build: async (config: Config) => {
      configs.push(config)
      return { output }
    },
  }))
  const { bundleServer } = await import('../../src/build/bundleServer')
  const bundle = await bundleServer('/toys/build')
  const [config] = configs
  return { bundle, config, plugin: (name: string) => config?.plugins.find((own) => own.name === name) }
}

test('the server is compiled into its folder; what its code mentions of sheets is in use, and what a sheet mentions is not', async () => {
  const { bundle, config } = await bundled()
  expect([config?.build.outDir, existsSync(config?.build.ssr ?? '')]).toEqual(['/toys/build', true])
  expect([[...bundle.used.classes], [...bundle.used.variables], bundle.serverFile]).toEqual([['m_bbbbb2'], ['--toy'], pathToFileURL('/toys/build/server.mjs').href])
  expect(bundle.peakMemory).toBeGreaterThan(20 * 1024 * 1024)
})

test('for the server, what a block loads later is nothing, and everything else is itself', async () => {
  const plugin = (await bundled()).plugin('nothing-lazy')
  const found = plugin?.resolveDynamicImport?.('./Plot', '/toys/src/blocks/chart/Island.tsx')
  expect([found, plugin?.load?.(String(found)), plugin?.resolveDynamicImport?.('./app', '/toys/src/boot/wakeApp.ts'), plugin?.load?.('/toys/src/boot/app.tsx')]).toEqual([
    '\0nothing',
    'export {}',
    undefined,
    undefined,
  ])
})

test('what colours code is not compiled along, but loaded from where it lies', async () => {
  const plugin = (await bundled()).plugin('on-disk')
  const found = ['shiki', 'shiki/engine/javascript', 'shikimi', './shiki'].map((source) => plugin?.resolveId?.(source))
  expect(found).toEqual([{ id: expect.stringMatching(/^file:/), external: true }, { id: expect.stringMatching(/^file:/), external: true }, undefined, undefined])
  const files = found.flatMap((one) => (one ? [fileURLToPath((one as { id: string }).id)] : []))
  expect(files.filter((file) => existsSync(file))).toHaveLength(2)
})
