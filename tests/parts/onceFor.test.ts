import { expect, test } from 'vitest'
import { onceFor } from '../../src/parts/onceFor'

test('an answer is made once for each object, and is another one for an object that is only alike', () => {
  const asked: number[] = []
  const lengthOf = onceFor((list: readonly number[]) => {
    asked.push(list.length)
    return { length: list.length }
  })
  const list = [1, 2]
  const first = lengthOf(list)
  expect([lengthOf(list) === first, lengthOf([1, 2]) === first, asked]).toEqual([true, false, [2, 2]])
})
