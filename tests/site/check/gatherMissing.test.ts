import { expect, test } from 'vitest'
import { gatherMissing } from '../../../src/site/check/gatherMissing'
import { message, renderMessage } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'

const missing = (index: number, field: string, meaning?: string, sample?: string) => at(['sections', index], message('missingField', { field, owner: 'a form', meaning, sample }))
const words = (findings: ReturnType<typeof gatherMissing>) => findings.map((finding) => Object.values(renderMessage(finding.message)).slice(-2).join(' '))

test('fields that are missing in the same braces are one problem, with what each of them is for', () => {
  const other = at(['pages'], message('emptyFile', {}))
  const found = gatherMissing([missing(0, 'submit', 'Words on the button.'), other, missing(1, 'submit'), missing(0, 'success', 'The end.', '{ "title": "…" }')])
  expect(words(found)).toEqual([
    '"submit", "success" are missing in a form. Add "submit": Words on the button. Add "success": { "title": "…" }. The end.',
    words([other])[0],
    '"submit" is missing in a form. Add "submit".',
  ])
})
