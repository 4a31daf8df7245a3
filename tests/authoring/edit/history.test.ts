import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropStep, keepStep, listSteps, numberOf, readStep, tidySteps } from '../../../src/authoring/edit/history'
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
/** A change of so many bytes, as the disk counts them. */
function keepLarge(number: number, bytes: number): void {
  const file = join(historyFolder(path), `${String(number).padStart(9, '0')}.done`)
  mkdirSync(historyFolder(path), { recursive: true })
  writeFileSync(file, '')
  truncateSync(file, bytes)
}
const MEGABYTE = 1024 * 1024

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

/** Makes a change as old as so many days. */
function age(number: number, days: number): void {
  const at = new Date(AT - days * 24 * 60 * 60 * 1000)
  utimesSync(join(historyFolder(path), `${String(number).padStart(9, '0')}.done`), at, at)
}

test('changes are kept for thirty days, and the latest however old it is', () => {
  for (let number = 1; number <= 3; number++) keepLarge(number, 1)
  for (const [number, days] of [
    [1, 30.1],
    [2, 29.9],
    [3, 1],
  ] as const)
    age(number, days)
  tidySteps(path, AT)
  expect(names()).toEqual(['000000002.done', '000000003.done'])
  tidySteps(path, AT + 90 * 24 * 60 * 60 * 1000)
  expect(names()).toEqual(['000000003.done'])
})

test('of large changes those are kept that come to 512 MB together, and the latest however large it is', () => {
  keepLarge(1, MEGABYTE)
  keepLarge(2, 300 * MEGABYTE)
  keepLarge(3, 212 * MEGABYTE)
  tidySteps(path)
  expect(names()).toEqual(['000000002.done', '000000003.done'])
  keepLarge(4, 513 * MEGABYTE)
  tidySteps(path)
  expect(names()).toEqual(['000000004.done'])
})

test('what killed programs have left half written is taken away, and what a running one writes is not', () => {
  keep('a')
  const halves = ['000000002.done.4194305', '000000001-abc.whole.4194305', `000000003.undone.${process.pid}`]
  for (const half of halves) writeFileSync(join(historyFolder(path), half), 'half')
  tidySteps(path)
  expect(readdirSync(historyFolder(path)).sort()).toEqual(['000000001.done', halves[2]])
})
