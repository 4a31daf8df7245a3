import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStep, keepStep, listSteps, numberOf, readStep } from '../../../src/authoring/edit/history'
import { historyFolder } from '../../../src/authoring/edit/historyFolder'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-steps-'))
  path = join(folder, 'pages.json')
  writeFileSync(path, '{}')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const AT = Date.parse('2026-06-15T12:00:00Z')
const keep = (before: string, after = 'now', kind: 'done' | 'undone' = 'done') => keepStep(path, kind, { at: AT, before, after, done: [before], edits })
const edits = [{ at: 3, before: Buffer.from('this'), after: Buffer.from('that') }]
const names = (kind: 'done' | 'undone' = 'done') => listSteps(path, kind).map((file) => basename(file))

test('changes are listed in their order, also from the ninth to the tenth, each kind by itself', () => {
  expect(names()).toEqual([])
  for (let count = 1; count <= 10; count++) keep(`${count}`)
  keep('back', 'x', 'undone')
  expect([names().length, names().at(-1), names('undone')]).toEqual([10, '000000010.done', ['000000001.undone']])
  expect(listSteps(path, 'done').map((file) => readStep(file)?.before)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})

test('a change is read as it was kept, and a torn one is none', () => {
  const file = keep('a')
  expect(readStep(file)).toEqual({ at: AT, before: 'a', after: 'now', done: ['a'], edits })
  writeFileSync(file, 'torn')
  expect([readStep(file), readStep(join(folder, 'none'))]).toEqual([undefined, undefined])
  dropStep(file)
  expect(names()).toEqual([])
})

test('a change has its number from its file', () => {
  expect([numberOf(keep('a')), numberOf(keep('b')), numberOf(undefined)]).toEqual([1, 2, 0])
})

test('what a content was before is kept where nobody else looks', () => {
  keep('a')
  expect(statSync(historyFolder(path)).mode & 0o777).toBe(0o700)
})
