import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { allOf } from '../../src/build/allOf'

test('all works have ended before the first error is told', async () => {
  let isDone = false
  const slow = wait(30).then(() => void (isDone = true))
  await expect(allOf([Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))])).rejects.toThrow('first')
  expect(isDone).toBe(true)
})

test('what works give comes back in their order', async () => {
  expect(await allOf([wait(10).then(() => 1), Promise.resolve('two')])).toEqual([1, 'two'])
})
