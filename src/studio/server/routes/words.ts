import { found } from '../reply'
import type { Route } from '../route'

/** Where words are read: ?find=apply now. */
export const words: Route = {
  method: 'GET',
  answer: ({ loaded: { desk, blocks }, states, query }) => found(desk.wordLines(states.last()?.value, query.get('find') ?? '', blocks)),
}
