import type { Answer, MediaLine } from '../types'
import { API, answerOf, ask, token } from './api'

export const getMedia = () => ask<MediaLine[]>('/media')

const send = async (address: string, body: BodyInit, type: string): Promise<Answer> =>
  answerOf(await fetch(API + address, { method: 'POST', headers: { 'X-Quoin-Studio': token(), 'Content-Type': type }, body }))

/** Puts another picture in the place of one; its name and all that uses it stay. */
export const replaceMedia = (path: string, file: File) =>
  send(`/replaceMedia?file=${encodeURIComponent(path)}&name=${encodeURIComponent(file.name)}`, file, 'application/octet-stream')
export const removeMedia = (path: string) => send(`/removeMedia?file=${encodeURIComponent(path)}`, '{}', 'application/json')
