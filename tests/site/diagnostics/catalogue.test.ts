import { expect, test } from 'vitest'
import { publishRules, rules } from '../../../src/site/lint/findRules'
import { advice, entry } from '../../../src/parts/message'
import { catalogue, message, renderMessage } from '../../../src/site/diagnostics/catalogue'

test('a sentence repeats no more than three hundred characters of an author', () => {
  const what = (length: number) => renderMessage(message('deadLink', { name: 'x'.repeat(length), moved: undefined, known: [], suggestion: undefined })).message
  expect(what(300)).toContain(`"${'x'.repeat(300)}"`)
  expect(what(301)).toContain(`"${'x'.repeat(300)}…"`)
})

test('a mistake is an error unless its entry says otherwise', () => {
  expect(renderMessage(message('emptyText', {})).severity).toBe('error')
  expect(renderMessage(message(advice<object>({ code: 'PS599', title: '', message: () => '', hint: () => '' }), {})).severity).toBe('advice')
  const ofRules = [...rules.values(), ...publishRules.values()].flatMap(({ messages }) => messages)
  expect(Object.values(catalogue).length + ofRules.length).toBeGreaterThan(90)
})

test('words of a block that fail are told as that', () => {
  const broken = entry<object>({
    ...{ code: 'PS999', title: 'x', hint: () => 'x', example: { wrong: '', right: '', words: {} } },
    message: () => {
      throw new Error('boom')
    },
  })
  expect(renderMessage(message(broken, {}))).toMatchObject({ code: 'PS999', severity: 'error', message: 'The words of PS999 failed: boom.' })
})
