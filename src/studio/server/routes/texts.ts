import type { Texts } from '../../types'
import { found } from '../reply'
import type { Route } from '../route'
import { wholeFile } from '../wholeFile'

/** The texts of a part, as they read on the page ?page=/faq. */
export const texts: Route = {
  method: 'GET',
  answer: ({ options: { path }, loaded: { desk, blocks }, states, place, query }) =>
    found({ hash: states.last()?.hash ?? '', lines: desk.textLines(wholeFile(path, desk, blocks), place, query.get('page') ?? '/', blocks) } satisfies Texts),
}
