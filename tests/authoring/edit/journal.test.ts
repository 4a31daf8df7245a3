import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeFile, redoChange, undoChange } from '../../../src/authoring/edit/changeFile'
import { keepStep, listSteps } from '../../../src/authoring/edit/history'
import { historyFolder, journalOf } from '../../../src/authoring/edit/historyFolder'
import { carryOut, settle } from '../../../src/authoring/edit/journal'
import { bundle } from '../../../src/site/read/include/bundle'
import { readWhole } from '../../../src/site/read/include/readWhole'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-journal-'))
  path = join(folder, 'pages.json')
  mkdirSync(join(folder, 'media'))
  for (const [name, words] of Object.entries(OLD)) write(name, words)
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const write = (name: string, words: string) => writeFileSync(join(folder, name), words)
const NAMES = ['pages.json', 'one.md', 'two.md', 'media/out.svg', 'media/in.svg', 'media/other.svg']
const OLD = { 'pages.json': 'first', 'one.md': 'old', 'two.md': 'old', 'media/out.svg': 'out', 'media/other.svg': 'this' }
const NEW = { 'pages.json': 'second', 'one.md': 'new', 'two.md': 'new', 'media/in.svg': 'in', 'media/other.svg': 'that' }
const files = () => Object.fromEntries(NAMES.flatMap((name) => (existsSync(join(folder, name)) ? [[name, readFileSync(join(folder, name), 'utf8')]] : [])))
const change = () =>
  changeFile(path, readFileSync(path), Buffer.from('second'), {
    done: ['All.'],
    bodies: ['one.md', 'two.md'].map((name) => ({ name, before: 'old', after: 'new' })),
    media: [
      { name: 'media/out.svg', bytes: undefined },
      { name: 'media/in.svg', bytes: Buffer.from('in') },
      { name: 'media/other.svg', bytes: Buffer.from('that') },
    ],
  })

/** Does something until the so manieth file is put in its place or taken away, as if the program were killed there. */
function cutOff(act: () => void, at: number): boolean {
  const plain = { renameSync: fs.renameSync, linkSync: fs.linkSync, rmSync: fs.rmSync }
  let count = 0
  let isDead = false
  for (const [name, call] of Object.entries(plain)) {
    Object.assign(fs, {
      [name]: (...words: never[]) => {
        if (isDead || ++count === at) isDead = true
        else return (call as (...given: never[]) => unknown)(...words)
        throw new Error('killed')
      },
    })
  }
  // What is dead does not put anything back.
  const { openSync, writeFileSync: writeSync, mkdirSync: make } = fs
  for (const [name, call] of Object.entries({ openSync, writeFileSync: writeSync, mkdirSync: make }))
    Object.assign(fs, {
      [name]: (...words: never[]) => {
        if (isDead) throw new Error('killed')
        return (call as (...given: never[]) => unknown)(...words)
      },
    })
  syncBuiltinESMExports()
  try {
    act()
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'killed') throw error
  } finally {
    Object.assign(fs, plain, { openSync, writeFileSync: writeSync, mkdirSync: make })
    syncBuiltinESMExports()
  }
  return isDead
}

type Files = Record<string, string>
/** Cuts a change, its undo and its redo off at each step, and returns whether they were brought to their end or taken back. */
function cutEverywhere(change: () => void, OLD: Files, NEW: Files, files: () => Files): Set<string> {
  const outcomes = new Set<string>()
  for (const [act, from, to] of [
    [change, OLD, NEW],
    [() => undoChange(path), NEW, OLD],
    [() => redoChange(path), OLD, NEW],
  ] as const) {
    for (let at = 1; ; at++) {
      const told = `${act.toString()} cut off at ${at}`
      const isCut = cutOff(act, at)
      const settled = settle(path)
      if (settled) outcomes.add(String(settled.isFinished))
      const isAfter = JSON.stringify(files()) === JSON.stringify(to)
      expect(files(), told).toEqual(isAfter ? to : from)
      expect([settle(path), existsSync(journalOf(path))], told).toEqual([undefined, false])
      expect(isAfter || isCut, told).toBe(true)
      if (isAfter) {
        // Back to where it began, for the next cut, and once more to the end.
        if (act === change) undoChange(path)
        else if (from === NEW) redoChange(path)
        else undoChange(path)
        expect(files(), told).toEqual(from)
      }
      if (!isCut) break
    }
    if (act === change) change()
    else if (from === NEW) undoChange(path)
  }
  return outcomes
}
const BOTH = new Set(['true', 'false'])

test('wherever a change, an undo or a redo of several files is cut off, the next look at it finds all as it was or all as it is to be, and what can be undone fits', () => {
  const inOrder = (all: Files) => Object.fromEntries(NAMES.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])))
  expect(cutEverywhere(change, inOrder(OLD), inOrder(NEW), files)).toEqual(BOTH)
})

test('so it is with a content of several files, whether they are changed, come or go', () => {
  const names = ['pages.json', 'a.json', 'b.json', 'c.json', 'one.md']
  const old = { 'pages.json': '{ "include": ["a.json", "b.json"] }', 'a.json': '{ "pages": [1] }', 'b.json': '{ "pages": [2] }', 'one.md': 'old' }
  const own = () => Object.fromEntries(names.flatMap((name) => (existsSync(join(folder, name)) ? [[name, readFileSync(join(folder, name), 'utf8')]] : [])))
  const part = (name: string, pages: number[]) => ({ name, bytes: Buffer.from(JSON.stringify({ pages })) })
  const to = (main: string, ...parts: ReturnType<typeof part>[]) => ({
    make: () => changeFile(path, readWhole(path), bundle(Buffer.from(main), parts), { done: ['All.'], bodies: [{ name: 'one.md', before: 'old', after: 'new' }] }),
    files: { 'pages.json': main, ...Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes.toString()])), 'one.md': 'new' },
  })
  for (const next of [to(old['pages.json'], part('a.json', [3]), part('b.json', [4])), to('{ "include": ["b.json", "c.json"] }', part('b.json', [4]), part('c.json', [5]))]) {
    rmSync(historyFolder(path), { recursive: true, force: true })
    for (const name of names) rmSync(join(folder, name), { force: true })
    for (const [name, words] of Object.entries(old)) write(name, words)
    expect(cutEverywhere(next.make, old, next.files, own)).toEqual(BOTH)
  }
})

test('where one file cannot be exchanged all are as they were, and nothing is left to undo or to settle', () => {
  write('two.md', 'saved meanwhile')
  expect(change).toThrow('two.md has been changed by someone else meanwhile.')
  expect(files()).toEqual({ ...OLD, 'two.md': 'saved meanwhile' })
  expect([listSteps(path, 'done'), existsSync(journalOf(path))]).toEqual([[], false])
})

test('a change of one file is not written down twice', () => {
  carryOut(path, { kept: undefined, side: 'after', gone: [] }, [{ path, before: Buffer.from('first'), bytes: Buffer.from('second') }])
  expect([files()['pages.json'], existsSync(historyFolder(path)) && readdirSync(historyFolder(path))]).toEqual(['second', false])
})

/** Leaves a change as if a program had been killed that had made it so far. */
function leave(made: Record<string, string>, by: { pid?: number; at?: number } = {}): void {
  change()
  const [kept = ''] = listSteps(path, 'done')
  for (const name of NAMES) rmSync(join(folder, name), { force: true })
  for (const [name, words] of Object.entries({ ...OLD, ...made })) write(name, words)
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(kept), side: 'after', gone: [], pid: 0, at: 0, ...by }))
}

test('somebody who has gone on with the content file meanwhile keeps that, and the files beside it are brought to where most of them are', () => {
  leave({ 'pages.json': 'by hand', 'one.md': 'new' })
  expect(settle(path)).toEqual({ done: ['All.'], isFinished: false })
  expect(files()).toEqual({ ...OLD, 'pages.json': 'by hand' })
})

test('so it is where all of them had come to their end', () => {
  leave({ 'pages.json': 'by hand', 'one.md': 'new', 'two.md': 'new', 'media/in.svg': 'in', 'media/other.svg': 'that' })
  expect(settle(path)).toEqual({ done: ['All.'], isFinished: true })
  expect(files()).toEqual({ ...NEW, 'pages.json': 'by hand' })
})

test('a file beside it that somebody has gone on with stays as it is', () => {
  leave({ 'one.md': 'by hand', 'two.md': 'new' })
  settle(path)
  expect(files()).toEqual({ ...OLD, 'one.md': 'by hand' })
})

test('a program that is in the midst of it is left alone for a minute, and no other change is made', () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  leave({}, { pid: process.ppid, at: 1_000_000 })
  for (const at of [1_000_000, 1_059_999]) {
    vi.setSystemTime(at)
    expect(() => settle(path)).toThrow('has been changed by someone else meanwhile.')
    expect(change).toThrow('has been changed by someone else meanwhile.')
  }
  vi.setSystemTime(1_060_000)
  expect(settle(path)?.isFinished).toBe(false)
  vi.useRealTimers()
})

test('what is torn, or whose change is kept no longer, is forgotten', () => {
  const journal = (words: string) => {
    keepStep(path, 'undone', { done: [], at: 0, before: 'a', after: 'b', edits: [] })
    writeFileSync(journalOf(path), words)
    return settle(path)
  }
  expect([journal('{"kept'), journal('{"kept":"none","side":"after","gone":["000000001.undone"],"pid":0,"at":0}')]).toEqual([undefined, undefined])
  expect([existsSync(journalOf(path)), files(), settle(join(folder, 'none.json'))]).toEqual([false, OLD, undefined])
})

test('so it is where two files alone are changed', () => {
  const own = () => Object.fromEntries(['pages.json', 'one.md'].map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const make = () => changeFile(path, readFileSync(path), Buffer.from('second'), { done: ['Both.'], bodies: [{ name: 'one.md', before: 'old', after: 'new' }] })
  expect(cutEverywhere(make, { 'pages.json': 'first', 'one.md': 'old' }, { 'pages.json': 'second', 'one.md': 'new' }, own)).toEqual(BOTH)
})
