import { closeSync, constants, createReadStream, fstatSync, openSync, type ReadStream, readSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isCompressible } from './compress'
import { CONTENT_TYPES, isText } from './headers'

/** A file in one of its forms, opened: what was opened is what is sent, whatever happens to its name meanwhile. */
type Form = { file: number; size: number; tag: string; changed: Date; encoding?: 'br' | 'gzip' | undefined }

/**
 * Up to so many bytes are read at once: for a page that is far quicker than asking another thread for each piece, and two
 * thousand visitors need not wait for each other. What is larger is sent piece by piece.
 */
const AT_ONCE = 1024 * 1024

/**
 * Sends a file in the smallest form that the visitor takes, or the part of it that was asked for.
 *
 * @param path of the plain file on disk; its compressed forms lie beside it
 * @param status of the answer; only a 200 can become "not modified" or a part
 * @returns false, and nothing is sent, when there is no such file
 * @throws the error of a machine that can open no more files
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, path: string, status = 200): Promise<boolean> {
  const form = openForm(path, String(request.headers['accept-encoding'] ?? ''))
  if (!form) return false
  let rest: ReadStream | undefined
  try {
    rest = sendForm(request, response, form, { status, type: typeOf(path), isCompressible: isCompressible(path) })
  } finally {
    // A stream closes its file itself, also when the visitor goes away. Closed twice, it is by then the connection of somebody else.
    if (!rest) closeSync(form.file)
  }
  if (rest) await pipeline(rest, response)
  return true
}

/** Answers, all at once or but for what it returns, which is to be sent piece by piece and closes the file. */
function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  form: Form,
  { status, type, isCompressible }: { status: number; type: string; isCompressible: boolean },
): ReadStream | undefined {
  const { file, size, tag, changed, encoding } = form
  const headers: OutgoingHttpHeaders = { ETag: tag, 'Last-Modified': changed.toUTCString(), 'Accept-Ranges': 'bytes', ...(isCompressible && { Vary: 'Accept-Encoding' }) }
  if (status === 200 && isKnown(request, form)) return void response.writeHead(304, headers).end()
  // Parts are defined for GET alone.
  const part = status === 200 && request.method === 'GET' ? partOf(request, form) : undefined
  if (part === 'none') return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end()
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const isSentAtOnce = request.method === 'HEAD' || length <= AT_ONCE
  const body = isSentAtOnce && request.method !== 'HEAD' ? bytesOf(file, start, length) : undefined
  response.writeHead(part ? 206 : status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': length,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
  if (!isSentAtOnce) return createReadStream('', { fd: file, start, end })
  response.end(body)
  return undefined
}

function bytesOf(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  for (let read = 0; read < length; ) {
    const count = readSync(file, bytes, read, length - read, start + read)
    if (count === 0) throw new Error('The file has become shorter.')
    read += count
  }
  return bytes
}

function typeOf(path: string): string {
  const type = path.endsWith('/rss.xml') ? CONTENT_TYPES.rss : CONTENT_TYPES[extname(path).slice(1).toLowerCase()]
  if (type === undefined) return 'application/octet-stream'
  return isText(type) ? `${type}; charset=utf-8` : type
}

function openForm(path: string, accepted: string): Form | undefined {
  const codings = isCompressible(path) ? (['br', 'gzip'] as const).filter((coding) => isAccepted(accepted, coding)) : []
  for (const encoding of [...codings, undefined]) {
    const file = openIfThere(path + (encoding === 'br' ? '.br' : encoding ? '.gz' : ''))
    if (file === undefined) continue
    const stats = fstatSync(file)
    if (stats.isFile()) {
      const tag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`
      return { file, size: stats.size, tag, changed: stats.mtime, encoding }
    }
    closeSync(file)
  }
  return undefined
}

/** What a machine says that has no room for one more file. What was asked for may be there all the same. */
const BUSY: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM'])

/** Whether it is the machine that failed, and not what it was asked for. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BUSY.has(error.code)
}

function openIfThere(path: string): number | undefined {
  try {
    // A pipe is opened at once, too, though nobody writes into it: else all visitors would wait for that.
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  } catch (error) {
    if (isBusy(error)) throw error
    return undefined
  }
}

/** Whether a coding stands in the list, and not with the weight 0, which means: anything but this. */
function isAccepted(list: string, coding: string): boolean {
  return list.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((word) => word.trim().toLowerCase())
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}

/** Whether the visitor's copy is this very form. */
function isKnown({ headers }: IncomingMessage, { tag, changed }: Form): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')))
  return headers['if-modified-since'] === changed.toUTCString()
}

/** The part that was asked for: undefined for the whole, "none" for one that lies behind the end. Lists of parts are not served. */
function partOf({ headers }: IncomingMessage, { size, tag, changed }: Form): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const condition = headers['if-range']
  if ((from === '' && to === '') || (condition !== undefined && condition !== tag && condition !== changed.toUTCString())) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return 'none'
  return end < start ? undefined : { start, end }
}
