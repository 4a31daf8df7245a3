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

test('repairs that undo each other are not made, and those before them are', () => {
  let rounds = 0
  const next = (text: string) => {
    rounds++
    const offset = Math.max(0, text.search(/x/))
    const by = { x: '', a: 'b', b: 'c', c: 'a' }[text[offset] ?? '']
    return by === undefined ? [] : [{ edits: [{ offset, length: 1, by }], message: `${text[offset]} is now ${by}` }]
  }
  const { text, repairs, before } = mendInRounds('ax-', next)
  expect([text, repairs, before(1), rounds]).toEqual(['a-', [{ offset: 1, message: 'x is now ' }], 2, 4])
})

test('what never comes to an end is given up', () => {
  let rounds = 0
  mendInRounds('a', () => {
    rounds++
    return [{ edits: [{ offset: 0, length: 0, by: 'a' }], message: '' }]
  })
  expect(rounds).toBe(40)
})
