import { dayHistory } from '../dayHistory'
import { found } from '../reply'
import type { Route } from '../route'

/** What was changed in the last day. */
export const history: Route = { method: 'GET', answer: ({ options: { path }, states }) => found(dayHistory(path, states, Date.now())) }
