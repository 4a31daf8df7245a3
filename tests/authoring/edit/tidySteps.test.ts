import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepStep, listSteps } from '../../../src/authoring/edit/history'
import { historyFolder } from '../../../src/authoring/edit/historyFolder'
import { keepMedia, keptMedia } from '../../../src/authoring/edit/keptMedia'
import type { MediaChange } from '../../../src/authoring/edit/step'
import { tidySteps } from '../../../src/authoring/edit/tidySteps'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-tidy-'))
  path = join(folder, 'pages.json')
  writeFileSync(path, '{}')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const AT = Date.parse('2026-06-15T12:00:00Z')
const keep = (media?: MediaChange[]) => keepStep(path, 'done', { at: AT, before: 'a', after: 'a', done: [], edits: [], media })
const names = () => listSteps(path, 'done').map((file) => basename(file))
/** A change of so many bytes, as the disk counts them. */
function keepLarge(number: number, bytes: number): void {
  const file = join(historyFolder(path), `${String(number).padStart(9, '0')}.done`)
  mkdirSync(historyFolder(path), { recursive: true })
  writeFileSync(file, '')
  truncateSync(file, bytes)
}
const MEGABYTE = 1024 * 1024

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
  keep()
  const halves = ['.000000002.done.4194305.tmp', '.000000001-abc.whole.4194305.tmp', `.000000003.undone.${process.ppid}.tmp`]
  for (const half of halves) writeFileSync(join(historyFolder(path), half), 'half')
  tidySteps(path)
  expect(readdirSync(historyFolder(path)).sort()).toEqual([halves[2], '000000001.done'])
})

test('what files of media/ held is kept as long as a change needs it, and an hour for one that is to come', () => {
  const held = ['held', 'given up', 'coming'].map((words) => keepMedia(path, Buffer.from(words)))
  const isKept = () => held.map((name) => keptMedia(path, name) !== undefined)
  keep([{ path: 'media/a.svg', before: held[0] }])
  const [hour, now] = [60 * 60 * 1000, Date.now()]
  for (const name of held.slice(0, 2)) utimesSync(join(historyFolder(path), 'media', name), new Date(now - hour - 1000), new Date(now - hour - 1000))
  tidySteps(path, now)
  expect(isKept()).toEqual([true, false, true])
})

test('what files of media/ held counts among the 512 MB', () => {
  const held = keepMedia(path, Buffer.from('large'))
  keep([{ path: 'media/a.svg', before: held }])
  keep()
  truncateSync(join(historyFolder(path), 'media', held), 513 * MEGABYTE)
  tidySteps(path)
  expect(names()).toEqual(['000000002.done'])
})
