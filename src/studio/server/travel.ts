import { takeStep } from '../../authoring/edit/changeFile'
import { digest } from '../../authoring/edit/historyFolder'
import { readContent } from '../../site/read/readFile'
import type { Answer } from '../types'
import { changedPlace } from './changedPlace'
import { found } from './reply'
import type { Route } from './route'

/** What takes the last change back, or makes the one again that was undone last; answers where it was, too. */
export const travel = (way: 'undo' | 'redo'): Route => ({
  method: 'POST',
  answer: async ({ options: { path, onWritten, onMedia } }) => {
    const before = readContent(path)
    const { done, media: exchanged } = takeStep(path, way)
    // What the content uses is there before it is looked at.
    if (exchanged) await onMedia()
    onWritten()
    const after = readContent(path)
    const place = changedPlace(before, after)
    return found({ is: 'done', hash: digest(after), done, ...(place && { place }), ...(exchanged && { media: exchanged.map((change) => change.path) }) } satisfies Answer)
  },
})
