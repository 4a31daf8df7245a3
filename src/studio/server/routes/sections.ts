import { found } from '../reply'
import type { Route } from '../route'

/** The sections of a page, from top to bottom. */
export const sections: Route = {
  method: 'GET',
  answer: ({ options: { problems }, loaded: { desk }, states, place }) => found(desk.sectionLines(states.last()?.value, place, desk.problemLines(problems()))),
}
