import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, posix, relative, resolve } from 'node:path'
import { ASSETS, CACHE, POLICY, REFUSED, REFUSED_PATH, securityHeaders } from './headers'
import { inTurn } from './inTurn'
import { baseIn, pathBelow } from './mountPoint'
import { endOfFile, POLICIES, type Policies } from './policies'
import { readRedirects } from './redirects'
import { isBusy, sendFile } from './sendFile'
import { markOf, siteAt } from './siteAt'

const IS_REFUSED = new RegExp(REFUSED, 'i')
const IS_REFUSED_PATH = new RegExp(REFUSED_PATH, 'i')
/**
 * How long a connection may rest, in milliseconds: longer than the minute after which balancers and browsers usually give
 * one up, so that no request is sent into a connection that is just being closed.
 */
const PATIENCE = 65_000

/** Stands for what lies outside of the site; no page has this address. */
const NOWHERE = '/404'

/** A request with its decoded path within the site, and where the site lies: on the disk, and on the host. */
type Asked = { root: string; base: string; path: string; query: string; request: IncomingMessage; response: ServerResponse }

/**
 * Serves a built folder as a good static host does: compressed files, a real 404 with the nearest 404.html, redirects,
 * long caching for files whose name changes with their content, and the security headers.
 *
 * @param folder a built site; files are read from disk at each request, so a new build shows at once
 */
export function createSiteServer(folder: string): Server {
  const root = resolve(folder)
  // What goes wrong with one request is that request's end, not the server's.
  return createServer({ keepAliveTimeout: PATIENCE }, (request, response) => {
    inTurn(request.socket, () => respond(root, request, response).catch((error: unknown) => failed(response, error)))
  })
}

async function respond(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries({ ...headersFor(request), 'Cache-Control': CACHE.pages })) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
  const url = addressOf(request)
  const whole = pathOf(url)
  if (whole === undefined) return answer(response, 400, 'Bad Request')
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  for (;;) {
    const site = await siteAt(root)
    const base = baseIn(root)
    const path = pathBelow(base, whole)
    // Whoever opens the host's own address is looking for the site.
    if (path === undefined && (whole === '/' || whole === base)) return answer(response, 302, '', { Location: `${base}/${query}` })
    const asked = { root, base, path: path ?? NOWHERE, query, request, response }
    if (!IS_REFUSED.test(url) && !IS_REFUSED_PATH.test(asked.path) && (await found(asked))) return
    // What was looked for in the old site may stand in the one that has just taken its place.
    if (site === markOf(root)) return notFound(asked)
  }
}

/** @param end what the policy ends in of this very page */
const headersFor = ({ headers }: IncomingMessage, end?: string) => securityHeaders(headers['x-forwarded-proto'] === 'https', end)

/** Says what kept an answer from being given; one that has begun is broken off. */
function failed(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy()
  response.setHeader('Cache-Control', CACHE.pages)
  if (isBusy(error)) answer(response, 503, 'Service Unavailable', { 'Retry-After': '1' })
  else answer(response, 500, 'Internal Server Error')
}

/** What was asked for, from its path on. Proxies may write the whole address, of which the host says nothing here. */
function addressOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?]+(?=\/)/i, '')
}

/** The decoded path of an address, or undefined where it is malformed. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.includes('\0') || !path.startsWith('/') ? undefined : path
  } catch {
    return undefined
  }
}

/** Answers what exists: an address that has moved, one that is written otherwise, a page, a file. */
async function found(asked: Asked): Promise<boolean> {
  const { root, base, path, query, request, response } = asked
  if (path.startsWith(ASSETS)) {
    response.setHeader('Cache-Control', CACHE.assets)
    return sendFile(request, response, join(root, path))
  }
  const moved = redirectsOf(root).get(path)
  if (moved) return movedTo(response, moved + (/[?#]/.test(moved) ? '' : query))
  if (/\/404(?:\.html)?$/.test(path)) return false
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '')
  if (path !== '/' && plain !== path) return existsSync(join(root, `${plain || '/index'}.html`)) && movedTo(response, base + (plain || '/') + query)
  if (await sendPage(asked, join(root, `${path === '/' ? '/index' : path}.html`))) return true
  setPolicy(asked, endOfFile(path))
  return sendFile(request, response, join(root, path))
}

/** Sends a page with the policy that is its own. */
function sendPage(asked: Asked, file: string, status?: number): Promise<boolean> {
  setPolicy(asked, policiesIn(asked.root)[relative(asked.root, file)])
  return sendFile(asked.request, asked.response, file, status)
}

function setPolicy({ request, response }: Asked, end = ''): void {
  response.setHeader(POLICY, headersFor(request, end)[POLICY] ?? '')
}

function policiesIn(root: string): Policies {
  const file = join(root, POLICIES)
  return existsSync(file) && statSync(file).isFile() ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function redirectsOf(root: string): Map<string, string> {
  const file = join(root, '_redirects')
  return existsSync(file) && statSync(file).isFile() ? readRedirects(readFileSync(file, 'utf8')) : new Map()
}

function movedTo(response: ServerResponse, address: string): true {
  answer(response, 301, '', { Location: address })
  return true
}

/** The 404.html of the folder that was asked for, or of the nearest one above it. */
async function notFound(asked: Asked): Promise<void> {
  const { root, path, response } = asked
  response.setHeader('Cache-Control', CACHE.pages)
  if (path.startsWith(ASSETS) || !(await sendPage(asked, nearestMissingPage(root, path), 404))) answer(response, 404, 'Not Found')
}

/** Looks from the root downwards, as far as there is something: how deep a visitor's address is must cost nothing. */
function nearestMissingPage(root: string, path: string): string {
  let [folder, nearest] = [root, join(root, '404.html')]
  // Dots that lead upwards end at the root of the site.
  for (const name of posix.normalize(path.replaceAll('\\', '/')).split('/').filter(Boolean)) {
    folder = join(folder, name)
    // In what is a file nothing lies, and a name that no disk can have is none.
    if (!existsSync(folder)) break
    const own = join(folder, '404.html')
    if (existsSync(own)) nearest = own
  }
  return nearest
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text)
}
