import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeFile, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { keepStep } from '../../../src/authoring/edit/history'
import { digest } from '../../../src/authoring/edit/historyFolder'
import { diffBytes } from '../../../src/site/text/byteEdits'

const folder = mkdtempSync(join(tmpdir(), 'quoin-beside-'))
afterAll(() => rmSync(folder, { recursive: true }))

const digestOf = (words: string) => digest(Buffer.from(words))
const from = (before: string, after: string) => ({ before: digestOf(before), after: digestOf(after), edits: diffBytes(Buffer.from(before), Buffer.from(after)) })

test.each([0, 1, 2])('a program that was killed after %i of the files beside it leaves a change that undo and redo bring to an end', (count) => {
  const path = join(folder, `pages-${count}.json`)
  writeFileSync(path, 'first')
  const read = () => readFileSync(path, 'utf8')
  const names = ['one', 'two'].map((name) => `${basename(path)}-${name}.md`)
  const beside = () => names.map((name) => readFileSync(join(folder, name), 'utf8'))
  const put = (word: string, most = names.length) => names.slice(0, most).forEach((name) => writeFileSync(join(folder, name), word))
  put('old')
  changeFile(path, readFileSync(path), Buffer.from('second'), { done: ['Both.'], bodies: names.map((name) => ({ name, before: 'old', after: 'new' })) })
  put('old')
  put('new', count)
  expect([undoChange(path), read(), beside()]).toEqual([['Both.'], 'first', ['old', 'old']])
  put('new')
  put('old', count)
  expect([redoChange(path), read(), beside()]).toEqual([['Both.'], 'second', ['new', 'new']])
  const step = { done: ['Both.'], at: 0, ...from('first', 'second'), beside: names.map((name) => ({ name, ...from('old', 'new') })) }
  // Killed in the midst of an undo, and of a redo: once more ends it.
  keepStep(path, 'undone', step)
  writeFileSync(path, 'first')
  put('old', count)
  if (count < names.length) expect([undoChange(path), read(), beside()]).toEqual([['Both.'], 'first', ['old', 'old']])
  expect(() => undoChange(path)).toThrow('There is no change')
  keepStep(path, 'done', step)
  writeFileSync(path, 'second')
  put('new', count)
  if (count < names.length) expect([redoChange(path), read(), beside()]).toEqual([['Both.'], 'second', ['new', 'new']])
  put('by hand', 1)
  expect(() => undoChange(path)).toThrow('was changed since')
})
