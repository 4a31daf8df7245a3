import type { Sections } from '../../types'
import { found } from '../reply'
import type { Route } from '../route'

/** The sections of a page, from top to bottom, as they are in one state of the file. */
export const sections: Route = {
  method: 'GET',
  answer: ({ options: { problems }, loaded: { desk, blocks }, states, place }) => {
    const state = states.last()
    const lines = desk.sectionLines(state?.value, place, desk.problemLines(problems()), blocks)
    return found({ hash: state?.hash ?? '', page: place, lines } satisfies Sections)
  },
}
