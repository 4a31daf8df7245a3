import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesMeantBy, isMeantBy, patternFault } from '../../../../src/site/read/include/patterns'

const folder = mkdtempSync(join(tmpdir(), 'quoin-patterns-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const name of [
  'pages.json',
  'pages/b.json',
  'pages/a.json',
  'pages/a.txt',
  'pages/.hidden.json',
  'pages/deep/c.json',
  'pages/deep/er/d.json',
  'node_modules/x.json',
  'news/2026/e.json',
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), '{}')
}

test.each([
  ['pages/*.json', ['pages/a.json', 'pages/b.json']],
  ['pages/a.json', ['pages/a.json']],
  ['pages/**/*.json', ['pages/a.json', 'pages/b.json', 'pages/deep/c.json', 'pages/deep/er/d.json']],
  ['**/*.json', ['news/2026/e.json', 'pages.json', 'pages/a.json', 'pages/b.json', 'pages/deep/c.json', 'pages/deep/er/d.json']],
  ['*/*/e.json', ['news/2026/e.json']],
  ['pa*s/*.json', ['pages/a.json', 'pages/b.json']],
  ['pages/deep', []],
  ['pages/deep/*', []],
  ['none/*.json', []],
  ['pages/A.json', []],
  ['pages/a.jso.json', []],
])('%s means %j', (pattern, names) => {
  expect(filesMeantBy(folder, pattern)).toEqual(names)
  for (const name of names) expect(isMeantBy(pattern, name)).toBe(true)
})

test.each(['/etc/*.json', '../*.json', './a.json', 'a/../b.json', 'C:\\a.json', 'a\\b.json', 'https://a.example/b.json', 'a//b.json', '', '.git/a.json', 'a\0.json'])(
  '%j is no way downwards',
  (pattern) => {
    expect(patternFault(pattern)).toContain('downwards')
    expect(filesMeantBy(folder, pattern)).toEqual([])
  },
)

test('only files of JSON can be included', () => {
  expect([patternFault('pages/*.txt'), patternFault('pages/*.json')]).toEqual(['its name does not end in ".json"', undefined])
})

test.each([
  ['pages/*.json', 'pages/deep/c.json'],
  ['pages/*.json', 'pages/xjson'],
  ['a+b.json', 'aab.json'],
  ['**/a.json', 'b/a.json.json'],
  ['pages/*.json', 'pages/.a.json'],
])('%s does not mean %s', (pattern, name) => {
  expect(isMeantBy(pattern, name)).toBe(false)
})
