import { takeStep } from '../../authoring/edit/changeFile'
import { digest } from '../../authoring/edit/historyFolder'
import { readWhole } from '../../site/read/include/readWhole'
import type { Answer } from '../types'
import { changedPlace } from './changedPlace'
import { found } from './reply'
import type { Route } from './route'

/** What takes the last change back, or makes the one again that was undone last; answers where it was, too. */
export const travel = (way: 'undo' | 'redo'): Route => ({
  method: 'POST',
  answer: async ({ options: { path, onWritten, onMedia } }) => {
    const before = readWhole(path)
    const { done, media: exchanged } = takeStep(path, way)
    // What the content uses is there before it is looked at.
    if (exchanged) await onMedia()
    onWritten()
    const after = readWhole(path)
    const place = changedPlace(before, after)
    return found({ is: 'done', hash: digest(after), done, ...(place && { place }), ...(exchanged && { media: exchanged.map((change) => change.path) }) } satisfies Answer)
  },
})
