import { expect, test } from 'vitest'
import { mendInRounds } from '../../../src/authoring/edit/rounds'

test('repairs that come to light behind others are told where they stood in the text as it was', () => {
  const next = (text: string) => {
    const offset = text.search(/x|aa/)
    if (offset < 0) return []
    const length = text[offset] === 'x' ? 1 : 2
    return [{ edits: [{ offset, length, by: length === 1 ? '' : 'bbb' }], message: `${offset}` }]
  }
  const { text, repairs, before } = mendInRounds('1xa2axa3', next)
  expect([text, repairs]).toEqual([
    '1a2bbb3',
    [
      { offset: 1, message: '1' },
      { offset: 5, message: '4' },
      { offset: 4, message: '3' },
    ],
  ])
  expect([0, 2, 6].map(before)).toEqual([0, 3, 7])
})

test('what never comes to an end is given up', () => {
  let rounds = 0
  mendInRounds('a', () => {
    rounds++
    return [{ edits: [{ offset: 0, length: 0, by: 'a' }], message: '' }]
  })
  expect(rounds).toBe(40)
})
