import { expect, test } from 'vitest'
import { HistoryButton } from '../../../../src/studio/client/bar/HistoryButton'
import { aroundStudio } from '../aroundStudio'
import { click, control, read, soon, words } from '../hand'

const [START, LATER] = [new Date(2026, 4, 3, 9, 5, 7).getTime(), new Date(2026, 4, 3, 9, 6, 8).getTime()]
const timeOf = (at: number) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const line = (at: number, hash: string, more: object = {}) => ({
  number: hash.charCodeAt(0),
  at,
  words: [`Change to ${hash}.`, 'And more.'],
  isElsewhere: false,
  hash,
  isNow: false,
  ...more,
})
const items = () => [...document.querySelectorAll('.mantine-Timeline-item')].map(words)

async function opened(history: object[]) {
  const around = await aroundStudio(<HistoryButton />, { answers: { '/history': history, '/restore': { is: 'done', hash: 'h9', done: [] } } })
  await click('History')
  return around
}

test('the changes of the day stand with their time; the last is how it was before them', async () => {
  await opened([line(LATER, 'c', { isNow: true }), line(LATER, 'b', { isElsewhere: true }), line(START, 'a')])
  await soon(() =>
    expect(items()).toEqual([
      `${timeOf(LATER)}Change to c.And more.This is how it is now.`,
      `${timeOf(LATER)}Change to b.And more.with another programReturn to this`,
      `before ${timeOf(START)}As it was before.Return to this`,
    ]),
  )
  expect(timeOf(START)).toMatch(/09:05:07/)
})

test('each state but the present one can be returned to', async () => {
  const { asked, hash } = await opened([line(LATER, 'c', { isNow: true }), line(START, 'a')])
  await click(`Return to before ${timeOf(START)}`)
  await soon(() => expect(asked.find(({ address }) => address === '/restore')?.body).toEqual({ base: hash, hash: 'a', number: 97, moment: `before ${timeOf(START)}` }))
  expect(control(`Return to ${timeOf(LATER)}`)).toBeUndefined()
})

test('a day without changes is said', async () => {
  await opened([])
  await read('Nothing was changed in the last day.')
})
