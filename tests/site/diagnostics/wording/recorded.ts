import { expect } from 'vitest'
import { fieldWording } from '../../../../src/site/diagnostics/wording/fields'
import { fileWording } from '../../../../src/site/diagnostics/wording/file'
import { htmlWording } from '../../../../src/site/diagnostics/wording/html'
import { levelWording } from '../../../../src/site/diagnostics/wording/levels'
import { pageWording } from '../../../../src/site/diagnostics/wording/pages'
import { referenceWording } from '../../../../src/site/diagnostics/wording/references'
import { shapeWording } from '../../../../src/site/diagnostics/wording/shape'
import { siteWording } from '../../../../src/site/diagnostics/wording/site'
import { tokenWording } from '../../../../src/site/diagnostics/wording/tokens'
import { problemsOf, reported, siteWith } from '../../../lib/toy'

type Wording = Record<string, { code: string }>

const codesOf = (wording: Wording) => Object.values(wording).map(({ code }) => code)
const ALL = new Set([fileWording, shapeWording, levelWording, referenceWording, tokenWording, pageWording, fieldWording, siteWording, htmlWording].flatMap(codesOf))

export const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })

/** The codes that the tests of one file reach: each has its own, because files share their modules. */
export function recorded() {
  const reached = new Set<string>()
  return {
    reached,
    /** What is told of a file; its codes count as reached. */
    problemsIn: (text: string): string => {
      for (const { code } of problemsOf(text)) reached.add(code)
      return reported(text)
    },
    /** Every code of these words is reached, and nothing outside of the whole catalogue. */
    expectReached: (wording: Wording) => {
      expect(codesOf(wording).filter((code) => !reached.has(code))).toEqual([])
      expect([...reached].filter((code) => !ALL.has(code))).toEqual([])
    },
  }
}
