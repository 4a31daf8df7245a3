import { bodyFilesOf } from '../../../authoring/edit/bodyFiles'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import { readAll } from '../../../site/read/include/readAll'
import { readWhole } from '../../../site/read/include/readWhole'
import { found, refused } from '../reply'
import type { Route } from '../route'

/** The places that link to a page. */
export const links: Route = {
  method: 'GET',
  answer: ({ options: { path }, loaded: { desk, blocks }, place }) => {
    const { text, value } = readAll(readWhole(path))
    if (value === undefined) return refused(422, studioWords.unreadable)
    const lines = desk.linkLines({ text, value, bodies: bodyFilesOf(path, value) }, place, blocks)
    return lines ? found(lines) : refused(404, studioWords.gone)
  },
}
