import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digest, historyFolder } from '../../../src/authoring/edit/historyFolder'
import { keepMedia } from '../../../src/authoring/edit/keptMedia'
import type { Step } from '../../../src/authoring/edit/step'
import { inOrder, isMade, refuseChanged, towards } from '../../../src/authoring/edit/stepFiles'
import { diffBytes } from '../../../src/site/text/byteEdits'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-step-files-'))
  path = join(folder, 'pages.json')
  mkdirSync(join(folder, 'media'))
  write('pages.json', 'first')
  write('one.md', 'old')
  write('media/gone.svg', 'gone')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const write = (name: string, words: string) => writeFileSync(join(folder, name), words)
const hash = (words: string) => digest(Buffer.from(words))
const between = (before: string, after: string) => ({ before: hash(before), after: hash(after), edits: diffBytes(Buffer.from(before), Buffer.from(after)) })
const step = (content = between('first', 'second')): Step => ({
  done: [],
  at: 0,
  ...content,
  beside: [{ name: 'one.md', ...between('old', 'new') }],
  media: [
    { path: 'media/gone.svg', before: keepMedia(path, Buffer.from('gone')) },
    { path: 'media/made.svg', after: keepMedia(path, Buffer.from('made')) },
  ],
})
const shown = (side: 'before' | 'after') => towards(path, step(), side).map(({ path: file, before, bytes }) => [basename(file), before?.toString(), bytes?.toString()])

test('what is made or exchanged comes before the content file, and what is taken away behind it, in both directions', () => {
  expect(shown('after')).toEqual([
    ['one.md', 'old', 'new'],
    ['made.svg', undefined, 'made'],
    ['pages.json', 'first', 'second'],
    ['gone.svg', 'gone', undefined],
  ])
  expect(shown('before')).toEqual([])
  for (const [name, words] of [
    ['pages.json', 'second'],
    ['one.md', 'new'],
    ['media/made.svg', 'made'],
  ] as const)
    write(name, words)
  rmSync(join(folder, 'media/gone.svg'))
  expect(shown('before').map(([name]) => name)).toEqual(['one.md', 'gone.svg', 'pages.json', 'made.svg'])
  expect(inOrder([], [], () => true)).toEqual([])
})

test('a file that is on neither side stays', () => {
  write('one.md', 'by hand')
  write('pages.json', 'by hand')
  expect(shown('after').map(([name]) => name)).toEqual(['made.svg', 'gone.svg'])
})

test('a change is made when the content file is there, and where that does not tell, when all that comes before it is', () => {
  expect([isMade(path, step(), 'after'), isMade(path, step(), 'before')]).toEqual([false, true])
  write('pages.json', 'by hand')
  expect(isMade(path, step(), 'after')).toBe(false)
  write('one.md', 'new')
  expect(isMade(path, step(), 'after')).toBe(false)
  write('media/made.svg', 'made')
  expect(isMade(path, step(), 'after')).toBe(true)
  write('pages.json', 'first')
  expect([isMade(path, step(), 'after'), isMade(path, step(between('first', 'first')), 'after')]).toEqual([false, true])
})

test('of several files of the content the first that was exchanged tells; one that is the same on both sides does not', () => {
  const parts = ['a.json', 'b.json', 'c.json']
  for (const name of parts) write(name, name === 'a.json' ? 'same' : 'old')
  const files = parts.map((name) => ({ path: join(folder, name), before: Buffer.from(name === 'a.json' ? 'same' : 'old'), bytes: Buffer.from(name === 'a.json' ? 'same' : 'new') }))
  const made = () => isMade(path, step(between('first', 'second')), 'after', files)
  expect(made()).toBe(false)
  write('c.json', 'by hand')
  expect(made()).toBe(false)
  write('b.json', 'new')
  expect(made()).toBe(true)
  write('b.json', 'old')
  write('pages.json', 'second')
  expect(made()).toBe(true)
})

test('a text beside it that somebody has gone on with is told', () => {
  refuseChanged(path, step())
  write('one.md', 'new')
  refuseChanged(path, step())
  write('one.md', 'by hand')
  expect(() => refuseChanged(path, step())).toThrow(`${join(folder, 'one.md')} was changed since`)
  expect(readFileSync(join(folder, 'one.md'), 'utf8')).toBe('by hand')
})
