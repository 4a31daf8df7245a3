import { MOST_BYTES } from '../../../site/media/inspect'
import { replacePicture } from '../exchange'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** Puts another picture in the place of one in media/: ?file=media/house.jpg&name=other.jpg. */
export const replaceMedia: Route = {
  method: 'POST',
  takes: { type: 'application/octet-stream', most: MOST_BYTES },
  answer: async ({ options: { path, onMedia }, query, body }) => {
    const done = await replacePicture(path, query.get('file') ?? '', query.get('name') ?? '', body)
    if ('refusal' in done) return refused(422, done.refusal)
    await onMedia()
    return found(done)
  },
}
