import { expect, test } from 'vitest'
import { ALWAYS, otherCharacters } from '../../src/build/characters'

test('what every font has is no other character, whichever it is', () => {
  expect(otherCharacters([ALWAYS, { title: ALWAYS }])).toBe('')
})

test('every other character is named once, those of two parts as one', () => {
  expect([...otherCharacters({ title: 'жж日', more: ['🧸', 'ж'] })]).toEqual(['ж', '日', '🧸'])
  expect(otherCharacters(undefined)).toBe('')
})
