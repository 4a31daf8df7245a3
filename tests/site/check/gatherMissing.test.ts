import { expect, test } from 'vitest'
import { gatherMissing } from '../../../src/site/check/gatherMissing'
import { message, renderMessage } from '../../../src/site/diagnostics/catalogue'
import { at, atKey } from '../../../src/site/diagnostics/diagnostic'

const missing = (index: number, field: string, meaning?: string, sample?: string) => at(['sections', index], message('missingField', { field, owner: 'a form', meaning, sample }))
const words = (findings: ReturnType<typeof gatherMissing>) => findings.map((finding) => Object.values(renderMessage(finding.message)).slice(-2).join(' '))

const strange = (index: number, name: string, suggestion?: string) =>
  atKey(['sections', index, name], message('unknownField', { name, owner: 'a form', suggestion, known: ['submit'] }))

test('fields that nothing is like belong to what is missing in the same braces, wherever they stand; what is misspelled does not', () => {
  expect(words(gatherMissing([strange(0, 'icon'), missing(0, 'submit'), strange(0, 'value'), strange(0, 'intor', 'intro')]))).toEqual([
    '"submit" is missing in a form, which has no "icon", "value". Add "submit". Put what they say into fields that are there, or delete "icon", "value" here.',
    'There is no field "intor" in a form. Did you mean "intro"?',
  ])
})

test('several of them are one problem also where nothing is missing', () => {
  expect(words(gatherMissing([strange(0, 'icon'), strange(1, 'icon'), strange(0, 'value')]))).toEqual([
    'There are no fields "icon", "value" in a form. The fields are: submit. Put what they say into fields that are there, or delete "icon", "value" here.',
    'There is no field "icon" in a form. The fields are: submit. If it is none of them, delete it.',
  ])
})

test('fields that are missing in the same braces are one problem, with what each of them is for', () => {
  const other = at(['pages'], message('emptyFile', {}))
  const found = gatherMissing([missing(0, 'submit', 'Words on the button.'), other, missing(1, 'submit'), missing(0, 'success', 'The end.', '{ "title": "…" }')])
  expect(words(found)).toEqual([
    '"submit", "success" are missing in a form. Add "submit": Words on the button. Add "success": { "title": "…" }. The end.',
    words([other])[0],
    '"submit" is missing in a form. Add "submit".',
  ])
})
