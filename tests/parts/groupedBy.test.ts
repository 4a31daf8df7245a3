import { expect, test } from 'vitest'
import { groupedBy } from '../../src/parts/groupedBy'

test('each group holds all its entries in the order of the list, and groups come as their first entries do', () => {
  const groups = groupedBy(['bear', 'ant', 'bee', 'cow', 'bat'], (word) => word[0])
  expect([...groups]).toEqual([
    ['b', ['bear', 'bee', 'bat']],
    ['a', ['ant']],
    ['c', ['cow']],
  ])
})

test('entries without a name are a group of their own, and no entries are none', () => {
  expect([...groupedBy([1, 2, 3], (one) => (one === 2 ? 'two' : undefined))]).toEqual([
    [undefined, [1, 3]],
    ['two', [2]],
  ])
  expect(groupedBy([], String).size).toBe(0)
})
