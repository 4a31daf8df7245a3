import { expect, test } from 'vitest'
import { reasonOf } from '../../../src/site/diagnostics/reasonOf'

const withStack = (message: string, stack: string | undefined) => Object.assign(new Error(message), { stack })

test('the first place among the blocks is told, with its line and column', () => {
  const stack = 'Error: no\n  at f (/site/src/parts/x.ts:1:1)\n  at g (/site/src/blocks/note/check.ts:7:12)\n  at h (/site/src/blocks/rule/View.tsx:9)'
  expect(reasonOf(withStack('no', stack))).toBe('no (src/blocks/note/check.ts:7:12)')
  expect(reasonOf(withStack('no', 'at C:\\site\\src\\blocks\\note\\check.ts:7'))).toBe('no (src\\blocks\\note\\check.ts:7)')
})

test('without such a place the message stands alone, and without a message the name of the error', () => {
  expect([reasonOf(withStack('no', 'at f (/site/src/parts/x.ts:1:1)')), reasonOf(withStack('no', undefined)), reasonOf(withStack('', ''))]).toEqual(['no', 'no', 'Error'])
})

test('what is thrown need be no error, and need not let itself be read', () => {
  const unreadable = {
    toString() {
      throw new Error('me neither')
    },
  }
  expect([reasonOf('just words'), reasonOf(undefined), reasonOf(unreadable)]).toEqual(['just words', 'undefined', 'not even its error can be read'])
})
