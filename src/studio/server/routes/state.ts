import { basename } from 'node:path'
import { nextStep } from '../../../authoring/edit/changeFile'
import { studioWords } from '../../../site/diagnostics/wording/studio'
import type { State } from '../../types'
import { found } from '../reply'
import type { Route } from '../route'

/** What the panel shows of the whole file. */
export const state: Route = {
  method: 'GET',
  answer: ({ options: { path, problems, changes }, loaded: { desk }, states }) => {
    const [now, last] = [states.now(), states.last()]
    const lines = desk.problemLines(problems())
    return found({
      hash: last?.hash ?? '',
      changes: changes(),
      file: basename(path),
      pages: desk.pageLines(last?.value, lines),
      others: desk.partLines(last?.value),
      collections: desk.collectionLines(last?.value),
      problems: lines,
      broken: now ? undefined : studioWords.brokenAt(problems()[0]?.file ?? basename(path), lines[0]?.line),
      canUndo: nextStep(path, 'done')?.join(' '),
      canRedo: nextStep(path, 'undone')?.join(' '),
    } satisfies State)
  },
}
