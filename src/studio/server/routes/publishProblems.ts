import { found } from '../reply'
import type { Route } from '../route'

/** What keeps the site from being published. */
export const publishProblems: Route = { method: 'GET', answer: async ({ options: { path }, loaded: { desk, blocks } }) => found(await desk.publishLines(path, blocks)) }
