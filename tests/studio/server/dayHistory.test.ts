import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeFile, nextStep, undoChange } from '../../../src/authoring/edit/changeFile'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { dayHistory } from '../../../src/studio/server/dayHistory'
import { createSeenStates } from '../../../src/studio/server/seenStates'

const folder = mkdtempSync(join(tmpdir(), 'quoin-day-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const site = (title: string) => JSON.stringify({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'note', title, text: 'Some words.' }] }] })
const begin = (name: string) => {
  const file = join(folder, name)
  writeFileSync(file, site('One'))
  const states = createSeenStates(file)
  states.now()
  const change = (title: string, part?: string) => changeFile(file, readFileSync(file), Buffer.from(site(title)), { done: ['As said then.'], part })
  return { file, states, change }
}

test('the changes of the day are told in words, the latest first, with the states they have led to', () => {
  const { file, states, change } = begin('day.json')
  change('Two')
  change('Three')
  const lines = dayHistory(file, states, Date.now())
  expect(lines.map(({ words, hash, isNow }) => [words, hash, isNow])).toEqual([
    [['Home › Three: title changed.'], digest(Buffer.from(site('Three'))), true],
    [['Home › Two: title changed.'], digest(Buffer.from(site('Two'))), false],
    [[], digest(Buffer.from(site('One'))), false],
  ])
  expect(dayHistory(file, states, Date.now() + 25 * 60 * 60 * 1000)).toEqual([])
})

test('what is typed into one field within a pause is one change', () => {
  const { file, states, change } = begin('typed.json')
  for (const title of ['N', 'Ne', 'New']) change(title, 'title')
  expect(dayHistory(file, states, Date.now())).toHaveLength(2)
  undoChange(file)
  expect(readFileSync(file, 'utf8')).toBe(site('One'))
})

test('what another program has saved is among them, and is undone as a change of its own', () => {
  const { file, states, change } = begin('elsewhere.json')
  change('Two')
  states.now()
  writeFileSync(file, site('Theirs'))
  states.now()
  const told = () => dayHistory(file, states, Date.now()).map(({ words, isElsewhere }) => [words, isElsewhere])
  expect(told()).toEqual([
    [['Home › Theirs: title changed.'], true],
    [['Home › Two: title changed.'], false],
    [[], false],
  ])
  expect(nextStep(file, 'done')).toEqual(['Changed by another program.'])
  undoChange(file)
  expect(readFileSync(file, 'utf8')).toBe(site('Two'))
  expect(told()).toHaveLength(2)
})

test('what another program has saved while the dev server was not there is among them, too', () => {
  const { file, change } = begin('restart.json')
  change('Two')
  writeFileSync(file, site('Theirs'))
  const lines = dayHistory(file, createSeenStates(file), Date.now())
  expect(lines.map(({ isElsewhere }) => isElsewhere)).toEqual([true, false, false])
})

test('undone and made again here is nobody else', () => {
  const { file, states, change } = begin('own.json')
  change('Two')
  states.now()
  undoChange(file)
  states.now()
  expect(dayHistory(file, states, Date.now())).toEqual([])
})

test('a file of media/ that was exchanged is told in the words of then; only the latest of what has led to the same content is how it is now', () => {
  const { file, states, change } = begin('media.json')
  change('Two')
  changeFile(file, readFileSync(file), readFileSync(file), { done: ['media/a.svg replaced.'], media: [{ name: 'media/a.svg', bytes: Buffer.from('a') }] })
  expect(dayHistory(file, states, Date.now()).map(({ number, words, isNow }) => [number, words, isNow])).toEqual([
    [2, ['media/a.svg replaced.'], true],
    [1, ['Home › Two: title changed.'], false],
    [0, [], false],
  ])
})
