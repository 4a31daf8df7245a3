import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepSite, keptSites, putBack } from '../../src/build/kept'
import { beginSite, putInPlace } from '../../src/build/swapDirectory'

/** No process has such a number. */
const DEAD = 4_194_305
const folder = mkdtempSync(join(tmpdir(), 'quoin-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Publishes a site with these words at a place, at a second. */
function publish(out: string, words: string, second: number): void {
  const site = beginSite(out)
  mkdirSync(join(site, 'assets'))
  for (const file of ['index.html', 'assets/a.js']) writeFileSync(join(site, file), words)
  putInPlace(site, out)
  keepSite(out, second * 1000)
}
const read = (out: string) => ['index.html', 'assets/a.js'].map((file) => readFileSync(join(out, file), 'utf8'))

test('the site that was published before is put back, whole, step by step, and the first one stays', () => {
  const out = join(folder, 'steps')
  for (const [index, words] of ['one', 'two', 'three'].entries()) publish(out, words, index)
  expect(putBack(out)).toEqual({ from: '1970-01-01T00-00-02-000Z', to: '1970-01-01T00-00-01-000Z' })
  expect(read(out)).toEqual(['two', 'two'])
  expect([putBack(out)?.to, read(out)]).toEqual(['1970-01-01T00-00-00-000Z', ['one', 'one']])
  expect([putBack(out), read(out)]).toEqual([undefined, ['one', 'one']])
  publish(out, 'four', 9)
  expect([putBack(out)?.to, read(out)]).toEqual(['1970-01-01T00-00-02-000Z', ['three', 'three']])
})

test('five are kept, and none is changed by what happens to the site in its place', () => {
  const out = join(folder, 'five')
  for (let second = 0; second < 7; second++) publish(out, `site ${second}`, second)
  expect(keptSites(out).map(({ name, isCurrent }) => `${name.slice(17, 19)}${isCurrent ? ' current' : ''}`)).toEqual(['02', '03', '04', '05', '06 current'])
  writeFileSync(join(out, 'index.html'), 'Changed by hand.')
  expect(putBack(out)).toEqual({ from: undefined, to: '1970-01-01T00-00-06-000Z' })
  for (let turn = 0; turn < 4; turn++) putBack(out)
  expect([read(out), putBack(out)]).toEqual([['site 2', 'site 2'], undefined])
})

test('what cannot be kept leaves nothing half, and where nothing was published nothing is put back', () => {
  expect([keptSites(join(folder, 'none')), putBack(join(folder, 'none'))]).toEqual([[], undefined])
  expect(() => keepSite(join(folder, 'none'), 0)).toThrow()
  expect(keptSites(join(folder, 'none'))).toEqual([])
  expect(existsSync(join(folder, '.none-published')) ? readdirSync(join(folder, '.none-published')) : []).toEqual([])
})

test('a folder with other things in it is not replaced by a site from before', () => {
  const out = join(folder, 'mixed')
  publish(out, 'one', 1)
  publish(out, 'two', 2)
  writeFileSync(join(out, 'notes.txt'), 'Mine.')
  expect(() => putBack(out)).toThrow('notes.txt')
  expect([read(out), readFileSync(join(out, 'notes.txt'), 'utf8')]).toEqual([['two', 'two'], 'Mine.'])
})

test('killed before a new site is kept, or before it is said which one is published, going back skips none', () => {
  const out = join(folder, 'killed')
  for (const [index, words] of ['one', 'two', 'three'].entries()) publish(out, words, index)
  const begun = beginSite(out)
  writeFileSync(join(begun, 'index.html'), 'four, never kept')
  putInPlace(begun, out)
  expect([putBack(out), readFileSync(join(out, 'index.html'), 'utf8')]).toEqual([{ from: undefined, to: '1970-01-01T00-00-02-000Z' }, 'three'])
  putBack(out)
  writeFileSync(join(folder, '.killed-published', 'current'), '1970-01-01T00-00-02-000Z\n')
  expect([putBack(out)?.to, read(out)]).toEqual(['1970-01-01T00-00-00-000Z', ['one', 'one']])
  writeFileSync(join(folder, '.killed-published', 'current'), '')
  expect(putBack(out)).toBeUndefined()
})

test('a site that is forgotten is none from the first moment on, and what was left half is taken away', () => {
  const out = join(folder, 'forgotten')
  const kept = join(folder, '.forgotten-published')
  for (let second = 0; second < 5; second++) publish(out, `site ${second}`, second)
  mkdirSync(join(kept, `.unfinished-${DEAD}-1`, 'assets'), { recursive: true })
  const { rmSync: remove } = fs
  // As if it were killed just there.
  fs.rmSync = (path, options) => {
    if (String(path).includes(`-${process.pid}-`) && String(path).startsWith(kept)) throw new Error('killed')
    remove(path, options)
  }
  syncBuiltinESMExports()
  try {
    expect(() => publish(out, 'site 5', 5)).toThrow('killed')
  } finally {
    fs.rmSync = remove
    syncBuiltinESMExports()
  }
  expect(keptSites(out).map(({ name }) => name.slice(17, 19))).toEqual(['01', '02', '03', '04', '05'])
  expect(readdirSync(kept).filter((name) => name.startsWith('.')).length).toBe(1)
  publish(out, 'site 6', 6)
  expect(readdirSync(kept).filter((name) => name.startsWith('.'))).toEqual([])
})
