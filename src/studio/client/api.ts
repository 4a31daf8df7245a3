import type { JsonPath } from '../../site/text/jsonPath'
import type { Answer, BlockLine, Operation, Part, PictureLine, SectionLine, State } from '../types'

const API = '/_studio/api'
const token = () => document.querySelector<HTMLMetaElement>('meta[name=quoin-studio]')?.content ?? ''
const at = (path: JsonPath) => encodeURIComponent(JSON.stringify(path))

/** What the dev server answers; rejects where it cannot be reached, or what was asked for is not there. */
async function ask<Found>(address: string): Promise<Found> {
  const response = await fetch(API + address, { headers: { 'X-Quoin-Studio': token() } })
  if (!response.ok) throw new Error(String(((await response.json()) as { words?: string }).words ?? response.status))
  return response.json() as Promise<Found>
}

export const getState = () => ask<State>('/state')
export const getSections = (page: JsonPath) => ask<SectionLine[]>(`/sections?path=${at(page)}`)
export const getPart = (path: JsonPath) => ask<Part>(`/part?path=${at(path)}`)
export const getBlocks = () => ask<BlockLine[]>('/blocks')

/** What came of a change. What the server refuses in other words than the file's comes as a refusal, too. */
async function post(address: string, body: unknown): Promise<Answer> {
  const response = await fetch(API + address, { method: 'POST', headers: { 'X-Quoin-Studio': token(), 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const answer = (await response.json()) as Answer | { words: string }
  return 'is' in answer ? answer : { is: 'refused', problems: [], words: answer.words }
}

export const postEdit = (operation: Operation, base: string, was: unknown) => post('/edit', { base, was, operation })
export const postUndo = () => post('/undo', {})
export const postRedo = () => post('/redo', {})

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
