import { resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const PARTS = ['requestHandler', 'code', 'editor', 'compiler', 'compilation', 'updateChannel', 'onFileChange', 'watchContent', '../../studio/server/endpoint'].map(
  (name) => `../../src/dev/server/${name}`,
)
afterEach(() => {
  for (const part of PARTS) vi.doUnmock(part)
  vi.resetModules()
})

type Hooks = {
  config: () => object
  load: (id: string, options?: { ssr: boolean }) => unknown
  hotUpdate: (change: { modules: { url: string }[] }) => unknown
  closeBundle: () => void
  configureServer: (server: object) => Promise<() => void>
}

/** The plugin among toys that note what it does with them, in its order. */
async function open(options: { at?: string; file?: string; isStudioOpened?: boolean } = {}) {
  vi.resetModules()
  const noted: unknown[] = []
  const heard: Record<string, (...all: unknown[]) => unknown> = {}
  let onMoment = () => {}
  const content = { problems: () => ['problem'], untold: () => 3 }
  const code = { replacement: (file: string) => `instead of ${file}`, notices: () => ['of code'] }
  const updates = { state: 'state', onPage: 'onPage', greet: () => noted.push('greet'), announce: () => noted.push('announce') }
  let notices: () => unknown = () => []
  vi.doMock('../../src/dev/server/code', () => ({ createCode: () => code }))
  vi.doMock('../../src/studio/server/endpoint', () => ({
    STUDIO: '/_studio',
    createEndpoint: ({ path, token, loaded }: Record<string, unknown>) => ['studio', path, String(token).length, loaded],
  }))
  vi.doMock('../../src/studio/server/program', () => ({
    createProgramMaker: (...all: unknown[]) => ({ made: async () => noted.push(['made', ...all]), forget: (file: string) => file.includes('/studio/') }),
  }))
  vi.doMock('../../src/dev/server/editor', () => ({ EDITOR: '/editor', createEditorGuard: (...all: unknown[]) => ['guard', ...all] }))
  vi.doMock('../../src/dev/server/compiler', () => ({ loadCompiler: async () => 'compiler' }))
  vi.doMock('../../src/dev/server/compilation', () => ({
    noticer: (project: string) => `noticer of ${project}`,
    createCompilation: (path: string, load: () => Promise<unknown>, at: unknown, noticed: unknown, moment: () => void) => {
      noted.push(['compilation', path, at, noticed])
      onMoment = moment
      return { content, compiler: 'compiler', pictures: () => new Map(), notices: () => ['of content'], readBlocks: async () => noted.push(['read', await load()]) }
    },
  }))
  vi.doMock('../../src/dev/server/updateChannel', () => ({
    createUpdateChannel: (_server: object, own: () => unknown) => {
      notices = own
      return updates
    },
  }))
  vi.doMock('../../src/dev/server/onFileChange', () => ({
    createFileReactions: (_server: object, _compilation: object, _code: object, _updates: object, print: () => void) => ({
      onFile: print,
      onMedia: () => noted.push('media'),
      onCode: async (...all: unknown[]) => noted.push(all),
    }),
  }))
  vi.doMock('../../src/dev/server/watchContent', () => ({
    watchContent: (path: string, onFile: () => void) => {
      noted.push(['watch', path])
      heard.file = onFile
      return () => noted.push('unwatched')
    },
    watchBodies: () => () => noted.push('looked for bodies'),
    watchIncluded: () => ({ look: () => noted.push('looked for what is included'), end: () => noted.push('included unwatched') }),
    watchMedia: (_path: string, _watcher: object, onMedia: () => void) => {
      heard.media = onMedia
      return () => noted.push('media unwatched')
    },
  }))
  vi.doMock('../../src/dev/server/requestHandler', () => ({ createRequestHandler: ({ path, state, onPage }: Record<string, unknown>) => ['handler', path, state, onPage] }))
  const { quoin } = await import('../../src/dev/server/plugin')
  const { gate } = await import('../../src/dev/server/gate')
  const { at, file, isStudioOpened = false } = options
  const plugin = quoin(file, { print: (problems) => noted.push(['print', problems]), at, isStudioOpened })
  const server = {
    config: { root: '/toys/src' },
    middlewares: { use: (...all: unknown[]) => noted.push(['use', ...all]) },
    watcher: { on: (event: string, hear: () => void) => (heard[event] = hear) },
    ws: { on: (event: string, hear: () => void) => (heard[event] = hear), send: (event: string) => noted.push(event) },
  }
  const hooks = plugin as unknown as Hooks
  return { plugin, hooks, noted, heard, gate, server, moment: () => onMoment(), notices: () => notices() }
}

test('a server first turns away what is not of this place, reads the file, watches it, and in the end answers itself', async () => {
  const { hooks, noted, server, gate } = await open({ file: 'toys.json', at: '2026-01-31' })
  const path = resolve('toys.json')
  const last = await hooks.configureServer(server)
  expect(noted.splice(0)).toEqual([
    ['use', gate],
    ['use', '/editor', ['guard', '/toys', path]],
    ['compilation', path, '2026-01-31', 'noticer of /toys'],
    ['read', 'compiler'],
    ['print', ['problem']],
    ['use', '/_studio', ['studio', path, 48, 'compiler']],
    'looked for bodies',
    'looked for what is included',
    ['watch', path],
  ])
  last()
  expect(noted).toEqual([['use', ['handler', path, 'state', 'onPage']]])
})

test('changes of code and of content, pages that say hello, and moments that come are heard', async () => {
  const { hooks, noted, heard, server, moment, notices } = await open()
  await hooks.configureServer(server)
  noted.splice(0)
  heard.all?.('change', '/toys/src/a.ts')
  heard.file?.()
  heard['quoin:hello']?.()
  moment()
  expect(noted.splice(0)).toEqual([['change', '/toys/src/a.ts'], ['print', ['problem']], 'looked for bodies', 'looked for what is included', 'greet', 'announce'])
  expect(notices()).toEqual(['of content', 'of code'])
  hooks.closeBundle()
  expect(noted).toEqual(['unwatched', 'media unwatched', 'included unwatched'])
})

test('the program of the Studio is made at once only where it is opened, and told to be another one when a file of it has changed', async () => {
  const { hooks, noted, heard, server } = await open({ isStudioOpened: true })
  await hooks.configureServer(server)
  expect(noted.splice(0)).toContainEqual(['made', '/toys/src', 'studio/client/main.tsx', expect.any(Function)])
  heard.all?.('change', '/toys/src/studio/client/Panel.tsx')
  expect(noted.splice(0)).toEqual([['change', '/toys/src/studio/client/Panel.tsx'], 'quoin:studio'])
})

test('pages.json is the file unless another is given, of now', async () => {
  const { hooks, noted, server } = await open()
  await hooks.configureServer(server)
  expect(noted[2]).toEqual(['compilation', resolve('pages.json'), undefined, 'noticer of /toys'])
})

test('what cannot be loaded is replaced on the server alone, and parts of the one sheet open no page anew', async () => {
  const { plugin, hooks } = await open()
  expect([hooks.load('a.tsx', { ssr: true }), hooks.load('a.tsx', { ssr: false }), hooks.load('a.tsx')]).toEqual(['instead of a.tsx', undefined, undefined])
  const [sheet, script] = [{ url: '/page/base.css?direct' }, { url: '/boot/main.ts' }]
  expect(hooks.hotUpdate({ modules: [sheet, script] })).toEqual([script])
  expect([plugin.name, plugin.apply, hooks.config()]).toEqual([
    'quoin',
    'serve',
    { server: { cors: false }, optimizeDeps: { entries: ['boot/*.{ts,tsx}', 'dev/client/*.ts', 'blocks/*/*.tsx'] } },
  ])
  expect(() => hooks.closeBundle()).not.toThrow()
})
