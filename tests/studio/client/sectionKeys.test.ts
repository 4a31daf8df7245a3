import { expect, test } from 'vitest'
import { actionOf, keysInWords, SECTION_KEYS } from '../../../src/studio/client/sectionKeys'

const pressed = (key: string, more: object = {}) => actionOf({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more })

test('each key does what is written beside it, on a Mac as well', () => {
  expect([pressed('ArrowUp', { altKey: true }), pressed('End', { altKey: true }), pressed('Delete'), pressed('Backspace'), pressed('h')]).toEqual([
    'up',
    'end',
    'remove',
    'remove',
    'toggle',
  ])
  expect([pressed('d', { ctrlKey: true }), pressed('d', { metaKey: true })]).toEqual(['copy', 'copy'])
})

test('keys that go from line to line, or are meant for the browser, do nothing to a section', () => {
  expect([pressed('ArrowUp'), pressed('d'), pressed('h', { ctrlKey: true }), pressed('Delete', { shiftKey: true }), pressed('Tab')]).toEqual(Array(5).fill(undefined))
})

test('no two actions have the same key, and keys are told as they stand on the keyboard', () => {
  const keys = Object.values(SECTION_KEYS).map((action) => action.keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect([keysInWords('Alt+ArrowUp'), keysInWords('Control+D'), keysInWords('Delete')]).toEqual(['Alt+↑', 'Ctrl+D', 'Del'])
})
