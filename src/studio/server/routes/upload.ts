import { MOST_BYTES } from '../../../site/media/inspect'
import { storePicture } from '../pictures'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** Stores a picture; it can be used as soon as this is answered. */
export const upload: Route = {
  method: 'POST',
  takes: { type: 'application/octet-stream', most: MOST_BYTES },
  answer: async ({ options: { path, onMedia }, query, body }) => {
    const stored = await storePicture(path, query.get('name') ?? '', body)
    if ('refusal' in stored) return refused(422, stored.refusal)
    await onMedia()
    return found(stored)
  },
}
