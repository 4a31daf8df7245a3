import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { figure } from '../lib/figure'
import { followed, problemsOf } from '../lib/followAdvice'
import { brokenFiles } from './brokenFiles'
import { foreignFiles } from './foreignFiles'
import { ownersFiles } from './ownersFiles'
import { writersFiles } from './writersFiles'

const blocks = await loadBlocks()
/** So often the advice is followed: what is behind a mistake may be another one. */
const STEPS = 3

/** How many problems a file has at first, and after each time that the advice was followed. */
function countsOf(text: string): number[] {
  const counts = [problemsOf(text, blocks).length]
  let now = text
  for (let step = 0; step < STEPS && counts.at(-1) !== 0; step++) {
    now = followed(now, blocks)
    counts.push(problemsOf(now, blocks).length)
  }
  return counts
}
const counted = Object.entries({ ...brokenFiles, ...foreignFiles, ...ownersFiles, ...writersFiles }).map(([name, text]) => ({ name, counts: countsOf(text) }))

test('at least 240 broken files are tried, and each is told', () => {
  expect(counted.length).toBeGreaterThanOrEqual(240)
  expect(counted.filter(({ counts }) => counts[0] === 0)).toEqual([])
})

test('who does word by word what is advised has a whole site', ({ task }) => {
  const left = counted.filter(({ counts }) => counts.at(-1) !== 0)
  figure({ task }, 'A17', `${counted.length - left.length} of ${counted.length} broken files are whole when the advice was followed (goal 95 %)`)
  expect(left.length / counted.length, JSON.stringify(left)).toBeLessThanOrEqual(0.05)
})

test('no advice makes a file worse', () => {
  expect(counted.filter(({ counts }) => counts.some((count, step) => step > 0 && count > (counts[step - 1] ?? 0)))).toEqual([])
})

test('one mistake is one problem', () => {
  const several = counted.filter(({ counts }) => counts[0] !== 1)
  expect(several.length / counted.length, JSON.stringify(several)).toBeLessThanOrEqual(0.05)
})
