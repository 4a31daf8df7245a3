import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { DevRenderOptions } from './section'
import { unreadyWords } from './unready'
import type { Renderer } from '../../page/render'
import { devAssets, exampleAssets } from './assets'
import { placeInWords } from '../../site/diagnostics/locate'
import type { Whole } from '../../site/read/include/readAll'
import { wholeNow } from '../../site/read/include/wholeNow'
import { placesOf } from '../../site/text/position'
import type { Section, Site } from '../../site/schema/site'
import { visible } from '../../site/text/visible'
import type { Code } from './code'
import type { Content } from './content'
import { GALLERY, withAllIcons } from './gallery'
import { missingAt } from './absentPages'
import type { Compiler } from './compiler'
import { DRAWING, limited } from './limited'
import { readable } from './readable'
import { STAND_IN } from './standIn'

/** All that the dev server draws pages with. */
export type DevContext = {
  server: ViteDevServer
  code: Code
  content: Content
  compiler: () => Compiler | undefined /** Of the content file. */
  path: string
  state: () => number
}

export type HttpResponse = { type: string; body: string | Buffer; status?: number; headers?: Record<string, string> }

/** Everything that was prepared for one state of the site and of the program. */
type Made = { site: Site; program: Awaited<ReturnType<Code['load']>>; render: Renderer }

/** What a page was drawn from: for when it listens, and the digest of the content for whoever edits what it shows. */
const marked = (body: string, state: number, digest: string) => body.replace('<html ', `<html data-state="${state}" data-content="${digest}" `)
const html = (body: string, status = 200): HttpResponse => ({ type: 'text/html;charset=utf-8', body, status })

/** @returns a function from a decoded address to the page there, which may be one of the gallery */
export function createPages(context: DevContext): (address: string) => Promise<HttpResponse> {
  const { code, content } = context
  const options = renderOptionsOf(context)
  let made: Made | undefined
  return async (address) => {
    const site = content.site()
    const [state, digest] = [context.state(), content.digest()]
    if (!site) return html(marked(NOTHING_YET, state, ''))
    const program = await code.load()
    if (made?.program !== program) options.renderCache?.clear()
    if (made?.site !== site || made.program !== program) made = { site, program, render: options.limited(() => program.createDevRenderer(site, devAssets(site), options)) }
    const shown = await galleryPage(address, made, context, options)
    if (shown !== undefined) return html(shown)
    const page = site.pages.find(({ path }) => path === address)
    return html(marked(await made.render(page ?? missingAt(site, address)), state, digest), page ? 200 : 404)
  }
}

async function galleryPage(address: string, { site, program }: Made, { server, compiler }: DevContext, options: DevRenderOptions): Promise<string | undefined> {
  const { blocks = {}, shownBlocks, examplePage } = compiler() ?? {}
  if (address === GALLERY) return program.renderGallery(shownBlocks?.(blocks) ?? [], site, devAssets(site))
  const [, type = '', name = ''] = new RegExp(`^${GALLERY}/([^/]+)/([^/]+)$`).exec(address) ?? []
  const page = type && examplePage?.(type, name, blocks, site)
  if (!page) return undefined
  const isIsland = existsSync(join(server.config.root, 'blocks', type, 'Island.tsx'))
  const placed = { ...options, renderCache: undefined, unreadyWords: () => undefined, placeOf: () => `src/blocks/${type}/examples.json › ${name}` }
  return program.createExampleRenderer(withAllIcons(site), exampleAssets(site, isIsland), placed)(page)
}

function renderOptionsOf({ server, path, compiler }: DevContext): DevRenderOptions {
  return {
    standIn: STAND_IN,
    renderCache: new Map(),
    titleOf: (type) => String(compiler()?.blocks[type]?.schema.meta()?.title ?? type),
    unreadyWords: (section) => unreadyWords(compiler()?.blocks[section.type], section),
    placeOf: (source) => placeOf(wholeNow(path), basename(path), source),
    limited: (draw) => limited('Drawing', DRAWING, draw),
    onFailure: (error) => {
      const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
      const message = error instanceof Error && error !== inner ? `${error.message}\n` : ''
      server.config.logger.error(visible(`${message}${readable(server, inner).stack}`))
    },
  }
}

function placeOf(whole: Whole, main: string, source: Section['source']): string {
  const [place] = placesOf(whole, [source])
  return `${place?.file ?? main}:${place?.line}:${place?.column}  ${placeInWords(whole.value, source)}`
}

export const NOTHING_YET = [
  '<!doctype html><html lang="en" data-build="none">',
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  '<title>Nothing to show yet</title>',
  '<script type="module" src="/dev/client/main.ts"></script></head>',
  '<body style="font:1rem/1.6 system-ui,sans-serif;margin:3rem auto;max-width:40rem;padding:0 1.25rem"><main>',
  '<h1>Nothing to show yet</h1>',
  '<p>What is wrong is told below and in the terminal. This page appears as soon as it is mended.</p></main></body></html>',
].join('')
