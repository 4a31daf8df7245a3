import { digest } from '../../authoring/edit/historyFolder'
import { readWhole } from '../../site/read/include/readWhole'
import type { Answer } from '../types'
import { found, type Reply, refused } from './reply'
import type { StudioOptions } from './route'

/** What is answered when a file of media/ was exchanged, as soon as pages can show it; or why it was not. */
export async function exchangedReply({ path, onMedia }: StudioOptions, file: string, done: { done: string[] } | { refusal: string }): Promise<Reply> {
  if ('refusal' in done) return refused(422, done.refusal)
  await onMedia()
  return found({ is: 'done', hash: digest(readWhole(path)), done: done.done, media: [file] } satisfies Answer)
}
