import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mediaCache } from '../../../src/build/media/mediaCache'
import { RECIPE } from '../../../src/build/media/resizePicture'
import type { Derived } from '../../../src/parts/mediaFile'

const root = mkdtempSync(join(tmpdir(), 'quoin-media-cache-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const file = (more: Partial<Derived> = {}): Derived => ({ name: 'a', hash: '0123456789ab', width: 40, height: 30, ending: 'avif', ...more })

test('what was made is found again, whatever the picture is called', () => {
  const cache = mediaCache({ vips: '1' }, join(root, 'found'))
  expect(cache.get(file())).toBeUndefined()
  cache.keep(file(), Buffer.from('bytes'))
  expect([cache.get(file())?.toString(), cache.get(file({ name: 'b' }))?.toString()]).toEqual(['bytes', 'bytes'])
})

test.each<[string, Partial<Derived>]>([
  ['of another picture', { hash: 'ba9876543210' }],
  ['of another width', { width: 41 }],
  ['of another height', { height: 31 }],
  ['of another format', { ending: 'webp' }],
  ['cut elsewhere', { focus: [1, 2] }],
])('a file %s is another one', (_what, more) => {
  const cache = mediaCache({}, join(root, 'other'))
  cache.keep(file(), Buffer.from('bytes'))
  expect(cache.get(file(more))).toBeUndefined()
})

test('what is kept is put into a site at once, once, and never over another file', () => {
  const cache = mediaCache({}, join(root, 'put'))
  const place = join(root, 'put.avif')
  expect(cache.put(file(), place)).toBe(false)
  cache.keep(file(), Buffer.from('bytes'))
  expect(cache.put(file(), place)).toBe(true)
  expect(readFileSync(place, 'utf8')).toBe('bytes')
  expect(() => cache.put(file(), place)).toThrow('EEXIST')
})

test('whoever changes such a file in a built site changes no other site', () => {
  const cache = mediaCache({}, join(root, 'touched'))
  cache.keep(file(), Buffer.from('bytes'))
  cache.put(file(), join(root, 'touched.avif'))
  writeFileSync(join(root, 'touched.avif'), 'other')
  expect([cache.get(file()), cache.put(file(), join(root, 'next.avif'))]).toEqual([undefined, false])
  cache.keep(file(), Buffer.from('bytes'))
  expect([cache.get(file())?.toString(), readFileSync(join(root, 'touched.avif'), 'utf8')]).toEqual(['bytes', 'other'])
})

test('another version of what makes them makes all of them anew', () => {
  const folder = join(root, 'version')
  mediaCache({ vips: '1' }, folder).keep(file(), Buffer.from('bytes'))
  expect(mediaCache({ vips: '2' }, folder).get(file())).toBeUndefined()
})

test('so does another way of making them', () => {
  const folder = join(root, 'recipe')
  mediaCache({ vips: '1' }, folder).keep(file(), Buffer.from('bytes'))
  const key = (recipe: unknown) =>
    createHash('sha256')
      .update(JSON.stringify([JSON.stringify([{ vips: '1' }, recipe]), { ...file(), name: '' }]))
      .digest('hex')
      .slice(0, 32)
  expect(readdirSync(folder)).toEqual([key(RECIPE)])
  expect(key({})).not.toBe(key(RECIPE))
})

test('where too much is kept, what was not used for longest goes', () => {
  const folder = join(root, 'room')
  const cache = mediaCache({}, folder, 25)
  for (const width of [1, 2, 3]) {
    const before = new Set(width === 1 ? [] : readdirSync(folder))
    cache.keep(file({ width }), Buffer.alloc(10))
    for (const name of readdirSync(folder)) if (!before.has(name)) utimesSync(join(folder, name), width, statSync(join(folder, name)).mtimeMs / 1000)
  }
  cache.get(file({ width: 1 }))
  cache.tidy()
  expect([1, 2, 3].map((width) => cache.get(file({ width })) !== undefined)).toEqual([true, false, true])
})

test('a place that cannot be written, or is none, only costs time', () => {
  writeFileSync(join(root, 'file'), '')
  const cache = mediaCache({}, join(root, 'file/in'))
  cache.keep(file(), Buffer.from('bytes'))
  cache.tidy()
  expect(cache.get(file())).toBeUndefined()
})
