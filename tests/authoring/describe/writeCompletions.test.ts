import { mediaPaths } from '../../../src/site/media/readMedia'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { valuesSchema } from '../../../src/authoring/describe/completions'
import { publishedValues, refreshValues, valuesRefresher } from '../../../src/authoring/describe/writeCompletions'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { fileWith, toyBlocks } from '../../lib/toy'

let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'quoin-values-'))
  mkdirSync(join(project, 'schema'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(project, { recursive: true })
})

const OWN = './schema/pages.schema.json'
/** Saves a content file that names these shared sections. */
function save(names: string[], more: object = { $schema: OWN }, name = 'pages.json'): string {
  const path = join(project, name)
  writeFileSync(path, fileWith({ ...more, shared: Object.fromEntries(names.map((one) => [one, { type: 'rule' }])) }))
  return path
}
const target = () => join(project, 'schema/values.schema.json')
const named = (): string[] => JSON.parse(readFileSync(target(), 'utf8')).definitions.shared.enum

test('values are published as JSON that a person can read, with a line end', () => {
  const file: WrittenFile = JSON.parse(fileWith({}))
  expect(publishedValues(file, toyBlocks, 'pages.json')).toBe(`${JSON.stringify(valuesSchema(file, toyBlocks, mediaPaths('pages.json')), null, 2)}\n`)
})

test('they are written when the content has others, and only then', () => {
  const path = save(['one'])
  expect([refreshValues(path, toyBlocks, project), named()]).toEqual([true, ['one']])
  const { mtimeMs, ino } = statSync(target())
  expect(refreshValues(path, toyBlocks, project)).toBe(false)
  expect([statSync(target()).mtimeMs, statSync(target()).ino]).toEqual([mtimeMs, ino])
  save(['one', 'two'])
  expect([refreshValues(path, toyBlocks, project), named()]).toEqual([true, ['one', 'two']])
})

test.each([
  ['another file', () => save(['one'], undefined, 'other.json')],
  ['a file of this name in another folder', () => save(['one'], undefined, 'schema/pages.json')],
  ['a file that points elsewhere', () => save(['one'], { $schema: 'https://example.com/pages.schema.json' })],
  ['a file without a "$schema"', () => save(['one'], {})],
  ['a "$schema" that is no text', () => save(['one'], { $schema: 1 })],
  ['a file that is not there', () => join(project, 'pages.json')],
])('%s writes nothing', (_what, path) => {
  expect([refreshValues(path(), toyBlocks, project), existsSync(target())]).toEqual([false, false])
})

test('a file that holds no site, or a folder that is not there, is left as it is', () => {
  const path = save(['one'])
  writeFileSync(path, '[]')
  expect(refreshValues(path, toyBlocks, project)).toBe(false)
  save(['one'])
  rmSync(join(project, 'schema'), { recursive: true })
  expect([refreshValues(path, toyBlocks, project), existsSync(join(project, 'schema'))]).toEqual([false, false])
})

test('after saves they follow once, a second after the last', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const path = save(['one'])
  const refresh = valuesRefresher(path, project)
  refresh(toyBlocks)
  vi.advanceTimersByTime(999)
  refresh(toyBlocks)
  vi.advanceTimersByTime(999)
  expect(existsSync(target())).toBe(false)
  vi.advanceTimersByTime(1)
  expect(named()).toEqual(['one'])
})
