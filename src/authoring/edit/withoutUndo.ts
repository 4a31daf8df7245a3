import type { Problem } from '../../site/diagnostics/diagnostic'
import { historyWords } from '../../site/diagnostics/wording/history'

/** The problems of a file of which no earlier state is kept: undoing, which some of them name, would find nothing. */
export function withoutUndo(problems: readonly Problem[], isKept: () => boolean): Problem[] {
  const isNamed = problems.some(({ hint }) => hint.includes(historyWords.orUndo))
  if (!isNamed || isKept()) return [...problems]
  return problems.map((problem) => ({ ...problem, hint: problem.hint.replace(historyWords.orUndo, '').replaceAll(/ {2,}/g, ' ').trim() }))
}

/** Whether a file has lost so much that it is best brought back: what stands in it twice, or is half of a merge, is not lost. */
export const hasLost = (problems: readonly Problem[]) => problems.some(({ code, fixable }) => (code === 'PS102' || code === 'PS103' || code === 'PS110') && !fixable)
