import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aboutFile, clearLeftovers, createWith, leftoversIn, writeWhole } from '../../../src/site/text/writeWhole'

let folder = ''
const path = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const ENDED = spawnSync('true').pid

test('what is to be put in its place is whole by then, with its rights, whether it is bytes or a copy', () => {
  const put = (name: string) => (temporary: string) => {
    expect([readFileSync(temporary, 'utf8').length, readdirSync(folder).includes(name)]).toEqual([1_000_000, false])
    renameSync(temporary, path(name))
  }
  writeWhole(path('a'), Buffer.from('x'.repeat(1_000_000)), 0o600, put('a'))
  writeWhole(path('b'), { copyOf: path('a') }, 0o600, put('b'))
  expect([statSync(path('a')).mode & 0o777, readdirSync(folder)]).toEqual([0o600, ['a', 'b']])
})

test('where it may not be put there, nothing is left beside it', () => {
  const refuse = () => {
    throw new Error('no')
  }
  expect(() => writeWhole(path('a'), Buffer.from('x'), 0o600, refuse)).toThrow('no')
  expect(readdirSync(folder)).toEqual([])
})

test('what has the name of a file that is to be made stays as it is, and what a link there leads to, whether bytes are written or a copy', () => {
  writeFileSync(path('there'), 'old')
  writeFileSync(path('new'), 'new')
  symlinkSync(path('there'), path('link'))
  for (const name of ['there', 'link'])
    for (const content of [Buffer.from('new'), { copyOf: path('new') }]) expect(() => createWith(path(name), content, 0o600)).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(readFileSync(path('there'), 'utf8')).toBe('old')
})

test('what programs that have ended left is known by its name, and of one file only its own goes', () => {
  const left = [`.a.${ENDED}.tmp`, `.a.b.${ENDED}.tmp`, `.a.${process.pid}.tmp`]
  const others = [`.a.${process.ppid}.tmp`, `a.${ENDED}.tmp`, `.a.x${ENDED}.tmp`, `.a.${ENDED}.tmp.txt`]
  for (const name of [...left, ...others]) writeFileSync(path(name), '')
  expect(leftoversIn(folder).toSorted()).toEqual(left.toSorted())
  clearLeftovers(path('a'))
  expect(readdirSync(folder).toSorted()).toEqual([...others, `.a.b.${ENDED}.tmp`].toSorted())
})

test('an error of the system names the file that it is about, and any other stays as it is', () => {
  const full = Object.assign(new Error('full'), { syscall: 'write' })
  expect(aboutFile(full, '/a')).toMatchObject({ message: 'full', path: '/a' })
  const [named, own] = [Object.assign(new Error('no'), { syscall: 'open', path: '/b' }), new Error('own')]
  expect([aboutFile(named, '/a'), 'path' in (aboutFile(own, '/a') as Error), aboutFile('text', '/a')]).toEqual([named, false, 'text'])
  expect(named.path).toBe('/b')
})
