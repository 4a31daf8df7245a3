import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageCache } from '../../src/build/pageCache'

const root = mkdtempSync(join(tmpdir(), 'quoin-page-cache-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const told = { media: ['/assets/media/a.avif'], entries: [] }
const ENDINGS = ['', '.br', '.gz']

/** A page as a build has written it, kept under a name. */
function keptPage(name: string, key = 'k1', text = name) {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  const page = join(folder, `${key}.html`)
  for (const ending of ENDINGS) writeFileSync(page + ending, text + ending)
  const cache = pageCache(join(folder, 'cache'))
  cache.keep(key, page, told)
  return { folder, page, cache, next: join(folder, `next-${key}.html`), keptAt: join(folder, 'cache') }
}

test('a page that is kept is put into another site with its compressed forms and what its drawing told', () => {
  const { cache, next, page } = keptPage('put')
  expect(cache.put('k1', next)).toEqual(told)
  expect(ENDINGS.map((ending) => readFileSync(next + ending, 'utf8'))).toEqual(['put', 'put.br', 'put.gz'])
  expect(statSync(next).mtimeMs).toBe(statSync(page).mtimeMs)
})

test('what was never kept is not put anywhere', () => {
  const { cache, folder } = keptPage('other')
  expect(cache.put('k2', join(folder, 'k2'))).toBeUndefined()
  expect(readdirSync(folder)).not.toContain('k2')
})

test('nothing is written over', () => {
  const { cache, next } = keptPage('taken')
  writeFileSync(next, 'mine')
  expect(() => cache.put('k1', next)).toThrow('EEXIST')
  expect(readFileSync(next, 'utf8')).toBe('mine')
})

test.each(ENDINGS)('whoever writes into a page%s of a built site changes no other site, and the page is kept anew', (ending) => {
  const { cache, next, page, folder } = keptPage(`touched${ending}`)
  appendFileSync(page + ending, '!')
  expect(cache.put('k1', next)).toBeUndefined()
  const again = join(folder, 'again.html')
  for (const own of ENDINGS) writeFileSync(again + own, `again${own}`)
  cache.keep('k1', again, told)
  expect([cache.put('k1', next), readFileSync(next, 'utf8'), readFileSync(page + ending, 'utf8')]).toEqual([told, 'again', expect.stringMatching(/!$/)])
})

test('a file of the same length that was changed at another time is not used', () => {
  const { cache, next, page } = keptPage('length')
  writeFileSync(page, 'htgnel')
  utimesSync(page, 1, 1)
  expect(cache.put('k1', next)).toBeUndefined()
})

test.each([...ENDINGS.map((ending) => `k1.html${ending}`), 'k1.json'])('a page that is kept without its %s is drawn again', (name) => {
  const { cache, next, keptAt, folder } = keptPage(`without-${name}`)
  rmSync(join(keptAt, name))
  expect(cache.put('k1', next)).toBeUndefined()
  expect(readdirSync(folder).filter((file) => file.startsWith('next'))).toEqual([])
})

test.each(['', '{"told":', 'null', '{}', '{"told":{},"files":[[]]}'])('a note that says %j is none', (text) => {
  const { cache, next, keptAt } = keptPage('broken-note', 'k1', 'x')
  writeFileSync(join(keptAt, 'k1.json'), text)
  expect(cache.put('k1', next)).toBeUndefined()
})

test('a build that is killed while a page is kept leaves nothing that is used', () => {
  const { cache, next, keptAt, page } = keptPage('killed')
  // The note is of the page before.
  rmSync(join(keptAt, 'k1.html'))
  writeFileSync(join(keptAt, 'k1.html'), readFileSync(page, 'utf8').toUpperCase())
  expect(cache.put('k1', next)).toBeUndefined()
})

test('a cache that has come from another machine, whose copies have other times, is used', () => {
  const { cache, next, keptAt, folder } = keptPage('carried')
  cpSync(keptAt, join(folder, 'there'), { recursive: true })
  for (const name of readdirSync(keptAt)) utimesSync(join(folder, 'there', name), 1, 1)
  expect(pageCache(join(folder, 'there')).put('k1', next)).toEqual(told)
  expect(cache.put('k1', join(folder, 'here.html'))).toEqual(told)
})

test('where too much is kept, what was not used for longest goes, whole', () => {
  const { keptAt, page, folder } = keptPage('room', 'k1', '0123456789')
  const cache = pageCache(keptAt, 700)
  for (const [index, key] of ['k1', 'k2', 'k3'].entries()) {
    cache.keep(key, page, told)
    utimesSync(join(keptAt, `${key}.json`), Date.now() / 1000 - 10_000 + index, Date.now() / 1000 - 10_000 + index)
  }
  // Used again, so that another one is the oldest.
  expect(cache.put('k1', join(folder, 'used.html'))).toEqual(told)
  cache.tidy(1000)
  expect(new Set(readdirSync(keptAt).map((name) => name.slice(0, 2)))).toEqual(new Set(['k1', 'k3']))
})

test('what nothing has used for more than thirty days goes', () => {
  const { cache, keptAt, page } = keptPage('old')
  cache.keep('k2', page, told)
  const then = Date.now() / 1000 - 31 * 24 * 3600
  utimesSync(join(keptAt, 'k1.json'), then, then)
  cache.tidy(1000)
  expect(readdirSync(keptAt).sort()).toEqual(['k2.html', 'k2.html.br', 'k2.html.gz', 'k2.json'])
})

test('after a few pages it is looked for what is to go once in an hour, after many in any case', () => {
  const { cache, keptAt, page } = keptPage('often')
  const isThere = () => existsSync(join(keptAt, 'k1.html'))
  const old = () => {
    cache.keep('k1', page, told)
    utimesSync(join(keptAt, 'k1.json'), 1, 1)
  }
  const after = (added: number) => {
    old()
    cache.tidy(added)
    return isThere()
  }
  expect([after(1), after(1), after(199), after(200), after(1)]).toEqual([false, true, true, false, true])
  const then = Date.now() / 1000 - 3601
  utimesSync(`${keptAt}-tidied`, then, then)
  expect([after(1), after(1)]).toEqual([false, true])
})

test('a place that cannot be written, or is none, only costs time', () => {
  writeFileSync(join(root, 'file'), '')
  const cache = pageCache(join(root, 'file/in'))
  cache.keep('k1', join(root, 'file'), told)
  cache.tidy(1000)
  expect(cache.put('k1', join(root, 'none'))).toBeUndefined()
})
