import type { MediaLine } from '../types'
import { API, ask, token } from './api'

export const getMedia = () => ask<MediaLine[]>('/media')

/** What was done with a file, and by what name the one that was there can be brought back; or why it was not done. */
type Done = { path: string; kept: string } | { words: string }

async function send(address: string, body: BodyInit, type: string): Promise<Done> {
  const response = await fetch(API + address, { method: 'POST', headers: { 'X-Quoin-Studio': token(), 'Content-Type': type }, body })
  return response.json() as Promise<Done>
}

/** Puts another picture in the place of one; its name and all that uses it stay. */
export const replaceMedia = (path: string, file: File) =>
  send(`/replaceMedia?file=${encodeURIComponent(path)}&name=${encodeURIComponent(file.name)}`, file, 'application/octet-stream')
export const removeMedia = (path: string) => send(`/removeMedia?file=${encodeURIComponent(path)}`, '{}', 'application/json')
export const bringBackMedia = (kept: string) => send(`/bringBackMedia?kept=${kept}`, '{}', 'application/json')
