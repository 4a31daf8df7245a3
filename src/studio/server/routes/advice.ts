import { found } from '../reply'
import type { Route } from '../route'

/** What could be better, and stops nothing. */
export const advice: Route = { method: 'GET', answer: async ({ options: { path }, loaded: { desk, blocks } }) => found(await desk.adviceLines(path, blocks)) }
