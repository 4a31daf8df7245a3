import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeFile, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { elsewhereStep, headOf, keepElsewhere, keepGood } from '../../../src/authoring/edit/externalChanges'
import { listSteps } from '../../../src/authoring/edit/history'
import { digest, historyFolder } from '../../../src/authoring/edit/historyFolder'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-elsewhere-'))
  path = join(folder, 'pages.json')
  writeFileSync(path, 'first')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const bytes = (text: string) => Buffer.from(text)
const change = () => changeFile(path, bytes('first'), bytes('second'), { done: ['To second.'] })

test('without any change it is known by what was seen last, and else not', () => {
  expect(elsewhereStep(path, bytes('by hand'))).toBeUndefined()
  expect(elsewhereStep(path, bytes('by hand'), bytes('by hand'))).toBeUndefined()
  expect(elsewhereStep(path, bytes('by hand'), bytes('first'))).toMatchObject({ before: digest(bytes('first')), after: digest(bytes('by hand')), elsewhere: true })
})

test('what was done here, undone or made by another command is nobody else', () => {
  change()
  expect([elsewhereStep(path, bytes('second')), elsewhereStep(path, bytes('second'), bytes('first'))]).toEqual([undefined, undefined])
  undoChange(path)
  expect([headOf(path, digest(bytes('first'))), elsewhereStep(path, bytes('first'), bytes('second'))]).toEqual([undefined, undefined])
})

test('it is kept once, and takes the place of what could be made again', () => {
  change()
  undoChange(path)
  writeFileSync(path, 'by hand')
  keepElsewhere(path, bytes('by hand'))
  keepElsewhere(path, bytes('by hand'))
  expect([listSteps(path, 'done').length, listSteps(path, 'undone').length]).toEqual([1, 0])
})

test('what another program has saved is taken back one good state after the other, from the first that was seen on', () => {
  const save = (text: string, isGood = true) => {
    writeFileSync(path, text)
    if (isGood) keepGood(path, bytes(text))
  }
  for (const text of ['first', 'second', 'second', 'third']) save(text)
  save('brok', false)
  const states = Array.from({ length: 3 }, () => {
    undoChange(path)
    return readFileSync(path, 'utf8')
  })
  expect(states).toEqual(['third', 'second', 'first'])
  expect(() => undoChange(path)).toThrow('no change')
  redoChange(path)
  keepGood(path, bytes('second'))
  expect([listSteps(path, 'done').length, listSteps(path, 'undone').length]).toEqual([1, 2])
})

test('between them a change that was made here stands as itself', () => {
  keepGood(path, bytes('first'))
  change()
  writeFileSync(path, 'second')
  keepGood(path, bytes('second'))
  writeFileSync(path, 'by hand')
  keepGood(path, bytes('by hand'))
  expect([undoChange(path), undoChange(path)]).toEqual([['Changed by another program.'], ['To second.']])
  expect(readFileSync(path, 'utf8')).toBe('first')
})

test('a state that is too large or whose file is gone is not kept, and that is no error', () => {
  keepGood(path, Buffer.alloc(9 * 1024 * 1024))
  keepGood(join(folder, 'gone.json'), bytes('x'))
  expect(elsewhereStep(path, bytes('by hand'))).toBeUndefined()
})
