import { expect, test } from 'vitest'
import { byHabit } from '../../../../src/site/read/syntax/habits'
import { syntaxFaults, syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { type Fault, fault } from '../../../../src/site/read/syntax/token'

const edit = [{ offset: 0, length: 1, by: '' }]
const told = (...faults: Fault[]) => byHabit(faults).map(({ found, others }) => `${found.name} ${found.offset}${others ? ` +${others}` : ''}`)

test('a way of writing is told once, with the number of its other places', () => {
  expect(told(fault('singleQuotes', 1, 1, edit), fault('commaMissing', 2, 1), fault('singleQuotes', 3, 1, edit))).toEqual(['singleQuotes 1 +1', 'commaMissing 2'])
})

test('a slip of the fingers is told each time, and so is what only its author can mend', () => {
  expect(told(fault('commaMissing', 1, 1, edit), fault('commaMissing', 2, 1, edit))).toEqual(['commaMissing 1', 'commaMissing 2'])
  expect(told(fault('bareWord', 1, 1), fault('bareWord', 2, 1))).toEqual(['bareWord 1', 'bareWord 2'])
})

test('a file in another language is one mistake', () => {
  const text = "{ site: { name: 'Toys', }, pages: [] }"
  expect([syntaxFaults(text).length, syntaxFindings(text).length]).toEqual([5, 1])
})

test('four mistakes that can all be mended are one; three, or one that only its author can mend, are not', () => {
  const commas = (count: number) => Array.from({ length: count }, (_, index) => fault('commaMissing', index, 1, edit))
  expect([told(...commas(4)), told(...commas(3)).length, told(...commas(4), fault('other', 9, 1)).length, told()]).toEqual([['commaMissing 0 +3'], 3, 5, []])
})

test('these are habits, and nothing else', () => {
  const names = ['singleQuotes', 'quoteInside', 'otherQuotes', 'bareName', 'bareWord', 'equals', 'semicolon', 'wordCase', 'nothing', 'comment', 'call', 'number'] as const
  const signs = ['dash', 'plus', 'commaAtEnd', 'oddSpace'] as const
  const pair = (name: Fault['name']) => told(fault(name, 1, 1, edit), fault('other', 2, 1), fault(name, 3, 1, edit)).length
  expect([...names, ...signs].filter((name) => pair(name) !== 2)).toEqual([])
  expect((['commaMissing', 'quoteMissing', 'closeMissing', 'colonMissing', 'escape', 'control', 'curlyQuotes'] as const).map(pair)).toEqual(Array(7).fill(3))
})
