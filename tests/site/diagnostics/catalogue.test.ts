import { expect, test } from 'vitest'
import { catalogue, message, told } from '../../../src/site/diagnostics/catalogue'

test('a sentence repeats no more than three hundred characters of an author', () => {
  const what = (length: number) => told(message('deadLink', { name: 'x'.repeat(length), moved: undefined, known: [], suggestion: undefined })).what
  expect(what(300)).toContain(`"${'x'.repeat(300)}"`)
  expect(what(301)).toContain(`"${'x'.repeat(300)}…"`)
})

test('a mistake is an error unless its entry says otherwise', () => {
  expect(told(message('emptyText', {})).severity).toBe('error')
  expect(told(message('unusedAllow', { name: 'x' })).severity).toBe('advice')
  expect(Object.values(catalogue).length).toBeGreaterThan(90)
})
