import { studioWords } from '../../../site/diagnostics/wording/studio'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** One part of the file, with all that may be written there. */
export const part: Route = {
  method: 'GET',
  answer: ({ options: { problems }, loaded: { desk, blocks }, states, place }) => {
    const state = states.last()
    const own = state && desk.partAt(state.value, place, blocks, problems())
    return own ? found({ hash: state.hash, path: place, ...own }) : refused(404, studioWords.gone)
  },
}
