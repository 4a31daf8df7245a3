import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import type { Desk } from '../../page/devSection'
import type { Renderer } from '../../server'
import { iconSvg } from '../../build/hostFiles'
import { devAssets, devStyles, DEV_STYLES, fontFile } from '../devAssets'
import { placeInWords, placesOf } from '../locate'
import type { Path } from '../schemaTree'
import type { Page, Site } from '../site'
import type { Code } from './code'
import type { Content } from './content'
import { STAND_IN } from './standIn'

/** Where a page asks which lines its sections stand in. */
const PLACES = '/@quoin/places'

export type Counter = {
  server: ViteDevServer
  code: Code
  content: Content
  /** Of the content file. */
  path: string
  titleOf: (type: string) => string
  /** Told of an error that kept a page from being drawn, or of none. */
  onPage: (error: unknown) => void
}

type Answer = { type: string; body: string | Buffer; status?: number }

/** Answers what a browser asks of the dev server: pages, styles, fonts. What it does not know is left to Vite. */
export function createAnswers(counter: Counter): Connect.NextHandleFunction {
  const { server, onPage } = counter
  const page = createPages(counter)
  return async (request, response, next) => {
    try {
      const answer = await small(counter, request) ?? (request.headers.accept?.includes('text/html') ? await page(addressOf(request).pathname) : undefined)
      if (!answer) return next()
      if (answer.type.startsWith('text/html')) onPage(undefined)
      send(response, answer)
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error)
      server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
      onPage(error)
      send(response, { type: 'text/html;charset=utf-8', body: NOTHING_YET, status: 500 })
    }
  }
}

function send(response: ServerResponse, { type, body, status = 200 }: Answer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}

const addressOf = ({ originalUrl }: Connect.IncomingMessage) => new URL(originalUrl ?? '/', 'http://localhost')

/** Everything but pages. */
async function small({ server, content, path }: Counter, request: Connect.IncomingMessage): Promise<Answer | undefined> {
  const { pathname, searchParams } = addressOf(request)
  const site = content.site()
  if (pathname === PLACES) return { type: 'application/json', body: placesAnswer(path, searchParams.get('sources') ?? '[]') }
  if (pathname === DEV_STYLES) return { type: 'text/css', body: site ? await devStyles(server, site) : '' }
  const font = site && fontFile(pathname, site)
  if (font) return { type: 'font/woff2', body: font }
  return site && pathname === '/icon.svg' ? { type: 'image/svg+xml', body: iconSvg(site.settings) } : undefined
}

/** The lines of several places in the content file, as it is now. */
function placesAnswer(path: string, sources: string): string {
  const paths = JSON.parse(sources) as Path[]
  return JSON.stringify({ file: path, name: basename(path), places: placesOf(readFileSync(path, 'utf8'), paths) })
}

function createPages({ server, code, content, path, titleOf }: Counter): (pathname: string) => Promise<Answer> {
  let made: { site: Site; program: unknown; render: Renderer } | undefined
  const desk: Desk = {
    standIn: STAND_IN,
    memory: new Map(),
    titleOf,
    placeOf: (source) => {
      const text = readFileSync(path, 'utf8')
      const [place] = placesOf(text, [source])
      return [`${basename(path)}:${place?.line}:${place?.column}`, placeInWords(parsed(text), source)].join(' ')
    },
    onFailure: (error) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      if (cause instanceof Error) server.ssrFixStacktrace(cause)
      server.config.logger.error(`${error instanceof Error ? error.message : ''}\n${cause instanceof Error ? cause.stack : String(cause)}`)
    },
  }
  return async (pathname) => {
    const site = content.site()
    if (!site) return { type: 'text/html;charset=utf-8', body: NOTHING_YET }
    const program = await code.load()
    if (made?.program !== program) desk.memory.clear()
    if (made?.site !== site || made.program !== program) made = { site, program, render: program.createDevRenderer(site, devAssets(site), desk) }
    const page = site.pages.find((candidate) => candidate.path === decoded(pathname))
    return { type: 'text/html;charset=utf-8', body: await made.render(page ?? missingAt(site, pathname)), status: page ? 200 : 404 }
  }
}

function missingAt(site: Site, pathname: string): Page {
  return site.missing.find(({ path }) => pathname.startsWith(`${path}/`)) ?? site.notFound
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NOTHING_YET = '<!doctype html><html lang="en" data-build="none"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nothing to show yet</title><script type="module" src="/dev.ts"></script></head><body style="font:1rem/1.6 system-ui,sans-serif;margin:3rem auto;max-width:40rem;padding:0 1.25rem"><main><h1>Nothing to show yet</h1><p>What is wrong is told below and in the terminal. This page appears as soon as it is mended.</p></main></body></html>'
