import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exchangeFile } from '../../../src/site/text/exchangeFile'
import { ChangedMeanwhile } from '../../../src/site/text/replaceFile'

const folder = mkdtempSync(join(tmpdir(), 'quoin-exchange-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'in', 'a', 'file')
const [old, other] = [Buffer.from('old'), Buffer.from('other')]

test('a file is made with its folder, exchanged, and taken away; nothing is left beside it', () => {
  exchangeFile(path, undefined, old)
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['old', 0o644])
  exchangeFile(path, old, other)
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'in', 'a'))]).toEqual(['other', ['file']])
  exchangeFile(path, other, undefined)
  exchangeFile(path, undefined, undefined)
  expect(existsSync(path)).toBe(false)
})

test('what somebody has put there meanwhile stays, whatever was to be done', () => {
  exchangeFile(path, undefined, other)
  for (const [before, bytes] of [
    [undefined, old],
    [old, Buffer.from('new')],
    [old, undefined],
  ])
    expect(() => exchangeFile(path, before, bytes)).toThrow(ChangedMeanwhile)
  expect([readFileSync(path, 'utf8'), readdirSync(join(folder, 'in', 'a'))]).toEqual(['other', ['file']])
})
