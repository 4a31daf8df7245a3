import { statSync } from 'node:fs'
import { join } from 'node:path'
import { leftoversIn } from '../../site/text/writeWhole'
import { dropStep, listSteps, readStep } from './history'
import { historyFolder } from './historyFolder'
import { isMediaKept, mediaBytes, tidyMedia } from './keptMedia'

/** So long a change is kept, in milliseconds: thirty days. */
const KEPT = 30 * 24 * 60 * 60 * 1000
/** So many bytes of changes are kept, even where they are younger. */
const MOST_BYTES = 512 * 1024 * 1024

/** Forgets the changes that are older than thirty days, and the oldest as long as there are too many bytes; the latest stays. */
export function tidySteps(path: string, now = Date.now()): void {
  for (const name of leftoversIn(historyFolder(path))) dropStep(join(historyFolder(path), name))
  const read = isMediaKept(path) ? readStep : () => undefined
  const kept = listSteps(path, 'undone').flatMap((file) => read(file) ?? [])
  let bytes = 0
  for (const [index, file] of listSteps(path, 'done').reverse().entries()) {
    const [stat, step] = [statSync(file, { throwIfNoEntry: false }), read(file)]
    bytes += (stat?.size ?? 0) + (step ? mediaBytes(path, step) : 0)
    if (index > 0 && (now - (stat?.mtimeMs ?? 0) > KEPT || bytes > MOST_BYTES)) dropStep(file)
    else if (step) kept.push(step)
  }
  tidyMedia(path, kept, now)
}
