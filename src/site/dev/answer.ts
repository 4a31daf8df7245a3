import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import type { Connect } from 'vite'
import { iconSvg } from '../../build/hostFiles'
import { devStyles, DEV_STYLES, fontFile } from '../devAssets'
import { placesOf } from '../position'
import type { Path } from '../schemaTree'
import { createPages, NOTHING_YET, type Workshop } from './pages'

/** Where a page asks which lines its sections stand in. */
const PLACES = '/@quoin/places'

export type Counter = Workshop & {
  /** Told of an error that kept a page from being drawn, or of none. */
  onPage: (error: unknown) => void
}

export type Answer = { type: string; body: string | Buffer; status?: number }

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
