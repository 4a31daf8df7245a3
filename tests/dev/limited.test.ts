import { expect, test } from 'vitest'
import { limited } from '../../src/dev/server/limited'

const forever = () => {
  for (let turn = 0; ; turn++) Math.sqrt(turn)
}

test('what a task makes comes out, nothing included', () => {
  expect(limited('It', 1000, () => 3)).toBe(3)
  expect(limited('It', 1000, () => undefined)).toBeUndefined()
  expect(limited('It', 1000, () => limited('Inside', 500, () => 'inner'))).toBe('inner')
})

test('an error of a task comes out as it is', () => {
  class Own extends Error {}
  expect(() =>
    limited('It', 1000, () => {
      throw new Own('Broken.')
    }),
  ).toThrow(Own)
})

test('a task that never ends is given up with a sentence, and the next one is run', () => {
  const started = Date.now()
  expect(() => limited('Drawing', 200, forever)).toThrow('Drawing took longer than 0.2 seconds and was given up. Is there a loop that never ends?')
  expect(Date.now() - started).toBeLessThan(10_000)
  expect(limited('It', 1000, () => 'next')).toBe('next')
})

test('one that catches everything is given up, too', () => {
  const stubborn = () => {
    for (;;) {
      try {
        forever()
      } catch {
        // Once more.
      }
    }
  }
  expect(() => limited('Drawing', 200, stubborn)).toThrow('was given up')
})
