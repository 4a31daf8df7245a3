import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepStep } from '../../../src/authoring/edit/history'
import { digest, historyFolder } from '../../../src/authoring/edit/historyFolder'
import { across, firstState, keepWhole, keptState } from '../../../src/authoring/edit/keptStates'
import { diffBytes } from '../../../src/site/text/byteEdits'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-kept-'))
  path = join(folder, 'pages.json')
  writeFileSync(path, '{}')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const hash = (text: string) => digest(Buffer.from(text))
const changeOf = (before: string, after: string) => ({ before: hash(before), after: hash(after), edits: diffBytes(Buffer.from(before), Buffer.from(after)) })
const keep = (before: string, after: string, kind: 'done' | 'undone' = 'done') => keepStep(path, kind, { done: [], at: 0, ...changeOf(before, after) })
const stateOf = (wanted: string, present: string) => keptState(path, hash(wanted), Buffer.from(present))?.toString()
const wholes = () => readdirSync(historyFolder(path)).filter((name) => name.endsWith('.whole'))

test('every state is found from the present one, those before it and those that were undone', () => {
  for (const [before, after] of ['one two', 'two three', 'three two'].map((words) => words.split(' '))) keep(before ?? '', after ?? '')
  keep('four', 'five', 'undone')
  keep('two', 'four', 'undone')
  expect(['one', 'two', 'three', 'four', 'five', 'six'].map((wanted) => stateOf(wanted, 'two'))).toEqual(['one', 'two', 'three', 'four', 'five', undefined])
})

test('a change that has not happened, as its program was killed, is passed over', () => {
  keep('one', 'two')
  keep('two', 'never')
  keep('two', 'three')
  expect(stateOf('one', 'three')).toBe('one')
})

test('from a file that somebody else has saved every state is found by the whole one that is kept', () => {
  keep('one', 'two')
  keep('two', 'three')
  expect(stateOf('three', 'by hand')).toBeUndefined()
  keepWhole(path, Buffer.from('one'), false)
  expect(stateOf('three', 'by hand')).toBe('three')
})

test('the whole file is kept anew after a hundred changes, or where it may belong to what was given up', () => {
  expect(keepWhole(path, Buffer.from('0'), false)).toBe(true)
  for (let count = 0; count < 99; count++) keep(String(count), String(count + 1))
  expect(keepWhole(path, Buffer.from('99'), false)).toBe(false)
  keep('99', '100')
  expect([keepWhole(path, Buffer.from('100'), false), keepWhole(path, Buffer.from('101'), true)]).toEqual([true, true])
  expect(wholes()).toEqual([`000000100-${hash('101')}.whole`])
})

test('a change leads both ways, and nowhere from bytes that are not its own', () => {
  const change = changeOf('one', 'two')
  expect([across(change, Buffer.from('one'), 'after'), across(change, Buffer.from('two'), 'before')].map(String)).toEqual(['two', 'one'])
  expect(across(change, Buffer.from('xyz!'), 'after')).toBeUndefined()
})

test('what a content was before its first change is known as long as that was kept whole', () => {
  expect(firstState(path)).toBeUndefined()
  keepWhole(path, Buffer.from('one'), false)
  expect(firstState(path)).toBe(hash('one'))
  keep('one', 'two')
  keepWhole(path, Buffer.from('two'), true)
  expect(firstState(path)).toBeUndefined()
})
