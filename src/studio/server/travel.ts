import { redoChange, undoChange } from '../../authoring/edit/changeFile'
import { digest } from '../../authoring/edit/historyFolder'
import { readContent } from '../../site/read/readFile'
import type { Answer } from '../types'
import { changedPlace } from './changedPlace'
import { found } from './reply'
import type { Route } from './route'

const STEPS = { undo: undoChange, redo: redoChange }

/** What takes the last change back, or makes the one again that was undone last; answers where it was, too. */
export const travel = (step: keyof typeof STEPS): Route => ({
  method: 'POST',
  answer: ({ options: { path, onWritten } }) => {
    const before = readContent(path)
    const done = STEPS[step](path)
    onWritten()
    const after = readContent(path)
    const place = changedPlace(before, after)
    return found({ is: 'done', hash: digest(after), done, ...(place && { place }) } satisfies Answer)
  },
})
