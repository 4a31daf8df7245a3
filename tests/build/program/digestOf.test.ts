import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { digestOf } from '../../../src/build/program/digestOf.mjs'

let folder = ''
const at = (name: string) => join(folder, name)
const kept = () => at('cache/last')
const digest = (names = ['a', 'b'], also = 'here') => digestOf(names.map(at), also, kept())
/** Time goes by, so that the files have been left alone for a while. */
const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  folder = mkdtempSync(join(tmpdir(), 'quoin-digest-'))
  for (const name of ['a', 'b', 'c']) writeFileSync(at(name), name)
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

test('it is the same for the same files, and another one for others, for another order, and for what it depends on besides', () => {
  const all = [digest(), digest(['a', 'c']), digest(['b', 'a']), digest(['a']), digest(['a', 'b'], 'there')]
  expect(all.every((one) => /^[0-9a-f]{24}$/.test(one))).toBe(true)
  expect(new Set(all).size).toBe(5)
  expect(digest()).toBe(all[0])
})

test('files that have been left alone are not read again', () => {
  later(60)
  const first = digest()
  const [stamp = '', word] = readFileSync(kept(), 'latin1').split(' ')
  expect(word).toBe(first)
  writeFileSync(kept(), `${stamp} known`)
  expect(digest()).toBe('known')
  expect(digest(['a', 'b'], 'there')).not.toBe('known')
})

test.each<[string, () => void]>([
  ['of another size', () => writeFileSync(at('a'), 'longer')],
  ['of the same size', () => writeFileSync(at('a'), 'x')],
  [
    'whose time is as it was',
    () => {
      const { mtime } = statSync(at('a'))
      writeFileSync(at('a'), 'x')
      utimesSync(at('a'), mtime, mtime)
    },
  ],
])('a change %s is seen', (_what, change) => {
  later(60)
  const before = digest()
  change()
  later(60)
  expect(digest()).not.toBe(before)
})

test('what was changed just now is read, since the next change may have the same time, and nothing is kept', () => {
  const before = digest()
  expect(existsSync(kept())).toBe(false)
  later(60)
  digest()
  writeFileSync(kept(), readFileSync(kept(), 'latin1').replace(before, 'known'))
  expect(digest()).toBe('known')
  later(-60)
  expect(digest()).toBe(before)
})

test('where nothing can be kept, and where what is kept is broken, they are read', () => {
  later(60)
  const first = digest()
  writeFileSync(kept(), 'x')
  expect(digest()).toBe(first)
  writeFileSync(at('no folder'), '')
  expect(digestOf([at('a'), at('b')], 'here', at('no folder/last'))).toBe(first)
})
