import { spawnSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFile } from '../../../src/site/text/createFile'

let folder = ''
const path = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(path(name), 'utf8')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-create-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file holds the bytes that it is given, or those of another one, and nothing is left beside it', () => {
  createFile(path('a'), Buffer.from('new'), 0o640)
  createFile(path('b'), { copyOf: path('a') })
  expect([read('a'), read('b'), statSync(path('a')).mode & 0o777 & ~process.umask(), readdirSync(folder)]).toEqual(['new', 'new', 0o640 & ~process.umask(), ['a', 'b']])
})

test('one that is there stays, and is told as that', () => {
  writeFileSync(path('a'), 'mine')
  expect(() => createFile(path('a'), Buffer.from('new'))).toThrow('EEXIST')
  expect(() => createFile(path('a'), { copyOf: path('none') })).toThrow('ENOENT')
  expect([read('a'), readdirSync(folder)]).toEqual(['mine', ['a']])
})

test('what a killed program has left goes, and a folder that is not there is told', () => {
  writeFileSync(path(`.a.${spawnSync('true').pid}.tmp`), 'half')
  createFile(path('a'), Buffer.from('new'))
  expect(readdirSync(folder)).toEqual(['a'])
  expect(() => createFile(path('none/a'), Buffer.from('new'))).toThrow('ENOENT')
})

test('on a disk that knows no second names a file is made all the same, and never over another', () => {
  const { linkSync } = fs
  fs.linkSync = () => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' })
  }
  syncBuiltinESMExports()
  try {
    createFile(path('a'), Buffer.from('new'))
    mkdirSync(path('b'))
    expect(() => createFile(path('b'), Buffer.from('new'))).toThrow('EPERM')
    expect(() => createFile(path('a'), Buffer.from('other'))).toThrow('EPERM')
  } finally {
    fs.linkSync = linkSync
    syncBuiltinESMExports()
  }
  expect([read('a'), readdirSync(folder)]).toEqual(['new', ['a', 'b']])
})
