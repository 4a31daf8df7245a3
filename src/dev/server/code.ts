import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type * as DevRenderer from './render'
import { visible } from '../../site/text/visible'
import { type Notice, noticeOfError } from './notice'

/** The files of a block that are loaded to draw a page. */
const DRAWING = ['View.tsx', 'Island.tsx', 'structuredData.ts']

/** The program that draws pages, loaded anew whenever its files have changed. */
export type Code = {
  /** @throws what kept the program from being loaded, when no single block is to blame */
  load: () => Promise<typeof DevRenderer>
  /** Has what uses a file loaded anew: one that was saved, or, without one, everything. */
  forget: (saved?: string) => void
  /** What kept blocks from being loaded; each then fails only where it stands. */
  notices: () => Notice[]
  /** In place of a file that cannot be loaded: one that fails when it is used. Undefined for any other file. */
  replacement: (file: string) => string | undefined
}

export function createCode(server: () => ViteDevServer): Code {
  const broken = new Map<string, Notice>()
  let loading: Promise<typeof DevRenderer> | undefined

  const loadAll = async () => {
    const { ssrLoadModule } = server()
    try {
      return (await ssrLoadModule('/dev/server/render.tsx')) as typeof DevRenderer
    } catch (error) {
      await findBroken(server(), broken)
      if (broken.size === 0) throw error
      server().environments.ssr.moduleGraph.invalidateAll()
      return (await ssrLoadModule('/dev/server/render.tsx')) as typeof DevRenderer
    }
  }
  return {
    load: () => {
      loading ??= loadAll()
      loading.catch(() => (loading = undefined))
      return loading
    },
    forget: (saved) => {
      const { moduleGraph } = server().environments.ssr
      loading = undefined
      if (saved !== undefined && broken.size === 0) return moduleGraph.onFileChange(saved)
      broken.clear()
      moduleGraph.invalidateAll()
    },
    notices: () => [...broken.values()],
    replacement: (file) => {
      const notice = broken.get(file)
      return (
        notice &&
        [
          `const message = ${JSON.stringify(`${notice.message} (${notice.place})`)}`,
          'const fail = () => { throw Object.assign(new Error(message), { stack: message }) }',
          'export { fail as default, fail as head }\n',
        ].join('\n')
      )
    },
  }
}

/** Loads the files of every block one by one and notes those that fail. */
async function findBroken(server: ViteDevServer, broken: Map<string, Notice>): Promise<void> {
  const folder = join(server.config.root, 'blocks')
  for (const name of readdirSync(folder)) {
    for (const file of DRAWING.map((part) => join(folder, name, part)).filter((path) => existsSync(path))) {
      try {
        await server.ssrLoadModule(file)
      } catch (error) {
        const notice = noticeOfError(error, join(server.config.root, '..'))
        server.config.logger.error(visible(`${notice.place}  ${notice.message}\n${notice.frame}`))
        broken.set(file, notice)
      }
    }
  }
}
