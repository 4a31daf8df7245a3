import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { createEndpoint, STUDIO } from '../../studio/server/endpoint'
import { createPublishing } from '../../studio/server/publishing'
import { fingerprint } from '../../build/compiledEngine'
import { createProgramMaker } from '../../studio/server/program'
import { RENEWED } from '../../studio/client/serverEvents'
import { createRequestHandler } from './requestHandler'
import { createCode } from './code'
import { createEditorGuard, EDITOR } from './editor'
import { gate } from './gate'
import { createHelp } from './help'
import { loadCompiler } from './compiler'
import { createCompilation, noticer } from './compilation'
import { createUpdateChannel } from './updateChannel'
import { createPictures } from './pictures'
import { createFileReactions } from './onFileChange'
import { watchBodies, watchContent, watchIncluded, watchMedia } from './watchContent'
import type { Problem } from '../../site/diagnostics/diagnostic'

export type DevOptions = {
  /** Shows problems in the terminal. */
  print?: (problems: readonly Problem[], untold: number) => void
  /** The day or moment the site is shown for; now, unless given. */
  at?: string | undefined
  /** Whether the Studio is opened right away: its program is made meanwhile, and not when it is asked for. */
  isStudioOpened?: boolean
}

/**
 * The dev server: renders the asked page from pages.json, and tells open pages when the file has changed.
 *
 * @param file the content file; its last good state is kept and shown while it has problems
 */
export function quoin(file = 'pages.json', { print = () => {}, at, isStudioOpened = false }: DevOptions = {}): Plugin {
  const path = resolve(file)
  let server: ViteDevServer
  let endWatch = () => {}
  const code = createCode(() => server)
  return {
    name: 'quoin',
    apply: 'serve',
    // Named here, packages are prepared when the server starts; found later, they would make the open page load again.
    config: () => ({ server: { cors: false }, optimizeDeps: { entries: ['boot/*.{ts,tsx}', 'dev/client/*.ts', 'blocks/*/*.tsx'] } }),
    transform: (text, id) => code.onLoad(text, id),
    load: (id, options) => (options?.ssr ? code.replacement(id) : undefined),
    // They are parts of the one sheet that pages load, and Vite would open the page anew for them.
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.includes('?direct')),
    closeBundle: () => endWatch(),
    async configureServer(started) {
      server = started
      const project = resolve(server.config.root, '..')
      server.middlewares.use(gate)
      server.middlewares.use(EDITOR, createEditorGuard(project, path))
      const program = createProgramMaker(server.config.root, 'studio/client/main.tsx', fingerprint)
      // Who asks for it is told why it could not be made.
      if (isStudioOpened) program.made().catch(() => {})
      const noticed = noticer(project, server)
      const compilation = createCompilation(
        path,
        () => loadCompiler(server, path),
        at,
        noticed,
        () => updates.announce(),
      )
      const { content, compiler } = compilation
      const updates = createUpdateChannel(server, () => [...compilation.notices(), ...code.notices()], noticed)
      await compilation.readBlocks()
      print(content.problems(), content.untold())
      const { onFile, onMedia, onCode } = createFileReactions(server, compilation, code, updates, () => print(content.problems(), content.untold()))
      const onContent = () => {
        onFile()
        // It may name others now.
        lookForBodies()
        included.look()
      }
      const token = randomBytes(24).toString('hex')
      server.middlewares.use(
        STUDIO,
        createEndpoint({
          path,
          token,
          channel: server.config.webSocketToken,
          program,
          publishing: createPublishing(project, path),
          loaded: compiler,
          problems: content.problems,
          changes: updates.state,
          judge: compilation.judge,
          look: compilation.look,
          onWritten: onContent,
          media: compilation.media,
          onMedia: compilation.readMedia,
        }),
      )
      const lookForBodies = watchBodies(content.bodies, server.watcher, onFile)
      lookForBodies()
      const included = watchIncluded(path, content.patterns, server.watcher, onContent)
      included.look()
      const ends = [watchContent(path, onContent), watchMedia(path, server.watcher, onMedia), included.end]
      endWatch = () => ends.forEach((end) => end())
      server.watcher.on('all', (event, changed) => {
        void onCode(event, changed)
        if (program.forget(changed)) server.ws.send(RENEWED, {})
      })
      server.ws.on('quoin:hello', updates.greet)
      const help = createHelp({ path, compiler, advice: compilation.advice, media: compilation.media, onWritten: onContent })
      server.ws.on('quoin:mend', (_asked, client) => help.mend(client))
      server.ws.on('quoin:advise', (_asked, client) => help.advise(client))
      const pictures = createPictures(compilation.pictures)
      const answer = createRequestHandler({ server, code, content, compiler, path, state: updates.state, onPage: updates.onPage, pictures, stored: compilation.stored })
      return () => void server.middlewares.use(answer)
    },
  }
}
