import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { Refusal } from '../../authoring/edit/sections'
import { studioWords } from '../../site/diagnostics/wording/studio'
import { ChangedMeanwhile } from '../../site/text/replaceFile'
import { CONTENT_TYPES } from '../../build/headers'
import { endingOf } from '../../parts/storedFile'
import { bodyOf } from './body'
import { panelRefusal, strangerRefusal } from './guard'
import { type OpeningAnswers, openingAnswers } from './openingAnswers'
import { PROGRAM, type Program } from './program'
import { type Reply, refused, sendReply } from './reply'
import type { StudioOptions } from './route'
import { routes } from './routes'
import { followed } from './followed'
import { createSeenStates, type SeenStates } from './seenStates'
import { shell } from './shell'

/** Where the Studio is; no page can have this address. */
export const STUDIO = '/_studio'
const API = '/api/'
/** Behind the Studio's own address, which a request comes without. */
const FILES = PROGRAM.slice(STUDIO.length)
/** What a change brings: JSON, of so many bytes at most. That is a whole article, many times over. */
const JSON_BODY = { type: 'application/json', most: 2 * 1024 * 1024 }

/** The document says the token of this start: nobody keeps it, and no page of another place shows it in a frame, where clicks could be caught. */
const DOCUMENT = {
  'Content-Type': 'text/html;charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
}

/** Answers what the Studio asks: its own document, what is in the content file, and to change it. */
export function createEndpoint(given: StudioOptions): Connect.NextHandleFunction {
  const states = createSeenStates(given.path)
  /** What was asked to be changed: a file of media/ may be another one by it, of which nobody has told yet. */
  let asked = 0
  const options = { ...given, changes: () => given.changes() + asked }
  return async (request, response) => {
    const stranger = strangerRefusal(request)
    if (stranger) return sendReply(response, stranger)
    // Put together, because two slashes at its beginning would name a host.
    const url = new URL(`http://localhost${request.url ?? '/'}`)
    if (url.pathname.startsWith(FILES)) return sendFile(response, await programNow(options), url.pathname.slice(FILES.length))
    if (!url.pathname.startsWith(API)) return void response.writeHead(200, DOCUMENT).end(shell(options, await programNow(options), openingOf(options, states, url)))
    const reply = panelRefusal(request, options.token) ?? (await answer(options, states, request, url))
    if (request.method === 'POST') asked++
    sendReply(response, reply)
  }
}

/** The program, or why it cannot be compiled. */
const programNow = ({ program }: StudioOptions) => program.made().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))

/** Answers with a file of the program. Its name tells what is in it, so it may be kept for good. */
function sendFile(response: ServerResponse, program: Program | Error, name: string): void {
  const body = program instanceof Error ? undefined : program.files.get(name)
  if (body === undefined) return sendReply(response, refused(404, studioWords.nothingHere))
  const type = CONTENT_TYPES[endingOf(name)] ?? 'text/plain'
  response.writeHead(200, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' }).end(body)
}

/** What the document brings along of the page that its address says, the first one unless it does; nothing where that cannot be read. */
function openingOf(options: StudioOptions, states: SeenStates, { searchParams: query }: URL): OpeningAnswers {
  const loaded = options.loaded()
  try {
    const place = loaded?.desk.place.safeParse(JSON.parse(query.get('page') ?? '["pages",0]'))
    return loaded && place?.success ? openingAnswers({ options, loaded, states, place: place.data, query }) : {}
  } catch {
    return {}
  }
}

async function answer(options: StudioOptions, states: SeenStates, request: IncomingMessage, { pathname, searchParams: query }: URL): Promise<Reply> {
  const loaded = options.loaded()
  if (!loaded) return refused(503, studioWords.unreadable)
  const route = routes.get(pathname.slice(API.length))
  if (!route) return refused(404, studioWords.nothingHere)
  if (request.method !== route.method) return refused(405, studioWords.otherMethod)
  const { type, most } = route.takes ?? JSON_BODY
  if (route.method === 'POST' && request.headers['content-type'] !== type) return refused(415, studioWords.otherType(type))
  try {
    const place = loaded.desk.place.safeParse(JSON.parse(query.get('path') ?? '[]'))
    if (!place.success) return refused(400, studioWords.noPlace)
    const now = followed(states, place.data, query.get('from') ?? '')
    if (!now) return refused(404, studioWords.gone)
    const body = await bodyOf(request, most)
    if (body === undefined) return refused(413, studioWords.tooLarge)
    return await route.answer({ options, loaded, states, place: now, query, body })
  } catch (error) {
    if (error instanceof Refusal) return refused(422, error.message)
    if (error instanceof ChangedMeanwhile) return refused(409, error.message)
    if (error instanceof SyntaxError) return refused(400, studioWords.noJson)
    return refused(500, error instanceof Error ? error.message : String(error))
  }
}
