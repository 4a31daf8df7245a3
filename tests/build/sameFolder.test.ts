import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSameFolder } from '../../src/build/sameFolder'

const folder = mkdtempSync(join(tmpdir(), 'quoin-same-'))
afterAll(() => rmSync(folder, { recursive: true }))

function folderWith(name: string, files: Record<string, string>): string {
  const own = join(folder, name)
  mkdirSync(join(own, 'assets'), { recursive: true })
  for (const [file, words] of Object.entries(files)) writeFileSync(join(own, file), words)
  return own
}
const one = folderWith('one', { 'index.html': 'one', 'assets/a.js': 'two' })

test('two folders are the same when each file in them is, to the byte', () => {
  expect(isSameFolder(one, folderWith('copy', { 'index.html': 'one', 'assets/a.js': 'two' }))).toBe(true)
  expect(isSameFolder(one, folderWith('letter', { 'index.html': 'one', 'assets/a.js': 'twi' }))).toBe(false)
  expect(isSameFolder(one, folderWith('longer', { 'index.html': 'one', 'assets/a.js': 'two ' }))).toBe(false)
})

test('a file more, a file less, another place or no folder is not the same', () => {
  expect(isSameFolder(one, folderWith('more', { 'index.html': 'one', 'assets/a.js': 'two', 'assets/b.js': '' }))).toBe(false)
  expect(isSameFolder(one, folderWith('less', { 'index.html': 'one' }))).toBe(false)
  expect(isSameFolder(one, folderWith('moved', { 'index.html': 'one', 'a.js': 'two' }))).toBe(false)
  expect(isSameFolder(one, join(folder, 'none'))).toBe(false)
  expect(isSameFolder(join(folder, 'none'), join(folder, 'none'))).toBe(false)
})
