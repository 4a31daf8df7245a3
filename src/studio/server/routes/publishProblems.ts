import { found } from '../reply'
import type { Route } from '../route'

/** What keeps the site from being published. */
export const publishProblems: Route = { method: 'GET', answer: ({ options: { look }, loaded: { desk } }) => found(desk.problemLines(look('publish'))) }
