import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { timingSafeEqual } from 'node:crypto'
import type { Connect } from 'vite'
import type { Blocks } from '../../blocks/schemas'
import { changeFile, nextStep, redoChange, undoChange } from '../../authoring/edit/changeFile'
import { digest } from '../../authoring/edit/historyFolder'
import { Refusal } from '../../authoring/edit/sections'
import { bodyFilesOf } from '../../authoring/edit/bodyFiles'
import { read } from '../../site/read/read'
import { readContent } from '../../site/read/readFile'
import { studioWords } from '../../site/diagnostics/wording/studio'
import type { Problem } from '../../site/diagnostics/diagnostic'
import { MOST_BYTES } from '../../site/media/inspect'
import { ChangedMeanwhile } from '../../site/text/replaceFile'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, State } from '../types'
import type { Desk } from './desk'
import { pictureLines, smallPicture, storePicture } from './pictures'
import { shell } from './shell'

/** Where the Studio is; no page can have this address. */
export const STUDIO = '/_studio'
/** Longest request, in bytes: a whole article, many times over. */
const LONGEST = 2 * 1024 * 1024

type Loaded = { desk: Desk; blocks: Blocks }

export type StudioOptions = {
  /** The content file. */
  path: string
  /** What a page of this start says, and no other. */
  token: string
  /** The blocks and what knows their schemas; undefined as long as they could not be loaded. */
  loaded: () => Loaded | undefined
  problems: () => readonly Problem[]
  /** What would be wrong with other bytes of the file, and is not with those that it has. */
  judge: (bytes: Buffer) => Problem[]
  /** Called as soon as the file is another one. */
  onWritten: () => void
  /** Called as soon as there is another file in media/. */
  onMedia: () => Promise<void>
}

/** What changes links, wherever they are written. */
const MEANS_PAGES = ['movePage', 'removePage']

type Reply = { status: number; body: unknown; picture?: Buffer }
/** Addresses of this machine itself. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** The document says the token of this start: nobody keeps it, and no page of another place shows it in a frame, where clicks could be caught. */
const DOCUMENT = {
  'Content-Type': 'text/html;charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
}

const refused = (status: number, words: string): Reply => ({ status, body: { words } })

/** Answers what the Studio asks: its own document, what is in the content file, and to change it. */
export function createEndpoint(options: StudioOptions): Connect.NextHandleFunction {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    // Whoever may look at the pages from elsewhere, as on a phone, may not write them.
    if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) return send(response, refused(403, studioWords.elsewhere))
    if (!url.pathname.startsWith('/api/')) return void response.writeHead(200, DOCUMENT).end(shell(options.token))
    const reply = isAllowed(request, options.token) ? await answer(options, request, url) : refused(403, 'Only the Studio of this start may ask for this.')
    send(response, reply)
  }
}

function send(response: ServerResponse, { status, body, picture }: Reply): void {
  const type = picture ? 'image/webp' : 'application/json'
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }).end(picture ?? JSON.stringify(body))
}

/** Whether the panel of this start asks. What a form or a page of another place can send has no header of its own. */
function isAllowed({ headers, method }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['x-quoin-studio'] ?? ''))
  const isKnown = given.length === token.length && timingSafeEqual(given, Buffer.from(token))
  return isKnown && (method === 'GET' || ['application/json', 'application/octet-stream'].includes(String(headers['content-type'])))
}

async function answer(options: StudioOptions, request: IncomingMessage, { pathname, searchParams }: URL): Promise<Reply> {
  const loaded = options.loaded()
  if (!loaded) return refused(503, studioWords.unreadable)
  try {
    const place = loaded.desk.place.safeParse(JSON.parse(searchParams.get('path') ?? '[]'))
    if (!place.success) return refused(400, 'This is no place in a content file.')
    if (pathname === '/api/picture') return await picture(options, searchParams.get('file') ?? '')
    if (request.method === 'GET') return look(options, loaded, pathname, place.data)
    if (request.method !== 'POST') return refused(405, 'This can be read, or changed by POST.')
    const isUpload = pathname === '/api/upload'
    const body = await bodyOf(request, isUpload ? MOST_BYTES : LONGEST)
    if (body === undefined) return refused(413, 'This is too large.')
    return isUpload ? upload(options, searchParams.get('name') ?? '', body) : change(options, loaded, pathname, body.toString())
  } catch (error) {
    if (error instanceof Refusal) return refused(422, error.message)
    if (error instanceof ChangedMeanwhile) return refused(409, error.message)
    if (error instanceof SyntaxError) return refused(400, 'This is no JSON.')
    return refused(500, error instanceof Error ? error.message : String(error))
  }
}

function look({ path, problems }: StudioOptions, { desk, blocks }: Loaded, pathname: string, place: JsonPath): Reply {
  const bytes = readContent(path)
  const { value } = read(bytes)
  const hash = digest(bytes)
  if (pathname === '/api/pictures') return { status: 200, body: pictureLines(path) }
  if (pathname === '/api/blocks') return { status: 200, body: desk.blockLines(blocks) }
  if (pathname === '/api/sections') return { status: 200, body: desk.sectionLines(value, place, desk.problemLines(problems())) }
  if (pathname === '/api/part') {
    const part = desk.partAt(value, place, blocks, problems())
    return part ? { status: 200, body: { hash, ...part } } : refused(404, studioWords.gone)
  }
  if (pathname !== '/api/state') return refused(404, 'There is nothing here.')
  const lines = desk.problemLines(problems())
  const state: State = {
    hash,
    file: basename(path),
    pages: desk.pageLines(value, lines),
    others: desk.partLines(value),
    problems: lines,
    canUndo: nextStep(path, 'done')?.join(' '),
    canRedo: nextStep(path, 'undone')?.join(' '),
  }
  return { status: 200, body: state }
}

async function picture({ path }: StudioOptions, file: string): Promise<Reply> {
  const small = await smallPicture(path, file)
  return small ? { status: 200, body: undefined, picture: small } : refused(404, studioWords.gone)
}

/** Stores a picture; it can be used as soon as this is answered. */
async function upload({ path, onMedia }: StudioOptions, name: string, bytes: Buffer): Promise<Reply> {
  const stored = await storePicture(path, name, bytes)
  if ('refusal' in stored) return refused(422, stored.refusal)
  await onMedia()
  return { status: 200, body: stored }
}

function change(options: StudioOptions, loaded: Loaded, pathname: string, body: string): Reply {
  const { path, onWritten } = options
  if (pathname === '/api/undo' || pathname === '/api/redo') {
    const done = pathname === '/api/undo' ? undoChange(path) : redoChange(path)
    onWritten()
    return { status: 200, body: { is: 'done', hash: digest(readContent(path)), done } satisfies Answer }
  }
  if (pathname !== '/api/edit') return refused(404, 'There is nothing here.')
  const wanted = loaded.desk.request.safeParse(JSON.parse(body))
  if (!wanted.success) return refused(400, 'This is no change that the Studio knows.')
  const reply = edit(options, loaded, wanted.data)
  if (reply.is === 'done') onWritten()
  return { status: reply.is === 'done' ? 200 : reply.is === 'conflict' ? 409 : 422, body: reply }
}

function edit({ path, judge }: StudioOptions, { desk, blocks }: Loaded, { base, was, operation }: ReturnType<Desk['request']['parse']>): Answer {
  const bytes = readContent(path)
  const { text, value } = read(bytes)
  if (value === undefined) return { is: 'refused', problems: [], words: studioWords.unreadable }
  const now = desk.valueMeant(value, operation)
  // Where somebody has saved meanwhile, the change is made all the same if it is about what they have left alone.
  if (base !== digest(bytes) && JSON.stringify(now) !== JSON.stringify(was)) return { is: 'conflict', now }
  const edited = desk.changed({ text, value, bodies: MEANS_PAGES.includes(operation.do) ? bodyFilesOf(path, value) : [] }, operation, blocks)
  if ('refusal' in edited) return { is: 'refused', problems: [], words: edited.refusal }
  const { text: after, bodies, done } = edited
  const mark = bytes[0] === 0xef ? '\ufeff' : ''
  const changed = Buffer.from(mark + after)
  const problems = judge(changed)
  if (problems.length > 0) return { is: 'refused', problems: desk.problemLines(problems), words: studioWords.refused }
  if (!changed.equals(bytes)) changeFile(path, bytes, changed, { done, bodies, part: operation.do === 'set' ? JSON.stringify(operation.path) : undefined })
  return { is: 'done', hash: digest(changed), done }
}

/** What a request brings; undefined where it is longer than any that is meant. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += part.length
    // Read to its end all the same: who is cut off hears no answer.
    if (length <= most) parts.push(part)
  }
  if (length > most) return undefined
  return Buffer.concat(parts)
}
