import { areWhole, conflictMarks } from '../../site/text/conflictMarks'
import type { States } from './mergeTexts'

/** What git calls the two sides of a conflict, as it wrote it behind the marks. */
export type Marked = States & { labels: { ours: string; theirs: string } }

type Part = 'both' | 'ours' | 'base' | 'theirs'
/** What stands behind each mark. */
const PARTS: Readonly<Record<string, Part>> = { '<': 'ours', '|': 'base', '=': 'theirs', '>': 'both' }

/**
 * The two states that a file with the marks of a conflict holds, and the one that both come from where git has written it, too.
 *
 * @returns undefined where there are no marks, or one of them is missing
 */
export function splitMarks(text: string): Marked | undefined {
  if (!areWhole(conflictMarks(text))) return undefined
  const texts = { ours: '', base: '', theirs: '' }
  const labels = { ours: '', theirs: '' }
  let part: Part = 'both'
  let [conflicts, withBase] = [0, 0]
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const [, mark, label = ''] = /^(<{7}|\|{7}|={7}|>{7})(?: ([^\r\n]*))?\r?\n?$/.exec(line) ?? []
    const next = mark === undefined ? undefined : PARTS[mark.charAt(0)]
    if (next === undefined) {
      for (const side of ['ours', 'base', 'theirs'] as const) if (part === 'both' || part === side) texts[side] += line
      continue
    }
    if (next === 'ours') [labels.ours, conflicts] = [label, conflicts + 1]
    if (next === 'base') withBase++
    if (next === 'both') labels.theirs = label
    part = next
  }
  const { ours, base, theirs } = texts
  return { ours, theirs, ...(withBase === conflicts && { base }), labels }
}
