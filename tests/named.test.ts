import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !file.endsWith('.d.ts'))
const tests = filesIn('tests', /\.test\.tsx?$/)
const texts = new Map(tests.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))

/** So many lines of code, without imports, comments and empty lines, are a small fault's home. */
const LEAST = 15
/** What needs no test of its own, and why. */
const EXEMPT: readonly [RegExp, string][] = [
  [/^src\/site\/diagnostics\/wording\//, 'sentences: every code is reported in a snapshot of tests/site/diagnostics/'],
  [/^src\/site\/schema\/words\//, 'words of a language: words.test.ts compares them'],
  [/\/types\.ts$|\/(?:route|rule|expandedPage)\.ts$|^src\/parts\/resolve\.ts$/, 'types only'],
  [/^src\/site\/schema\/(?:siteSettings|frameSettings|site)\.ts$/, 'a table of fields: schema.test.ts and pages.schema.json show every change'],
  [/\/(?:shell|theme|start[A-Z]\w*|main)\.tsx?$/, 'puts together what has tests; the browser tests run it'],
]
const bare = (file: string) =>
  basename(file)
    .replace(/(?:\.unit)?(?:\.test)?\.\w+$/, '')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
const homesOf = (file: string) => {
  const folder = dirname(file).replace(/^src\/?/, '')
  if (folder === 'dev/server') return ['tests/dev']
  if (/^site\/lint\/(?:rules|publish)$/.test(folder)) return ['tests/site/lint']
  return [`tests/${folder}`.replace(/\/$/, '')]
}
const importsIt = (file: string, by: string) =>
  [...(texts.get(by) ?? '').matchAll(/(?:from |import\()'(\.[^']+)'/g)].some(([, path = '']) => normalize(join(dirname(by), path)) === file.replace(/\.\w+$/, ''))

/** Whether somebody who changes a file finds its test by its name: where it lies in src/, so it lies in tests/. */
function isNamed(file: string): boolean {
  const [, block] = /^src\/blocks\/([^/]+)\//.exec(file) ?? []
  if (block !== undefined) return tests.some((by) => by.startsWith(`tests/blocks/${block}/`) || bare(by) === block.toLowerCase())
  const name = basename(file).replace(/\.\w+$/, '')
  if (/\/lint\/(?:rules|publish)\//.test(file)) return tests.some((by) => by.startsWith('tests/site/lint/') && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(texts.get(by) ?? ''))
  return homesOf(file).some((home) => tests.some((by) => (dirname(by) === home && bare(by) === bare(file)) || (by.startsWith(`${home}/`) && importsIt(file, by))))
}

const codeOf = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)|^import /.test(line)).length

test('every file of src/ has a test that is found by its name, in the folder of tests/ that mirrors its own', () => {
  const nameless = filesIn('src', /\.(?:tsx?|mjs)$/).filter((file) => codeOf(file) >= LEAST && !EXEMPT.some(([pattern]) => pattern.test(file)) && !isNamed(file))
  expect(nameless).toEqual([])
})
