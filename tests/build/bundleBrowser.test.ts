import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.doUnmock('vite')
  vi.resetModules()
})

type Chunk = { name: string; code: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
const chunk = ({ isEntry = false, imports = [], dynamicImports = [], ...own }: Chunk) => ({
  type: 'chunk',
  fileName: `assets/${own.name}.js`,
  isEntry,
  imports: imports.map((name) => `assets/${name}.js`),
  dynamicImports: dynamicImports.map((name) => `assets/${name}.js`),
  ...own,
})
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source })

type Config = {
  plugins: { name?: string; load?: (id: string) => unknown; renderChunk?: (code: string) => unknown }[]
  build: { rolldownOptions: { input?: Record<string, string> } }
}

/** The bundle of what a toy bundler gives. */
async function bundled(output: object[], isList = false) {
  const configs: Config[] = []
  vi.doMock('vite', async (load) => ({
    ...(await load<typeof import('vite')>()),
    build: async (config: Config) => {
      configs.push(config)
      return isList ? [{ output }] : { output }
    },
  }))
  const { bundleBrowser } = await import('../../src/build/bundleBrowser')
  return { ...(await bundleBrowser()), configs }
}

const BOOT = chunk({ name: 'boot', isEntry: true, code: 'boot m_aaaaa1' })
const SERVICES = chunk({ name: 'services', isEntry: true, code: 'services' })
const SEARCH = chunk({ name: 'search-script', isEntry: true, code: 'search' })

test('a bundle has the scripts by their address, the one that all pages load, and the sheets as one; the entry for styles has no script', async () => {
  const { files, boot, services, blockScripts, css, peakMemory } = await bundled([
    BOOT,
    SERVICES,
    SEARCH,
    chunk({ name: 'styles', isEntry: true, code: 'styles' }),
    chunk({ name: 'boot-parts', code: 'parts' }),
    asset('assets/one.css', '.one{}'),
    asset('assets/photo.png', 'png'),
    asset('assets/two.css', '.two{}'),
  ])
  expect(Array.from(files, ([address, { code }]) => [address, code])).toEqual([
    ['/assets/boot.js', 'boot m_aaaaa1'],
    ['/assets/services.js', 'services'],
    ['/assets/search-script.js', 'search'],
    ['/assets/boot-parts.js', 'parts'],
  ])
  expect([boot, services, css]).toEqual(['/assets/boot.js', '/assets/services.js', '.one{}\n.two{}'])
  expect(blockScripts).toEqual({ search: '/assets/search-script.js' })
  expect(peakMemory).toBeGreaterThan(20 * 1024 * 1024)
  // Compressed once, for all builds until the code changes.
  const forms = files.get('/assets/boot.js')?.forms ?? []
  expect(forms.map(({ ending, bytes }) => String(ending === '.br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)))).toEqual(['boot m_aaaaa1', 'boot m_aaaaa1'])
})

test('what its code mentions of sheets is in use; what only the entry for styles mentions is not', async () => {
  const { used } = await bundled([BOOT, SERVICES, SEARCH, chunk({ name: 'styles', code: 'm_ccccc3' })], true)
  expect([[...used.classes], [...used.variables]]).toEqual([['m_aaaaa1'], []])
})

test('it is compiled from its entries, all islands among them', async () => {
  const { configs } = await bundled([BOOT, SERVICES, SEARCH])
  const islands = ['carousel', 'chart', 'embed', 'form', 'gallery', 'tabs']
  expect(configs.map(({ build }) => Object.keys(build.rolldownOptions.input ?? {}))).toEqual([['boot', 'services', 'styles', 'hydrateIsland', 'search-script', ...islands]])
})

test('for the browser, the bundler’s helper for preloading only loads', async () => {
  const { configs } = await bundled([BOOT, SERVICES, SEARCH])
  const plugin = configs[0]?.plugins.find(({ name }) => name === 'plain-imports')
  const call = (name: string) => `__vitePreload(() => import("./${name}.js").then((a) =>\n a.go(b)), __VITE_PRELOAD__)`
  const plain = plugin?.renderChunk?.(`app = ${call('app')}; next(${call('next')})`)
  expect(plain).toBe('app = import("./app.js").then((a) =>\n a.go(b)); next(import("./next.js").then((a) =>\n a.go(b)))')
  expect([plugin?.load?.('\0vite/preload-helper.js'), plugin?.load?.('/toys/a.js')]).toEqual(['export const __vitePreload = (load) => load()', undefined])
})

test('a bundle without the boot script, or without any output, is an error', async () => {
  await expect(bundled([chunk({ name: 'boot', code: '' }), chunk({ name: 'main', isEntry: true, code: '' })])).rejects.toThrow('The bundle has no script "boot".')
  vi.resetModules()
  vi.doMock('vite', async (load) => ({ ...(await load<typeof import('vite')>()), build: async () => [] }))
  const { bundleBrowser } = await import('../../src/build/bundleBrowser')
  await expect(bundleBrowser()).rejects.toThrow('The bundler gave no output.')
})
