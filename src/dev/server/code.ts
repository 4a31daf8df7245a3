import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type * as DevRenderer from './render'
import { visible } from '../../site/text/visible'
import { type Notice, noticeOfError } from './notice'

type ModuleGraph = ViteDevServer['environments']['ssr']['moduleGraph']

/** The files of a block that are loaded to draw a page. */
const DRAWING = ['View.tsx', 'Island.tsx', 'structuredData.ts']

/** The program that draws pages, loaded anew whenever its files have changed. */
export type Code = {
  /** @throws what kept the program from being loaded, when no single block is to blame */
  load: () => Promise<typeof DevRenderer>
  /** Has what uses a file loaded anew when it was saved, and what may find it or miss it when it has come or gone. */
  forget: (event: string, file: string) => void
  /** What kept blocks from being loaded; each then fails only where it stands. */
  notices: () => Notice[]
  /** Whether something could not be loaded. */
  isBroken: () => boolean
  /** In place of a file that cannot be loaded: one that fails when it is used. Undefined for any other file. */
  replacement: (file: string) => string | undefined
  /** Told of the text of each file that is loaded. */
  onLoad: (text: string, file: string) => void
}

export function createCode(server: () => ViteDevServer): Code {
  const broken = new Map<string, Notice>()
  /** Files that find others by their folders. */
  const seekers = new Set<string>()
  let loading: Promise<typeof DevRenderer> | undefined
  let hasFailed = false

  const loadAll = async () => {
    const { ssrLoadModule } = server()
    try {
      return (await ssrLoadModule('/dev/server/render.tsx')) as typeof DevRenderer
    } catch (error) {
      await findBroken(server(), broken)
      if (broken.size === 0) throw error
      forgetFailed()
      return (await ssrLoadModule('/dev/server/render.tsx')) as typeof DevRenderer
    }
  }
  /** What failed, what used it, and what stands in for it. */
  const forgetFailed = () => {
    const { moduleGraph } = server().environments.ssr
    for (const module of moduleGraph.idToModuleMap.values()) if (module.ssrError || broken.has(module.id ?? '')) moduleGraph.invalidateModule(module)
  }
  const isBroken = () => hasFailed || broken.size > 0
  return {
    load: () => {
      if (loading) return loading
      const mine = loadAll()
      loading = mine
      mine.catch(() => {
        // What was forgotten meanwhile is being loaded anew.
        if (loading !== mine) return
        loading = undefined
        hasFailed = true
      })
      return mine
    },
    forget: (event, file) => {
      const { moduleGraph } = server().environments.ssr
      const concerned = event === 'change' ? (moduleGraph.getModulesByFile(file) ?? []) : lookingFor(file, moduleGraph, seekers)
      for (const module of concerned) moduleGraph.invalidateModule(module)
      forgetFailed()
      loading = undefined
      hasFailed = false
      broken.clear()
    },
    notices: () => [...broken.values()],
    isBroken,
    replacement: (file) => {
      const notice = broken.get(file)
      return (
        notice &&
        [
          `const message = ${JSON.stringify(notice.place === '' ? notice.message : `${notice.message} (${notice.place})`)}`,
          'const fail = () => { throw Object.assign(new Error(message), { stack: message }) }',
          'export { fail as default, fail as head }\n',
        ].join('\n')
      )
    },
    onLoad: (text, file) => void (text.includes('import.meta.glob') && seekers.add(file)),
  }
}

/** A path as an import may write it: another file of the same stem may stand in for this one. */
const stemOf = (file: string) => file.replace(/(?:\/index)?\.\w+$/, '')

/** The modules that a file is or may become a part of. All others stay: to load everything takes seconds. */
function lookingFor(file: string, { fileToModulesMap }: ModuleGraph, seekers: ReadonlySet<string>): EnvironmentModuleNode[] {
  return [...fileToModulesMap].flatMap(([known, modules]) => {
    if (stemOf(known) === stemOf(file)) return [...modules].flatMap((module) => [module, ...module.importers])
    return seekers.has(known) ? [...modules] : []
  })
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
