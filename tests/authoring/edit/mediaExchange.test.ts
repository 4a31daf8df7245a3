import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeFile, nextStep, redoChange, takeStep, undoChange } from '../../../src/authoring/edit/changeFile'
import { keepStep, listSteps, readStep } from '../../../src/authoring/edit/history'
import { historyFolder, journalOf } from '../../../src/authoring/edit/historyFolder'
import { mediaBefore } from '../../../src/authoring/edit/mediaExchange'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-media-exchange-'))
  path = join(folder, 'pages.json')
  writeFileSync(path, 'content')
  mkdirSync(join(folder, 'media'))
  put('a.svg', 'first')
})
afterEach(() => {
  rmSync(historyFolder(path), { recursive: true, force: true })
  rmSync(folder, { recursive: true })
})
const put = (name: string, words: string) => writeFileSync(join(folder, 'media', name), words)
const held = (name: string) => (existsSync(join(folder, 'media', name)) ? readFileSync(join(folder, 'media', name), 'utf8') : 'none')
const bytesOf = (words: string | undefined) => (words === undefined ? undefined : Buffer.from(words))
const content = () => readFileSync(path)
/** Exchanges files of media/ by their names, and the content where that is said. */
const change = (done: string, files: Record<string, string | undefined>, text = content().toString()) =>
  changeFile(path, content(), Buffer.from(text), { done: [done], media: Object.entries(files).map(([name, words]) => ({ name: `media/${name}`, bytes: bytesOf(words) })) })
const now = () => [content().toString(), held('a.svg'), held('b.svg')].join(' ')
const steps = (kind: 'done' | 'undone') => listSteps(path, kind).length

test('changes of the content and files that were exchanged, made and taken out stand in one history, back and forth', () => {
  const states = [now()]
  const made: [string, Record<string, string | undefined>, string?][] = [
    ['Exchanged.', { 'a.svg': 'second' }],
    ['Written.', {}, 'more'],
    ['Made.', { 'b.svg': 'new' }],
    ['Taken out.', { 'a.svg': undefined }],
    ['All.', { 'a.svg': 'third', 'b.svg': undefined }, 'most'],
  ]
  for (const words of made) {
    change(...words)
    states.push(now())
  }
  expect(states.at(-1)).toBe('most third none')
  for (let turn = 0; turn < 2; turn++) {
    for (const [index, [done]] of [...made.entries()].reverse()) expect([undoChange(path), now()]).toEqual([[done], states[index]])
    expect(() => undoChange(path)).toThrow('There is no change')
    for (const [index, [done]] of made.entries()) expect([redoChange(path), now()]).toEqual([[done], states[index + 1]])
    expect(() => redoChange(path)).toThrow('There is no change')
  }
})

test('what is exchanged for the same is no change, and an exchange leaves the content file as it is', () => {
  change('Nothing.', { 'a.svg': 'first', 'b.svg': undefined })
  expect(steps('done')).toBe(0)
  change('Exchanged.', { 'a.svg': 'second' })
  expect([readdirSync(join(folder, 'media')), takeStep(path, 'undo').media?.map((file) => file.path)]).toEqual([['a.svg'], ['media/a.svg']])
})

test('what another program has put there is not lost by undo: redo brings it back', () => {
  change('Exchanged.', { 'a.svg': 'second' })
  put('a.svg', 'by hand')
  undoChange(path)
  expect(now()).toBe('content first none')
  redoChange(path)
  expect(now()).toBe('content by hand none')
  change('Taken out.', { 'a.svg': undefined })
  put('a.svg', 'put there again')
  undoChange(path)
  redoChange(path)
  expect(now()).toBe('content put there again none')
})

test('an exchange that has not happened, as its program was killed, or that somebody has taken back by hand, is passed over', () => {
  change('Written.', {}, 'more')
  change('Exchanged.', { 'a.svg': 'second' })
  put('a.svg', 'first')
  expect(nextStep(path, 'done')).toEqual(['Written.'])
  expect([undoChange(path), now()]).toEqual([['Written.'], 'content first none'])
})

test('a program that was killed in the midst of an undo or a redo leaves what the next one brings to an end', () => {
  change('All.', { 'a.svg': 'second', 'b.svg': 'new' }, 'more')
  const step = readStep(listSteps(path, 'done')[0] ?? '')
  if (!step) throw new Error('Nothing is kept.')
  undoChange(path)
  // Killed in the undo after the content, before the file that is taken away; and in the redo before the content.
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(keepStep(path, 'undone', step)), side: 'before', gone: [], pid: 0, at: 0 }))
  put('b.svg', 'new')
  expect([nextStep(path, 'undone'), redoChange(path), now()]).toEqual([['All.'], ['All.'], 'more second new'])
  undoChange(path)
  writeFileSync(journalOf(path), JSON.stringify({ kept: basename(keepStep(path, 'done', step)), side: 'after', gone: [], pid: 0, at: 0 }))
  put('b.svg', 'new')
  expect([redoChange(path), now()]).toEqual([['All.'], 'more second new'])
})

test('where one of the files cannot be exchanged, the others and what can be undone stay as they were', () => {
  mkdirSync(join(folder, 'media', `.b.svg.${process.pid}.tmp`))
  expect(() => change('All.', { 'a.svg': 'second', 'b.svg': 'new' }, 'more')).toThrow()
  expect([now(), steps('done')]).toEqual(['content first none', 0])
})

test('nothing is read or written where a link leads away', () => {
  const outside = join(folder, 'outside')
  mkdirSync(outside)
  writeFileSync(join(outside, 'c.svg'), 'theirs')
  symlinkSync(outside, join(folder, 'media', 'to'))
  symlinkSync(join(outside, 'c.svg'), join(folder, 'media', 'c.svg'))
  for (const name of ['c.svg', 'to/c.svg', '../outside/c.svg', '../pages.json']) expect(() => change('Never.', { [name]: 'mine' })).toThrow('media/')
  expect([readFileSync(join(outside, 'c.svg'), 'utf8'), now()]).toEqual(['theirs', 'content first none'])
})

test('where the bytes are kept no longer, undo says so and changes nothing', () => {
  change('Exchanged.', { 'a.svg': 'second' })
  rmSync(join(historyFolder(path), 'media'), { recursive: true })
  expect(() => undoChange(path)).toThrow('What media/a.svg was is kept no longer')
  expect([now(), steps('done'), steps('undone')]).toEqual(['content second none', 1, 0])
})

test('what files held before several changes is what the first of them has found', () => {
  change('One.', { 'a.svg': 'second' })
  change('Two.', { 'a.svg': 'third', 'b.svg': 'new' })
  const all = listSteps(path, 'done').flatMap((file) => readStep(file) ?? [])
  const before = (from: number) => mediaBefore(path, all.slice(from)).map(({ name, bytes }) => [name, bytes?.toString()])
  expect([before(0), before(1)]).toEqual([
    [
      ['media/a.svg', 'first'],
      ['media/b.svg', undefined],
    ],
    [
      ['media/a.svg', 'second'],
      ['media/b.svg', undefined],
    ],
  ])
})
