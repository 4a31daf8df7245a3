import { expect, test } from 'vitest'
import { hasLost, withoutUndo } from '../../../src/authoring/edit/withoutUndo'
import type { Problem } from '../../../src/site/diagnostics/diagnostic'
import { historyWords } from '../../../src/site/diagnostics/wording/history'

// Of a problem no more is looked at.
const problem = (code: string, hint: string, fixable = false) => ({ code, hint, fixable }) as Problem
const cut = problem('PS110', `Look whether its end was lost. ${historyWords.orUndo} If nothing else is missing, write }} at its end.`)

test('undoing is not named where nothing is kept', () => {
  expect(withoutUndo([cut], () => false)).toEqual([problem('PS110', 'Look whether its end was lost. If nothing else is missing, write }} at its end.')])
  expect(withoutUndo([cut], () => true)).toEqual([cut])
})

test('what is kept is looked for only where undoing is named', () => {
  let asked = 0
  expect(withoutUndo([problem('PS204', 'Did you mean "title"?')], () => ++asked > 0)).toHaveLength(1)
  expect(asked).toBe(0)
})

test('a file that was cut off has lost something; a name that stands twice, half of a merge and what can be mended have not', () => {
  expect([[cut], [problem('PS113', '')], [problem('PS111', '')], [problem('PS110', '', true)], []].map(hasLost)).toEqual([true, false, false, false, false])
})
