import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compileFile, compile } from '../../src/site/compile'
import { fileWith, pageWith, siteWith, toyBlocks } from '../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-load-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const load = (text: string, options = {}) => compile(new TextEncoder().encode(text), 'pages.json', toyBlocks, options)

test('a file is a site or has problems, named by its last part', () => {
  const path = join(folder, 'toys.json')
  writeFileSync(path, siteWith({ type: 'note', text: '' }))
  expect(compileFile(path, toyBlocks)).toMatchObject({ site: undefined, problems: [{ file: 'toys.json', severity: 'error' }], advice: [] })
  writeFileSync(path, siteWith({ type: 'rule' }))
  expect(compileFile(path, toyBlocks)).toMatchObject({ site: { pages: [{ path: '/' }] }, problems: [], advice: [] })
  expect(compileFile(join(folder, 'none.json'), toyBlocks).problems.length).toBe(1)
})

test('five hundred problems are told at most', () => {
  const notes = (count: number) =>
    load(
      fileWith({
        pages: Array.from({ length: count / 100 }, (_, index) => ({ ...pageWith(...Array.from({ length: 100 }, () => ({ type: 'note', text: '' }))), path: `/p${index}` })),
      }),
    ).problems.length
  expect([notes(400), notes(500), notes(600)]).toEqual([400, 500, 500])
})

test('a mistake in a shared section is told once, however often it is used; two mistakes at one place are two', () => {
  const shared = { hello: { type: 'note', text: '[a](/x) [b](/y)' } }
  expect(load(fileWith({ shared, pages: [pageWith({ use: 'hello' }, { use: 'hello' })] })).problems.map(({ message }) => /"(\/\w)"/.exec(message)?.[1])).toEqual(['/x', '/y'])
})

test('advice stops nothing, and is given only when it is asked for', () => {
  const text = siteWith({ type: 'rule', label: 'a <b>c</b>' })
  expect(load(text)).toMatchObject({ site: {}, problems: [], advice: [] })
  const { site, advice } = load(text, { advice: true })
  expect([site !== undefined, advice.some(({ rule }) => rule === 'tag-in-text'), advice.every(({ severity }) => severity === 'advice')]).toEqual([true, true, true])
})

test('what must not go live is a problem when that is asked for', () => {
  expect(load(siteWith({ type: 'rule' }), { publish: true }).problems.length).toBeGreaterThan(0)
})

test('a site is made for the day that is asked for', () => {
  const text = siteWith({ type: 'rule', from: '2026-12-24', until: '2026-12-24' })
  const count = (at: string) => load(text, { at }).site?.pages[0]?.sections.length
  expect(['2026-12-23', '2026-12-24', '2026-12-24T23:59', '2026-12-25'].map(count)).toEqual([0, 1, 1, 0])
})
