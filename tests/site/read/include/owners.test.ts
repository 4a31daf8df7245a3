import { expect, test } from 'vitest'
import { ownersOf } from '../../../../src/site/read/include/owners'

const before = ['a0', 'b0', 'c1', 'd1', 'e3'].map((text) => ({ name: text.charAt(0), text, owner: Number(text.charAt(1)) }))
const ownersAfter = (...texts: string[]) =>
  ownersOf(
    before,
    texts.map((text) => ({ name: text.charAt(0), text })),
  ).join('')

test.each([
  ['as it was', ['a0', 'b0', 'c1', 'd1', 'e3'], '00113'],
  ['a text changed', ['a0', 'b0', 'c!', 'd1', 'e3'], '00113'],
  ['another name', ['a0', 'b0', 'x1', 'd1', 'e3'], '00113'],
  ['all other names', ['v', 'w', 'x', 'y', 'z'], '00113'],
  ['one more in between', ['a0', 'b0', 'x', 'c1', 'd1', 'e3'], '000113'],
  ['one more in front', ['x', 'a0', 'b0', 'c1', 'd1', 'e3'], '000113'],
  ['one more at the end', ['a0', 'b0', 'c1', 'd1', 'e3', 'x'], '001133'],
  ['one gone', ['a0', 'c1', 'd1', 'e3'], '0113'],
  ['the first file gone', ['c1', 'd1', 'e3'], '113'],
  ['the first moved to the end', ['b0', 'c1', 'd1', 'e3', 'a0'], '01133'],
  ['the last moved to the front', ['e3', 'a0', 'b0', 'c1', 'd1'], '00011'],
  ['none left', [], ''],
])('%s: each entry belongs to a file, and those of one follow each other', (_name, texts, owners) => {
  expect(ownersAfter(...texts)).toBe(owners)
})

test('where nothing was, all belongs to the main file', () => {
  expect(ownersOf([], [{ name: 'a', text: 'a' }])).toEqual([0])
})
