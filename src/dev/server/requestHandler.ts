import type { ServerResponse } from 'node:http'
import { basename, dirname, join } from 'node:path'
import type { Connect } from 'vite'
import { z } from 'zod'
import { CONTENT_TYPES, isText } from '../../build/headers'
import { readerFiles } from '../../build/hostFiles'
import { isFindable } from '../../build/search'
import { type SearchEntry, searchEntry, searchIndex } from '../../build/searchIndex'
import { searchAddress } from '../../parts/searchAddress'
import { endingOf } from '../../parts/storedFile'
import { isWrittenFile } from '../../parts/writtenFile'
import type { Site } from '../../site/schema/site'
import { devStyles, DEV_STYLES, fontFile } from './assets'
import { wholeNow } from '../../site/read/include/wholeNow'
import { placesOf } from '../../site/text/position'
import type { JsonPath } from '../../site/text/jsonPath'
import { sendStored } from './files'
import { movedTo, pathOf } from './moved'
import { type HttpResponse, createPages, NOTHING_YET, type DevContext } from './pages'
import { readable } from './readable'

/** Where a page asks which lines its sections stand in. */
const PLACES = '/@quoin/places'
const PATHS = z.array(z.array(z.union([z.string(), z.number().int().nonnegative()])))

export type HandlerOptions = DevContext & {
  /** Told of an error that kept a page from being drawn, or of none. */
  onPage: (error: unknown) => void
  /** Makes a file of a picture, or answers undefined for any other address. */
  pictures: (pathname: string) => Promise<HttpResponse | undefined>
  /** Where each file of media/ lies that is no picture, by its path in it. */
  stored: () => ReadonlyMap<string, string>
}

/** Answers what a browser asks of the dev server: pages, styles, fonts. What it does not know is left to Vite. */
export function createRequestHandler(options: HandlerOptions): Connect.NextHandleFunction {
  const { server, onPage } = options
  const page = createPages(options)
  return async (request, response, next) => {
    try {
      const url = addressOf(request)
      if (await sendStored(request, response, pathOf(url) ?? '', options.content.site(), options.stored())) return
      const answer =
        (await assetResponse(options, url)) ??
        (await searchAnswer(options.content.site(), pathOf(url), page)) ??
        (request.headers.accept?.includes('text/html') || isPage(options, url) ? await page(pathOf(url) ?? url) : undefined)
      if (!answer) return next()
      if (answer.type.startsWith('text/html')) onPage(undefined)
      send(response, answer)
    } catch (error) {
      onPage(readable(server, error))
      send(response, { type: 'text/html;charset=utf-8', body: NOTHING_YET, status: 500 })
    }
  }
}

/** What the pages in a language are found by, as they are now: all are drawn for that. */
async function searchAnswer(site: Site | undefined, pathname: string | undefined, draw: (address: string) => Promise<HttpResponse>): Promise<HttpResponse | undefined> {
  const langs = site?.languages?.map(({ lang }) => lang) ?? [site?.settings.lang ?? '']
  const lang = langs.find((own) => searchAddress(own) === pathname)
  if (!site || lang === undefined) return undefined
  const entries: SearchEntry[] = []
  for (const page of site.pages.filter((one) => isFindable(one) && (one.lang ?? lang) === lang)) entries.push(searchEntry(page, String((await draw(page.path)).body)))
  return { type: 'application/json', body: JSON.stringify(searchIndex(entries)) }
}

function send(response: ServerResponse, { type, body, status = 200, headers = {} }: HttpResponse): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers }).end(body)
}

/** Whether a page of the site is asked for: it is answered to programs that say nothing of HTML, too. Nothing of Vite's has such an address. */
const isPage = ({ content }: HandlerOptions, url: string) => content.site()?.pages.some(({ path }) => path === pathOf(url)) === true

/** Path and query as they were asked for. Proxies may write the whole address. */
const addressOf = ({ originalUrl = '/' }: Connect.IncomingMessage) => originalUrl.replace(/^https?:\/\/[^/?]+(?=\/)/i, '')

/** Everything but pages. */
async function assetResponse({ server, content, path, pictures }: HandlerOptions, url: string): Promise<HttpResponse | undefined> {
  const site = content.site()
  const moved = site && movedTo(site, url)
  if (moved !== undefined) return { type: 'text/plain', body: '', status: 301, headers: { Location: moved } }
  const pathname = pathOf(url)
  if (pathname === PLACES) return placesAnswer(path, new URLSearchParams(url.replace(/^[^?]*\??/, '')).get('sources') ?? '[]')
  if (pathname === DEV_STYLES) return { type: 'text/css', body: site ? await devStyles(server, site) : '' }
  const picture = await pictures(pathname ?? '')
  if (picture) return picture
  const font = site && fontFile(pathname ?? '', site)
  if (font) return { type: 'font/woff2', body: font }
  return site && readerFile(site, pathname ?? '')
}

/** What a build writes for search engines and readers, and the icon, which is drawn. */
function readerFile(site: Site, pathname: string): HttpResponse | undefined {
  if (!isWrittenFile(pathname) && pathname !== '/icon.svg') return undefined
  const body = readerFiles(site)[pathname.slice(1)]
  const type = CONTENT_TYPES[endingOf(pathname)]
  return body === undefined || type === undefined ? undefined : { type: isText(type) ? `${type};charset=utf-8` : type, body }
}

/** The lines of several places in the content file, as it is now. */
function placesAnswer(path: string, sources: string): HttpResponse {
  const paths = pathsIn(sources)
  if (!paths) return { type: 'text/plain', body: 'These are no places of a content file.\n', status: 400 }
  const places = placesOf(wholeNow(path), paths).map(({ file: name = basename(path), ...place }) => ({
    ...place,
    name,
    file: name === basename(path) ? path : join(dirname(path), name),
  }))
  return { type: 'application/json', body: JSON.stringify({ places }) }
}

function pathsIn(text: string): JsonPath[] | undefined {
  try {
    return PATHS.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
