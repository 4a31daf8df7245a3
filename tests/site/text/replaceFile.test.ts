import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileFault } from '../../../src/site/diagnostics/wording/files'
import { ChangedMeanwhile, replaceFile } from '../../../src/site/text/replaceFile'
import { aboutFile } from '../../../src/site/text/writeWhole'

const folder = mkdtempSync(join(tmpdir(), 'quoin-replace-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = (name: string) => join(folder, name)

test('a file has the new bytes and its rights, a link stays a link, and nothing is left beside it', () => {
  mkdirSync(path('a'))
  writeFileSync(path('a/real'), 'old', { mode: 0o600 })
  symlinkSync(path('a/real'), path('link'))
  const before = process.umask(0o077)
  for (const mode of [0o600, 0o664]) {
    rmSync(path('a/real'))
    writeFileSync(path('a/real'), 'old')
    process.umask(0)
    rmSync(path('a/real'))
    writeFileSync(path('a/real'), 'old', { mode })
    process.umask(0o077)
    replaceFile(path('link'), Buffer.from('old'), Buffer.from('new'.repeat(100_000)))
    expect([readFileSync(path('a/real'), 'utf8').length, statSync(path('a/real')).mode & 0o777, lstatSync(path('link')).isSymbolicLink()]).toEqual([300_000, mode, true])
  }
  process.umask(before)
  expect(readdirSync(path('a'))).toEqual(['real'])
})

test('where that is not possible the file stays, and nothing is left beside it', () => {
  mkdirSync(path('b'))
  mkdirSync(path('b/folder'))
  expect(() => replaceFile(path('b/folder'), Buffer.from('old'), Buffer.from('new'))).toThrow()
  expect(() => replaceFile(path('b/none'), Buffer.from('old'), Buffer.from('new'))).toThrow(/ENOENT/)
  expect(readdirSync(path('b'))).toEqual(['folder'])
})

test('what somebody has saved meanwhile stays', () => {
  mkdirSync(path('c'))
  writeFileSync(path('c/file'), 'saved since')
  expect(() => replaceFile(path('c/file'), Buffer.from('read before'), Buffer.from('new'))).toThrow(ChangedMeanwhile)
  expect([readFileSync(path('c/file'), 'utf8'), readdirSync(path('c'))]).toEqual(['saved since', ['file']])
  expect(fileFault(new ChangedMeanwhile('pages.json'))).toBe('pages.json has been changed by someone else meanwhile. It was left as it is; run the command again.')
})

test('what killed commands have left goes, and what belongs to one that runs, or to nobody, stays', () => {
  mkdirSync(path('d'))
  writeFileSync(path('d/file'), 'old')
  const ended = spawnSync('true').pid
  for (const mine of [process.pid, ended]) writeFileSync(path(`d/.file.${mine}.tmp`), 'half')
  const others = [`.file.${process.ppid}.tmp`, `.file.x${ended}.tmp`, `.other.${ended}.tmp`, `file.${ended}.tmp`]
  for (const other of others) writeFileSync(path(`d/${other}`), 'half')
  replaceFile(path('d/file'), Buffer.from('old'), Buffer.from('new'))
  expect([readFileSync(path('d/file'), 'utf8'), readdirSync(path('d')).sort()]).toEqual(['new', [...others, 'file'].sort()])
})

test('a disk that is full is told with the file that could not be written, which the system does not name', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
  expect(fileFault(aboutFile(full, 'pages.json'))).toBe('pages.json cannot be read or written: the disk is full.')
  const named = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: 'other' })
  expect([aboutFile(named, 'pages.json'), aboutFile('odd', 'pages.json')]).toEqual([named, 'odd'])
  expect(named.path).toBe('other')
})
