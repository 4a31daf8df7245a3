import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeFile, nextStep, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { digest, historyFolder } from '../../../src/authoring/edit/historyFolder'
import { keepStep, listSteps } from '../../../src/authoring/edit/history'
import { diffBytes } from '../../../src/site/text/byteEdits'
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

test('what another program has saved is a change of its own, which is undone and made again as such', () => {
  const { path, read, change } = fileWith('first')
  change('second', 'To second.')
  writeFileSync(path, 'by hand')
  expect(nextStep(path, 'done')).toEqual(['Changed by another program.'])
  change('third', 'To third.')
  const back = () => [undoChange(path), read()]
  const again = () => [redoChange(path), read()]
  expect([back(), back(), back()]).toEqual([
    [['To third.'], 'by hand'],
    [['Changed by another program.'], 'second'],
    [['To second.'], 'first'],
  ])
  expect([again(), again(), again()]).toEqual([
    [['To second.'], 'second'],
    [['Changed by another program.'], 'by hand'],
    [['To third.'], 'third'],
  ])
})

test('what another program saves puts an end to what could be made again, and is not lost by that', () => {
  const { path, read, change } = fileWith('first')
  change('second')
  undoChange(path)
  writeFileSync(path, 'by hand')
  expect(() => redoChange(path)).toThrow('There is no change')
  expect([undoChange(path), read()]).toEqual([['Changed by another program.'], 'first'])
  expect([redoChange(path), read()]).toEqual([['Changed by another program.'], 'by hand'])
})

test('where nobody knows what the file was before another program has saved it, that is not undone', () => {
  const { path, read, change } = fileWith('first')
  change('second')
  for (const name of readdirSync(historyFolder(path)).filter((file) => file.endsWith('.whole'))) rmSync(join(historyFolder(path), name))
  writeFileSync(path, 'by hand')
  expect(nextStep(path, 'done')).toBeUndefined()
  expect(() => undoChange(path)).toThrow('was changed since')
  expect(read()).toBe('by hand')
})

test('what is typed into one part within a pause is one change, and none where it comes to nothing', () => {
  const { path, read, change } = fileWith('first')
  const type = (to: string) => changeFile(path, readFileSync(path), Buffer.from(to), { done: ['Typed.'], part: 'title' })
  change('second', 'To second.')
  for (const to of ['second w', 'second word']) type(to)
  expect([undoChange(path), read(), redoChange(path), read()]).toEqual([['Typed.'], 'second', ['Typed.'], 'second word'])
  for (const to of ['second wor', 'second']) type(to)
  expect([undoChange(path), read()]).toEqual([['To second.'], 'first'])
})

test('what is typed right after a file of media/ was exchanged is a change of its own', () => {
  const { path, read } = fileWith('first')
  mkdirSync(join(folder, 'media'), { recursive: true })
  writeFileSync(join(folder, 'media', 'a.txt'), 'old')
  const type = (to: string, media: { name: string; bytes: Buffer }[] = []) => changeFile(path, readFileSync(path), Buffer.from(to), { done: [to], part: 'title', media })
  type('second', [{ name: 'media/a.txt', bytes: Buffer.from('new') }])
  type('third')
  expect([undoChange(path), read(), undoChange(path), read()]).toEqual([['third'], 'second', ['second'], 'first'])
  expect(readFileSync(join(folder, 'media', 'a.txt'), 'utf8')).toBe('old')
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
  keepStep(path, 'done', { done: ['Never.'], at: 0, ...from('second', 'third') })
  expect(undoChange(path)).toEqual(['To second.'])
  expect(read()).toBe('first')
  keepStep(path, 'done', { done: ['To second.'], at: 0, ...from('first', 'second') })
  expect(() => undoChange(path)).toThrow('There is no change')
  expect([redoChange(path), read()]).toEqual([['To second.'], 'second'])
})

test('a program that was killed while somebody typed on leaves what was typed before, which is undone', () => {
  const { path, read } = fileWith('first')
  const type = (to: string) => changeFile(path, readFileSync(path), Buffer.from(to), { done: ['Typed.'], part: 'title' })
  type('second')
  type('second w')
  keepStep(path, 'done', { done: ['Never.'], at: 0, part: 'title', instead: digestOf('second w'), ...from('first', 'second word') })
  expect([nextStep(path, 'done'), undoChange(path), read()]).toEqual([['Typed.'], ['Typed.'], 'first'])
  redoChange(path)
  expect(read()).toBe('second w')
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
  const coming = keepStep(path, 'done', { done: ['To third.'], at: 0, ...from('second', 'third') })
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

test('however many changes were made, each is undone', () => {
  const { path, change } = fileWith('0')
  for (let turn = 1; turn <= 250; turn++) change(String(turn))
  for (let turn = 0; turn < 250; turn++) undoChange(path)
  expect(readFileSync(path, 'utf8')).toBe('0')
})

test('a change of a large file takes as little room as what is another in it', () => {
  const large = Array.from({ length: 5000 }, (_, line) => `line ${line} ${Math.sin(line)}\n`).join('')
  const { path, change } = fileWith(large)
  change(large.replace('line 10 ', 'line ten ').replace('line 4900 ', 'line of much later '), 'Changed.')
  const [step] = listSteps(path, 'done')
  expect(statSync(step ?? '').size).toBeLessThan(1000)
  undoChange(path)
  expect(readFileSync(path, 'utf8')).toBe(large)
})

/** What a change holds that leads from one text to another. */
const from = (before: string, after: string) => ({ before: digestOf(before), after: digestOf(after), edits: diffBytes(Buffer.from(before), Buffer.from(after)) })
const digestOf = (words: string) => digest(Buffer.from(words))
