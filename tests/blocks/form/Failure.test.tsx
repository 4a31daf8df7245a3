import { expect, test } from 'vitest'
import { Failure, inWords } from '../../../src/blocks/form/Failure'
import type { Outcome } from '../../../src/blocks/form/outcome'
import { markup } from '../../lib/drawn'

const otherWay = { label: 'Write an e-mail', href: 'mailto:us@toys.example' }
const drawn = (outcome?: Outcome) => markup(<Failure outcome={outcome} otherWay={otherWay} />)
const words = (outcome?: Outcome) =>
  drawn(outcome)
    .replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '')
    .trim()

test('the place of the words is there before them, hidden, so that screen readers hear them come', () => {
  expect(drawn()).toMatch(/<div[^>]* role="alert"[^>]* hidden=""><\/div>/)
  expect(drawn({ kind: 'offline' })).toMatch(/<div[^>]* role="alert"[^>]*><p>/)
  expect(drawn({ kind: 'offline' })).not.toContain('hidden=""')
})

test('each reason has its own words, and each leads to another way', () => {
  const outcomes: Outcome[] = [
    { kind: 'tooMany', seconds: 40 },
    { kind: 'unclear' },
    { kind: 'offline' },
    { kind: 'unreachable' },
    { kind: 'refused', fields: {}, reason: 'It is full.' },
  ]
  const said = outcomes.map(words)
  expect(new Set(said).size).toBe(outcomes.length)
  for (const one of said) expect(one).toMatch(/\S+ .*Write an e-mail$/)
  expect([said[0], said[4]]).toEqual([expect.stringContaining('40 seconds'), expect.stringContaining('(It is full.)')])
  expect(drawn({ kind: 'unclear' })).toContain('href="mailto:us@toys.example"')
})

test('a time is said in the unit that is near, rounded up', () => {
  expect([1, 99, 100, 121, 5999, 6000, 7201].map((seconds) => inWords(seconds, 'en'))).toEqual([
    '1 second',
    '99 seconds',
    '2 minutes',
    '3 minutes',
    '100 minutes',
    '2 hours',
    '3 hours',
  ])
})
