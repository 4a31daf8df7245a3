import { found } from '../reply'
import type { Route } from '../route'

/** What could be better, and stops nothing. */
export const advice: Route = { method: 'GET', answer: ({ options: { look }, loaded: { desk } }) => found(desk.problemLines(look('advice'))) }
