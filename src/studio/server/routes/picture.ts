import { studioWords } from '../../../site/diagnostics/wording/studio'
import { smallPicture } from '../pictures'
import { refused } from '../reply'
import type { Route } from '../route'

/** A picture of media/, made small. */
export const picture: Route = {
  method: 'GET',
  answer: async ({ options: { path }, query }) => {
    const small = await smallPicture(path, query.get('file') ?? '')
    return small ? { status: 200, body: undefined, picture: small } : refused(404, studioWords.gone)
  },
}
