import { expect, test } from 'vitest'
import { fewAtOnce } from '../../src/build/fewAtOnce'

test('every entry has its turn, in the order of the list, and only a few at the same time', async () => {
  const begun: number[] = []
  const done: number[] = []
  let most = 0
  const list = Array.from({ length: 100 }, (_, index) => index)
  await fewAtOnce(8, list, async (entry) => {
    begun.push(entry)
    most = Math.max(most, begun.length - done.length)
    await new Promise((resolve) => setTimeout(resolve, entry % 3))
    done.push(entry)
  })
  expect([begun, done.length, most]).toEqual([list, 100, 8])
})

test('after an error nothing is begun, and what was begun comes to its end first', async () => {
  const events: string[] = []
  const works = fewAtOnce(2, ['a', 'b', 'c', 'd'], async (entry) => {
    events.push(`${entry} begins`)
    if (entry === 'a') throw new Error('a failed')
    await new Promise((resolve) => setTimeout(resolve, 5))
    events.push(`${entry} ends`)
  })
  await expect(works).rejects.toThrow('a failed')
  expect(events).toEqual(['a begins', 'b begins', 'b ends'])
})

test('an empty list is done', async () => {
  await expect(fewAtOnce(8, [], () => Promise.reject(new Error('x')))).resolves.toBeUndefined()
})
