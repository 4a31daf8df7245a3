import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeFile, undoChange } from '../../../src/authoring/edit/changeFile'
import { elsewhereStep, headOf, keepElsewhere } from '../../../src/authoring/edit/externalChanges'
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
