import { expect, test } from 'vitest'
import { absenceOf, type Calendar, nextChange } from '../../../src/site/expand/schedule'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 5, 15)
const day = (number: number) => new Date(NOW + number * DAY).toISOString().slice(0, 10)
const calendar = (): Calendar => ({ now: NOW, timeZone: 'UTC', changes: [], over: [] })

function compiled(visibility: Parameters<typeof absenceOf>[0]) {
  const own = calendar()
  const reported: unknown[] = []
  const absence = absenceOf(visibility, ['here'], own, ({ message, location }) => reported.push([message.name, 'path' in location && location.path.join('.')]))
  return { why: absence?.why, moment: absence?.moment, reason: absence?.reason, changes: own.changes.map(({ moment, appears }) => [(moment - NOW) / DAY, appears]), reported }
}

test('a section comes on its first day and goes after its last, each of which is told beforehand', () => {
  expect(compiled({})).toEqual({ why: undefined, moment: undefined, reason: undefined, changes: [], reported: [] })
  expect(compiled({ from: day(0) })).toMatchObject({ why: undefined, changes: [] })
  expect(compiled({ from: day(1), reason: 'Sale' })).toMatchObject({ why: 'early', moment: day(1), reason: 'Sale', changes: [[1, true]] })
  expect(compiled({ until: day(0) })).toMatchObject({ why: undefined, changes: [[1, false]] })
  expect(compiled({ until: day(-1), reason: 'Over' })).toMatchObject({ why: 'late', moment: day(-1), reason: 'Over', changes: [] })
  expect(compiled({ from: day(1), until: day(2) })).toMatchObject({
    why: 'early',
    changes: [
      [1, true],
      [3, false],
    ],
  })
})

test('a moment counts to the minute, and the end of one is that minute', () => {
  expect(compiled({ until: `${day(0)}T00:00` }).why).toBe('late')
  expect(compiled({ until: `${day(0)}T00:01` }).why).toBeUndefined()
  expect(compiled({ from: `${day(0)}T00:00` }).why).toBeUndefined()
  expect(compiled({ from: `${day(0)}T00:01` }).why).toBe('early')
})

test('what ends before it begins is told, and changes nothing later', () => {
  expect(compiled({ from: day(3), until: day(2) })).toMatchObject({ why: 'early', reported: [['neverShown', 'here.until']] })
  expect(compiled({ from: day(3), until: day(2) }).changes.filter(([, appears]) => appears)).toEqual([])
  expect(compiled({ from: day(2), until: day(2) }).reported).toEqual([])
})

test('what is hidden is not looked at further', () => {
  expect(compiled({ hidden: true, reason: 'Later', from: day(3), until: day(1) })).toEqual({ why: 'hidden', moment: undefined, reason: 'Later', changes: [], reported: [] })
})

test('the next change is the earliest, and of two at once the first of the file', () => {
  const at = (moment: number, name: string) => ({ moment, appears: true, source: [name] })
  expect(nextChange({ ...calendar(), changes: [at(3, 'a'), at(1, 'b'), at(1, 'c'), at(2, 'd')] })).toEqual(at(1, 'b'))
  expect(nextChange(calendar())).toBeUndefined()
})

test.each([
  [['pages', 0, 'sections', 1], 'section'],
  [['shared', 'talk'], 'section'],
  [['collections', 'news', 0], 'item'],
  [['pages', 0], 'page'],
  [['site', 'navigation', 'links', 2], 'link'],
  [['site', 'notice'], 'notice'],
  [['site', 'navigation', 'actions', 0], 'button'],
  [['site', 'footer', 'columns', 0], 'column'],
])('what stands at %j and ends before it begins is called a %s', (source, thing) => {
  const words: unknown[] = []
  absenceOf({ from: day(3), until: day(2) }, source, calendar(), ({ message }) => words.push(message.words))
  expect(words).toEqual([{ thing, from: day(3), until: day(2) }])
})

test('what is over is remembered with its last day and its place, and nothing else is', () => {
  const own = calendar()
  for (const visibility of [{ until: day(-1) }, { until: day(0) }, { from: day(1) }, { hidden: true, until: day(-1) }]) absenceOf(visibility, ['here'], own, () => {})
  expect(own.over).toEqual([{ until: day(-1), source: ['here'] }])
})
