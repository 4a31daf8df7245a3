import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeFile, nextStep, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { digest, historyFolder } from '../../../src/authoring/edit/historyFolder'
import { keepStep, listSteps } from '../../../src/authoring/edit/history'
import { text } from './editOfSections'

const folder = mkdtempSync(join(tmpdir(), 'quoin-history-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
/** A file of its own, with a function that changes it as a command does, and one that reads it. */
function fileWith(content: string | Buffer) {
  const path = join(folder, `pages-${count++}.json`)
  writeFileSync(path, content)
  const read = () => readFileSync(path, 'utf8')
  return { path, read, change: (to: string, ...done: string[]) => changeFile(path, readFileSync(path), Buffer.from(to), { done }) }
}

test('undo goes back any number of changes to the exact bytes, names each, and redo makes them again', () => {
  const original = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)
  const { path, read, change } = fileWith(original)
  for (const [index, to] of ['a', 'b', ''].entries()) change(to, `Change ${index}.`)
  expect([undoChange(path), read(), undoChange(path), read()]).toEqual([['Change 2.'], 'b', ['Change 1.'], 'a'])
  expect([redoChange(path), read(), redoChange(path), read()]).toEqual([['Change 1.'], 'b', ['Change 2.'], ''])
  expect(() => redoChange(path)).toThrow('There is no change')
  for (let turn = 0; turn < 3; turn++) undoChange(path)
  expect(readFileSync(path).equals(original)).toBe(true)
  expect(() => undoChange(path)).toThrow('There is no change')
})

test('a new change puts an end to what could be made again', () => {
  const { path, read, change } = fileWith('first')
  change('second')
  undoChange(path)
  change('another')
  expect(() => redoChange(path)).toThrow('There is no change')
  undoChange(path)
  expect(read()).toBe('first')
})

test('work that somebody did since is never lost, neither by undo nor by redo', () => {
  const { path, read, change } = fileWith('first')
  change('second')
  writeFileSync(path, 'by hand')
  expect(() => undoChange(path)).toThrow('was changed since')
  change('third')
  undoChange(path)
  expect(() => undoChange(path)).toThrow('was changed since')
  writeFileSync(path, 'by hand again')
  expect(() => redoChange(path)).toThrow('was changed since')
  expect(read()).toBe('by hand again')
})

test('a change that fails, or comes too late, leaves the file and what can be undone as they were', () => {
  const { path, read, change } = fileWith('first')
  change('second')
  const inTheWay = join(folder, `.${path.slice(folder.length + 1)}.${process.pid}.tmp`)
  mkdirSync(inTheWay)
  expect(() => change('third')).toThrow()
  rmSync(inTheWay, { recursive: true })
  expect(() => changeFile(path, Buffer.from('read before somebody saved'), Buffer.from('third'), { done: [] })).toThrow('has been changed by someone else meanwhile.')
  expect(read()).toBe('second')
  undoChange(path)
  expect(read()).toBe('first')
})

test('a program that was killed before it changed the file leaves nothing to undo, and one killed after an undo loses nothing', () => {
  const { path, read, change } = fileWith('first')
  change('second', 'To second.')
  keepStep(path, 'done', { done: ['Never.'], at: 0, before: digestOf('second'), after: digestOf('third'), other: Buffer.from('second') })
  expect(undoChange(path)).toEqual(['To second.'])
  expect(read()).toBe('first')
  keepStep(path, 'done', { done: ['To second.'], at: 0, before: digestOf('first'), after: digestOf('second'), other: Buffer.from('first') })
  expect(() => undoChange(path)).toThrow('There is no change')
  expect([redoChange(path), read()]).toEqual([['To second.'], 'second'])
})

test('what is kept of a change and cannot be taken away, being somebody else’s, makes no failure of an undo that is done', () => {
  const { path, read, change } = fileWith('first')
  const { rmSync: remove } = fs
  change('second')
  try {
    fs.rmSync = (...words) => {
      if (String(words[0]).startsWith(historyFolder(path))) throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'rm' })
      remove(...words)
    }
    syncBuiltinESMExports()
    undoChange(path)
    expect(read()).toBe('first')
    expect(() => undoChange(path)).toThrow('There is no change')
  } finally {
    fs.rmSync = remove
    syncBuiltinESMExports()
  }
})

test('looking at what could be undone takes nothing away: another program may be about to make its change', () => {
  const { path, read, change } = fileWith('first')
  change('second', 'To second.')
  const coming = keepStep(path, 'done', { done: ['To third.'], at: 0, before: digestOf('second'), after: digestOf('third'), other: Buffer.from('second') })
  expect(nextStep(path, 'done')).toEqual(['To second.'])
  expect(listSteps(path, 'done')).toContain(coming)
  writeFileSync(path, 'third')
  expect([undoChange(path), read()]).toEqual([['To third.'], 'second'])
})

test('a step that was torn on disk is passed over', () => {
  const { path, change } = fileWith('first')
  change('second')
  for (const file of listSteps(path, 'done')) writeFileSync(file, readFileSync(file).subarray(0, 20))
  expect(() => undoChange(path)).toThrow('There is no change')
})

test('only the last 200 changes are kept', () => {
  const { path, change } = fileWith('0')
  for (let turn = 1; turn <= 205; turn++) change(String(turn))
  expect(readdirSync(historyFolder(path)).length).toBe(200)
  for (let turn = 0; turn < 200; turn++) undoChange(path)
  expect(readFileSync(path, 'utf8')).toBe('5')
})

const digestOf = (words: string) => digest(Buffer.from(words))
