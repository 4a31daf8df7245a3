import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { beginPlace, ShardError } from '../../../src/build/shards/ownPlace'

const root = mkdtempSync(join(tmpdir(), 'quoin-place-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a folder comes to its place whole, in the place of the one before', () => {
  const place = join(root, 'swap/plan')
  for (const text of ['first', 'second']) {
    const { folder, put } = beginPlace(place, 'note')
    writeFileSync(join(folder, 'note'), text)
    const before = existsSync(place) ? readFileSync(join(place, 'note'), 'utf8') : undefined
    expect(before).toBe(text === 'first' ? undefined : 'first')
    put()
    expect(readFileSync(join(place, 'note'), 'utf8')).toBe(text)
  }
  expect(readdirSync(join(root, 'swap'))).toEqual(['plan'])
})

test('one that is given up leaves nothing, and what a killed command has left goes with the next', () => {
  const parent = join(root, 'left')
  mkdirSync(join(parent, '.plan-new-4194999-1'), { recursive: true })
  mkdirSync(join(parent, '.plan-gone-4194999-2'))
  const { folder, drop } = beginPlace(join(parent, 'plan'), 'note')
  expect(readdirSync(parent)).toEqual([folder.slice(parent.length + 1)])
  drop()
  expect(readdirSync(parent)).toEqual([])
})

test('a folder of other things is left alone, an empty one is used', () => {
  const place = join(root, 'other')
  mkdirSync(place)
  beginPlace(place, 'note').drop()
  writeFileSync(join(place, 'letter.txt'), 'x')
  expect(() => beginPlace(place, 'note')).toThrow(ShardError)
  expect(() => beginPlace(place, 'note')).toThrow(`${place} holds other things than a plan or a part of a site`)
  expect(readdirSync(place)).toEqual(['letter.txt'])
})
