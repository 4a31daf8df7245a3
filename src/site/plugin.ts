import { type FSWatcher, watch } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { type Blocks, loadBlocks } from '../blocks/schemas'
import { createAnswers } from './dev/answer'
import { createCode } from './dev/code'
import { createContent } from './dev/content'
import { type Notice, noticeOfError, noticeOfProblem } from './dev/notice'
import type { Problem } from './problem'

/** After so many milliseconds a file that was being written is whole. */
const SETTLED = 120

/** Files whose change can alter how a page looks. */
const DRAWING = /\/src\/(?:(?:blocks|parts|page)\/.*|[^/]+)\.(?:tsx?|css|json|html)$/
const JUDGING = /\/(?:schema|resolve)\.ts$/

export type DevOptions = {
  /** Shows problems in the terminal. */
  print?: (problems: readonly Problem[]) => void
  /** The day or moment the site is shown for; now, unless given. */
  at?: string | undefined
}

/**
 * The dev server: renders the asked page from pages.json, and tells open pages when the file has changed.
 *
 * @param file the content file; its last good state is kept and shown while it has problems
 */
export function quoin(file = 'pages.json', { print = () => {}, at }: DevOptions = {}): Plugin {
  const path = resolve(file)
  const content = createContent(path, at)
  let server: ViteDevServer
  const code = createCode(() => server)
  let blocks: Blocks = {}
  let blocksNotice: Notice | undefined
  let pageNotice: Notice | undefined
  let turn = 0
  let settling: NodeJS.Timeout | undefined
  let folder: FSWatcher | undefined

  const notices = (): Notice[] => [
    ...[blocksNotice, pageNotice].filter((notice) => notice !== undefined),
    ...code.notices(),
    ...content.problems().map((problem) => noticeOfProblem(problem, path)),
  ]
  const tell = () => server.ws.send({ type: 'custom', event: 'quoin:notices', data: notices() })
  const announce = () => {
    tell()
    server.ws.send({ type: 'custom', event: 'quoin:changed' })
  }
  const announceContent = () => {
    print(content.problems())
    announce()
  }
  const readBlocks = async () => {
    const mine = ++turn
    try {
      const found = await loadBlocks(mine > 1 ? String(Date.now()) : '')
      if (mine !== turn) return
      blocks = found
      blocksNotice = undefined
      content.judgeWith(blocks)
    } catch (error) {
      if (mine === turn) blocksNotice = noticeOfError(error, resolve(server.config.root, '..'))
    }
  }
  /** A file that can be read is shown at once; one that cannot may be only half written and is given time. */
  const look = () => {
    const isNew = content.look()
    if (isNew && content.problems().length === 0) announceContent()
    clearTimeout(settling)
    settling = setTimeout(() => {
      // A second save right after the first may raise no event of its own.
      const isNewer = content.look()
      if (isNewer || content.problems().length > 0) announceContent()
    }, SETTLED)
  }
  const onChange = async (changed: string) => {
    if (changed === path) return look()
    if (!DRAWING.test(changed)) return
    code.forget()
    pageNotice = undefined
    if (JUDGING.test(changed)) await readBlocks()
    server.ws.send({ type: 'custom', event: 'quoin:styles' })
    announce()
  }
  const onPage = (error: unknown) => {
    if (error === undefined && pageNotice === undefined) return
    pageNotice = error === undefined ? undefined : noticeOfError(error, resolve(server.config.root, '..'))
    tell()
  }
  return {
    name: 'quoin',
    apply: 'serve',
    // Named here, packages are prepared when the server starts; found later, they would make the open page load again.
    config: () => ({ optimizeDeps: { entries: ['dev.ts', 'boot.ts', 'client.tsx', 'dev/*.ts', 'blocks/*/*.tsx'] } }),
    load: (id, options) => (options?.ssr ? code.replacement(id) : undefined),
    closeBundle: () => folder?.close(),
    async configureServer(started) {
      server = started
      await readBlocks()
      content.look()
      print(content.problems())
      server.watcher.add(path)
      // The watcher loses a file that is deleted and comes back, as editors and version control do it.
      folder = watch(dirname(path), { persistent: false }, (_event, name) => name === basename(path) && look())
      server.watcher.on('all', (_event, changed) => void onChange(changed))
      // A page that opens while something is wrong is told, too.
      server.ws.on('connection', tell)
      const answer = createAnswers({ server, code, content, blocks: () => blocks, path, onPage })
      return () => void server.middlewares.use(answer)
    },
  }
}
