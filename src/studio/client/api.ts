import type { PageTemplate } from '../../authoring/sites/pageTemplates'
import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, BlockLine, HistoryLine, LinkLine, Part, PictureLine, ProblemLine, PublishState, Request, Sections, VersionLine, WordLine } from '../types'
import { openingAnswer } from './openingAnswers'

export const API = '/_studio/api'
/** The document that the server has given last. */
let given: Document | undefined
const said = (name: string) => (given ?? document).querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? ''
export const token = () => said('quoin-studio')
/** What the channel asks for on which the dev server tells that something has changed. */
export const channelToken = () => said('quoin-studio-channel')

/** A dev server that was started anew knows other tokens: they stand in the document that it gives now. With another program in it, that is loaded. */
export async function renewTokens(): Promise<void> {
  const next = new DOMParser().parseFromString(await (await fetch('/_studio')).text(), 'text/html')
  if (programIn(next) !== programIn(document)) location.reload()
  given = next
}
const programIn = (page: Document) => page.querySelector('script[src]')?.getAttribute('src')

async function renewed(): Promise<never> {
  await renewTokens()
  throw new Error('The dev server was started anew.')
}
const at = (path: JsonPath) => encodeURIComponent(JSON.stringify(path))

/** What the dev server answers; rejects where it cannot be reached, or what was asked for is not there. */
export const ask = async <Found>(address: string): Promise<Found> => (await answered(address)).json() as Promise<Found>

async function answered(address: string): Promise<Response> {
  const brought = openingAnswer(address)
  if (brought !== undefined) return new Response(brought)
  const response = await fetch(API + address, { headers: { 'X-Quoin-Studio': token() } })
  if (response.status === 403) return renewed()
  if (!response.ok) throw new Error(String(((await response.json()) as { words?: string }).words ?? response.status))
  return response
}

/** The file as it is now, as text: whoever has the same already need not read it. */
export const getState = async (): Promise<string> => (await answered('/state')).text()
/** The sections of a page; `from` is the state that its place was seen in. */
export const getSections = (page: JsonPath, from: string) => ask<Sections>(`/sections?path=${at(page)}&from=${from}`)
/** A part of the file; `from` is the state that its place was seen in. */
export const getPart = (path: JsonPath, from: string) => ask<Part>(`/part?path=${at(path)}&from=${from}`)
export const getLinks = (page: JsonPath) => ask<LinkLine[]>(`/links?path=${at(page)}`)
/** Where what stood at a place in an earlier state of the file stands now, and in which state that is. */
export const getFollowed = (path: JsonPath, seen: string) => ask<{ path: JsonPath | null; hash: string }>(`/follow?seen=${seen}&path=${at(path)}`)
export const findWords = (words: string) => ask<WordLine[]>(`/words?find=${encodeURIComponent(words)}`)
export const getAdvice = () => ask<ProblemLine[]>('/advice')
export const getPublishProblems = () => ask<ProblemLine[]>('/publishProblems')
export const getPublishing = () => ask<PublishState & { isNewer: boolean }>('/publishing')
/** Earlier states of a part; `from` is the state that its place was seen in. */
export const getVersions = (path: JsonPath, from: string) => ask<VersionLine[]>(`/versions?path=${at(path)}&from=${from}`)
/** Has the server do something that changes no content; answers in words why it cannot, or nothing. */
export async function postPlain(address: string): Promise<string> {
  const response = await fetch(API + address, { method: 'POST', headers: { 'X-Quoin-Studio': token(), 'Content-Type': 'application/json' }, body: '{}' })
  return response.ok ? '' : String(((await response.json()) as { words?: string }).words)
}
export const getHistory = () => ask<HistoryLine[]>('/history')
export const getTemplates = () => ask<PageTemplate[]>('/templates')
export const getBlocks = () => ask<BlockLine[]>('/blocks')

/** Asks for a change. */
export const postBody = async (address: string, body: unknown): Promise<Answer> =>
  answerOf(await fetch(API + address, { method: 'POST', headers: { 'X-Quoin-Studio': token(), 'Content-Type': 'application/json' }, body: JSON.stringify(body) }))

/** What came of a change. What the server refuses in other words than the file's comes as a refusal, too. */
export async function answerOf(response: Response): Promise<Answer> {
  if (response.status === 403) return renewed()
  const answer = (await response.json()) as Answer | { words: string }
  return 'is' in answer ? answer : { is: 'refused', problems: [], words: answer.words }
}

export const postEdit = (request: Request) => postBody('/edit', request)
export const postUndo = () => postBody('/undo', {})
export const postRedo = () => postBody('/redo', {})

export const getPictures = () => ask<PictureLine[]>('/pictures')

/** A picture of media/, made small. */
export async function getPicture(path: string): Promise<Blob> {
  const response = await fetch(`${API}/picture?file=${encodeURIComponent(path)}`, { headers: { 'X-Quoin-Studio': token() } })
  if (!response.ok) throw new Error(String(response.status))
  return response.blob()
}

/** Puts a picture into media/; answers its path there, or why that cannot be. */
export async function uploadPicture(file: File): Promise<{ path: string } | { words: string }> {
  const response = await fetch(`${API}/upload?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'X-Quoin-Studio': token(), 'Content-Type': 'application/octet-stream' },
    body: file,
  })
  return response.json() as Promise<{ path: string } | { words: string }>
}
