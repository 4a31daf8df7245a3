import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename, resolve } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Renderer } from '../server'
import { iconSvg } from '../build/hostFiles'
import { type Blocks, loadBlocks } from '../blocks/schemas'
import { devStyles, devAssets, DEV_STYLES, fontFile } from './devAssets'
import { loadSite } from './load'
import type { Problem } from './problem'
import { valuesRefresher } from './publishValues'
import type { Site } from './site'


/**
 * The dev server: renders the asked page from pages.json, and tells open pages when the file has changed.
 *
 * @param file the content file; its last good state is kept and shown while it has problems
 */
export function quoin(file = 'pages.json'): Plugin {
  let site: Site | undefined
  let problems: Problem[] = []
  let blocks: Blocks = {}
  const path = resolve(file)
  const refreshOffers = valuesRefresher(path)

  let renderer: Renderer | undefined
  // What has not changed need not be drawn again, until the code that draws it changes.
  const memory = new Map<string, string>()

  let readAt = ''
  const state = () => {
    const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {}
    return `${mtimeMs} ${size}`
  }
  const reload = () => {
    renderer = undefined
    readAt = state()
    const loaded = loadSite(path, blocks)
    site = loaded.site ?? site
    problems = loaded.problems
    if (loaded.site) refreshOffers(blocks)
  }
  const announce = (server: ViteDevServer) => {
    if (problems.length > 0) return server.ws.send({ type: 'error', err: overlayOf(problems, path) })
    server.ws.send({ type: 'custom', event: 'quoin:changed' })
  }
  return {
    name: 'quoin',
    apply: 'serve',
    async configureServer(server) {
      blocks = await loadBlocks()
      reload()
      server.watcher.add(path)
      server.watcher.on('all', async (_event, changed) => {
        if (changed === path) {
          reload()
          announce(server)
          // A second save right after the first may raise no event of its own.
          setTimeout(() => {
            if (readAt === state()) return
            reload()
            announce(server)
          }, SETTLED)
        } else if (/\/(?:schema|check|resolve|migrations)\.ts$/.test(changed)) {
          blocks = await loadBlocks(String(Date.now()))
          reload()
          announce(server)
        } else if (/\/src\/(?:blocks|parts|page)\/.*\.(?:tsx?|css|json)$/.test(changed)) {
          server.environments.ssr.moduleGraph.invalidateAll()
          memory.clear()
          renderer = undefined
          server.ws.send({ type: 'custom', event: 'quoin:styles' })
          announce(server)
        }
      })
      // An overlay is sent again to a page that opens while the file is broken.
      server.ws.on('connection', () => problems.length > 0 && announce(server))
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (!(await answer(server, site, request, response))) next()
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error)
            next(error)
          }
        })
      }
    },
  }

  async function answer(server: ViteDevServer, current: Site | undefined, request: Connect.IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    const send = (type: string, body: string | Buffer, status = 200) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
      return true
    }
    if (pathname === DEV_STYLES) return send('text/css', current ? await devStyles(server, current) : '')
    const font = current && fontFile(pathname, current)
    if (font) return send('font/woff2', font)
    if (current && pathname === '/icon.svg') return send('image/svg+xml', iconSvg(current.settings))
    if (!request.headers.accept?.includes('text/html')) return false
    if (!current) return send('text/html;charset=utf-8', await server.transformIndexHtml(pathname, NOTHING_YET))
    const { createRenderer } = (await server.ssrLoadModule('/server.tsx')) as typeof import('../server')
    renderer ??= createRenderer(current, devAssets(current), memory)
    const page = current.pages.find((candidate) => candidate.path === decodeURI(pathname))
    const missing = current.missing.find((candidate) => pathname.startsWith(`${candidate.path}/`)) ?? current.notFound
    const html = await renderer(page ?? missing)
    return send('text/html;charset=utf-8', html, page ? 200 : 404)
  }
}

const NOTHING_YET = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>pages.json has problems</title><script type="module" src="/dev.ts"></script></head><body><h1>pages.json has problems</h1><p>They are shown here and in the terminal. This page appears as soon as they are mended.</p></body></html>'

/** After so many milliseconds a file that was being written is whole. */
const SETTLED = 120

/** Vite's overlay with our words: the first problem with its lines, the others by their sentences. */
function overlayOf([first, ...others]: readonly Problem[], path: string) {
  const { file, line, column, where, what, todo, frame, code } = first as Problem
  const rest = others.slice(0, 19).map((problem) => `\n${problem.file}:${problem.line}:${problem.column}  ${problem.what}`)
  return {
    plugin: 'quoin',
    message: `${where ? `${where}\n` : ''}${what} ${todo}${rest.length > 0 ? `\n${rest.join('')}` : ''}\n`,
    id: path,
    loc: { file: path, line, column },
    frame,
    stack: `${code} in ${basename(file)}`,
  }
}
