import { expect, test } from 'vitest'
import { mergeOrder, type Placed } from '../../../src/authoring/merge/mergeOrder'

/** What two lists have, each a row of letters. */
function placed(ours: string, theirs: string): Placed<string>[] {
  const place = (list: string, value: string) => (list.includes(value) ? list.indexOf(value) : undefined)
  return [...new Set(ours + theirs)].map((value) => ({ value, ours: place(ours, value), theirs: place(theirs, value) }))
}

test.each([
  ['abc', 'abc', 'ours', 'abc'],
  ['abc', 'cba', 'ours', 'abc'],
  ['abc', 'cba', 'theirs', 'cba'],
  // What only the other has stands behind what it stood behind there.
  ['abc', 'axbc', 'ours', 'axbc'],
  ['abc', 'xabc', 'ours', 'xabc'],
  ['abc', 'abcx', 'ours', 'abcx'],
  ['axbc', 'abc', 'theirs', 'axbc'],
  // At one place comes first what is of "ours", whoever leads.
  ['axb', 'ayb', 'ours', 'axyb'],
  ['axb', 'ayb', 'theirs', 'axyb'],
  ['xa', 'ya', 'ours', 'xya'],
  ['ax', 'ay', 'ours', 'axy'],
  ['ax', 'ay', 'theirs', 'axy'],
  ['axwb', 'ayzb', 'ours', 'axwyzb'],
  ['', 'ab', 'ours', 'ab'],
  ['ab', '', 'theirs', 'ab'],
] as const)('%s and %s become, led by %s, %s', (ours, theirs, leading, order) => {
  expect(mergeOrder(placed(ours, theirs), leading).join('')).toBe(order)
})
