import { expect, test } from 'vitest'
import { loadInTurn } from '../../../src/studio/client/loadInTurn'

test('a few load at once; the next begins as soon as one is done or gives up, and who gave up before never begins', () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const giveUp = [0, 1, 2, 3, 4, 5].map((number) =>
    loadInTurn((done) => {
      begun.push(number)
      ends[number] = done
    }),
  )
  expect(begun).toEqual([0, 1, 2])
  giveUp[3]?.()
  ends[0]?.()
  expect(begun).toEqual([0, 1, 2, 4])
  // Done twice is done once.
  ends[0]?.()
  expect(begun).toEqual([0, 1, 2, 4])
  giveUp[1]?.()
  expect(begun).toEqual([0, 1, 2, 4, 5])
  for (const end of ends) end?.()
})
