import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname, join, resolve, sep } from 'node:path'
import sirv from 'sirv'
import { securityHeaders } from './headers'

const YEAR = 31_536_000

/**
 * Serves a built folder as a good static host does: compressed files, a real 404 with the nearest 404.html, long caching
 * for files whose name changes with their content, and the security headers.
 *
 * @param folder a built site; files are read from disk at each request, so a new build shows at once
 */
export function createSiteServer(folder: string): Server {
  const root = resolve(folder)
  const send = sirv(root, { dev: true, etag: true, extensions: ['html'], dotfiles: false })
  return createServer((request, response) => {
    const path = pathOf(request)
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value)
    response.setHeader('Cache-Control', path?.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    if (path === undefined) return answer(response, 400, 'Bad Request')
    const plain = path.replace(/(?:\/index)?(?:\.html)?\/*$/, '')
    if (path !== '/' && plain !== path && existsInside(root, `${plain || '/index'}.html`)) return answer(response, 301, '', { Location: (plain || '/') + queryOf(request) })
    send(request, response, () => notFound(root, path, request, response))
  })
}

/** The decoded path of a request, or undefined where it is malformed or leads out of the site. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.includes('\0') || path.includes('\\') || path.split('/').includes('..') || !path.startsWith('/') ? undefined : path
  } catch {
    return undefined
  }
}

function queryOf({ url = '' }: IncomingMessage): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}

function existsInside(root: string, path: string): boolean {
  const file = join(root, path)
  return file.startsWith(root + sep) && existsSync(file)
}

/** The 404.html of the folder that was asked for, or of the nearest one above it. */
function notFound(root: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  let folder = dirname(path)
  while (folder !== '/' && !existsInside(root, `${folder}/404.html`)) folder = dirname(folder)
  const file = join(root, folder, '404.html')
  const asksForPage = !path.startsWith('/assets/') && existsSync(file)
  if (!asksForPage) return answer(response, 404, 'Not Found')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const [ending, encoding] = accepted.includes('br') ? ['.br', 'br'] : accepted.includes('gzip') ? ['.gz', 'gzip'] : ['', undefined]
  const body = readFileSync(file + ending)
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': body.length, Vary: 'Accept-Encoding', ...(encoding && { 'Content-Encoding': encoding }) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', ...headers }).end(text)
}
