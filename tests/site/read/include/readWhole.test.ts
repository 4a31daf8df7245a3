import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { unbundle } from '../../../../src/site/read/include/bundle'
import { includedFiles, readWhole, wholeReader } from '../../../../src/site/read/include/readWhole'
import { wholeNow } from '../../../../src/site/read/include/wholeNow'

const around = mkdtempSync(join(tmpdir(), 'quoin-whole-'))
const folder = join(around, 'site')
const path = join(folder, 'pages.json')
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
beforeAll(() => {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  write('pages/b.json', '{ "pages": [2] }')
  write('pages/a.json', '{ "pages": [1] }')
})
afterAll(() => rmSync(around, { recursive: true }))
const included = (text: string) => {
  write('pages.json', text)
  return unbundle(readWhole(path)).included.map(({ name, fault }) => (fault === undefined ? name : `${name}: ${fault}`))
}

test('a file that includes none is read as it is', () => {
  write('pages.json', '{ "pages": [] }')
  expect(readWhole(path).toString()).toBe('{ "pages": [] }')
})

test('files are read in the order of their names, each once, and the main file is none of them', () => {
  expect(included('{ "include": ["pages/b.json", "**/*.json"] }')).toEqual(['pages/b.json', 'pages/a.json'])
  expect(includedFiles(path)).toEqual([join(folder, 'pages/b.json'), join(folder, 'pages/a.json')])
})

test('a main file that is broken elsewhere includes what it did', () => {
  expect(included('{ "include": ["pages/*.json"], "pages": [1 2] }')).toEqual(['pages/a.json', 'pages/b.json'])
})

test.each([
  '{ "include": "pages/*.json" }',
  '{ "include": [1, "a.txt", "../*.json"] }',
  '{ "include": [pages] }',
  '{ "pages": [{ "include": ["pages/*.json"] }] }',
  '{ "title": "say \\"include\\": [\\"pages/a.json\\"]" }',
])('%s includes nothing', (text) => {
  expect(included(text)).toEqual([])
})

test('a link that leads out of the folder is not followed, and one inside is', () => {
  writeFileSync(join(around, 'secret.json'), '{}')
  mkdirSync(join(folder, 'links'))
  symlinkSync(join(around, 'secret.json'), join(folder, 'links/out.json'))
  symlinkSync(join(folder, 'pages/a.json'), join(folder, 'links/in.json'))
  symlinkSync(around, join(folder, 'away'))
  symlinkSync(join(folder, 'none.json'), join(folder, 'links/none.json'))
  const out = 'a link leads out of the folder of this file'
  expect(included('{ "include": ["links/*.json", "away/*.json"] }')).toEqual([
    'links/in.json',
    'links/none.json: there is no such file',
    `links/out.json: ${out}`,
    `away/secret.json: ${out}`,
  ])
})

test('of what cannot be read just now there is no text', () => {
  write('pages.json', '{ "include": ["pages/a.json"] }')
  expect(wholeNow(path).value).toEqual({ include: ['pages/a.json'], pages: [1] })
  expect(wholeNow(join(folder, 'none.json')).text).toBe('')
})

test('who reads on has the same bytes again until one of the files is another one, or there is one more', () => {
  write('pages.json', '{ "include": ["pages/*.json"] }')
  const read = wholeReader(path)
  const first = read()
  expect([first.patterns, read()]).toEqual([['pages/*.json'], first])
  expect(read().bytes).toBe(first.bytes)
  const changes = [
    () => write('pages/a.json', '{ "pages": [3] }'),
    () => write('pages/c.json', '{}'),
    () => rmSync(join(folder, 'pages/c.json')),
    () => write('pages.json', '{ "include": ["pages/b.json"] }'),
  ]
  for (const change of changes) {
    const before = read()
    change()
    expect(read().bytes).not.toBe(before.bytes)
    expect(read().bytes).toEqual(readWhole(path))
  }
  expect(read().patterns).toEqual(['pages/b.json'])
})

test('what is read again gives the same bytes as long as no file is another one, so that nothing is made of them twice', () => {
  write('pages.json', '{ "include": ["pages/*.json"] }')
  const bytes = readWhole(path)
  expect(readWhole(path)).toBe(bytes)
  write('pages/a.json', '{ "pages": [7] }')
  const later = readWhole(path)
  expect([later === bytes, unbundle(later).included.map((file) => file.bytes.toString())]).toEqual([false, ['{ "pages": [7] }', '{ "pages": [2] }']])
  write('pages/a.json', '{ "pages": [1] }')
})

test('a file that is as it was is not read again, and one that has another time, place or size is', () => {
  const [name, other] = ['pages/a.json', 'pages/b.json'].map((file) => join(folder, file))
  const written = (file = '', text = '', time = 1000) => {
    writeFileSync(file, text)
    utimesSync(file, time, time)
  }
  write('pages.json', '{ "include": ["pages/*.json"] }')
  written(name, '{ "pages": [1] }')
  const read = wholeReader(path)
  const textsNow = () => unbundle(read().bytes).included.map(({ bytes }) => bytes.toString())
  // A file that was just written is read each time, whatever its times say.
  vi.useFakeTimers({ now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const texts = textsNow()
  written(name, '{ "pages": [8] }')
  expect(textsNow()).toEqual(['{ "pages": [8] }', texts[1]])
  vi.setSystemTime(Date.now() + 10_000)
  const first = read().bytes
  const opening = vi.spyOn(fs, 'openSync')
  syncBuiltinESMExports()
  expect(read().bytes).toBe(first)
  expect(opening.mock.calls).toEqual([])
  opening.mockRestore()
  syncBuiltinESMExports()
  written(name, '{ "pages": [9] }')
  expect(textsNow()).toEqual(['{ "pages": [9] }', texts[1]])
  renameSync(other ?? '', name ?? '')
  expect(textsNow()).toEqual([texts[1]])
})
