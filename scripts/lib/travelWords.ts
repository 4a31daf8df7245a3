import { takeStep } from '../../src/authoring/edit/changeFile'
import { historyWords } from '../../src/site/diagnostics/wording/history'
import { readAll } from '../../src/site/read/include/readAll'
import { readWhole } from '../../src/site/read/include/readWhole'
import { changeWords } from '../../src/studio/server/changeWords'

/** To compare larger files in words would take seconds. */
const LARGEST = 2 * 1024 * 1024

/**
 * Takes the last change back, or makes it again.
 *
 * @returns what it was, a sentence each; of another program's change what is different by it
 * @throws as `takeStep` does
 */
export function travelWords(path: string, way: 'undo' | 'redo'): string[] {
  const then = readWhole(path)
  const { done, elsewhere } = takeStep(path, way)
  if (!elsewhere || then.length > LARGEST) return done
  const now = readWhole(path)
  const [before, after] = (way === 'undo' ? [now, then] : [then, now]).map((bytes) => readAll(bytes))
  if (after?.value === undefined) return [historyWords.elsewhereBroken]
  const words = before?.value === undefined ? [] : changeWords(before.text, after.text)
  return words.length > 0 ? [historyWords.elsewhereAs(words)] : done
}
