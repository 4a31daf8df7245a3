import { bringBack } from '../exchange'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** Brings back a file of media/ that was replaced or taken out: ?kept=… */
export const bringBackMedia: Route = {
  method: 'POST',
  answer: async ({ options: { path, onMedia }, query }) => {
    const done = bringBack(path, query.get('kept') ?? '')
    if ('refusal' in done) return refused(422, done.refusal)
    await onMedia()
    return found(done)
  },
}
