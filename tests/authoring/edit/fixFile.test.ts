import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nextStep } from '../../../src/authoring/edit/changeFile'
import { fixFile, pointerFrom } from '../../../src/authoring/edit/fixFile'
import { siteWith, toyBlocks } from '../../lib/toy'

const folder = mkdtempSync(join(tmpdir(), 'quoin-fixfile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'pages.json')
const SCHEMA = resolve(import.meta.dirname, '../../../schema/pages.schema.json')

test('a file is mended in its place, told by line, and the mending can be undone', () => {
  writeFileSync(file, siteWith({ type: 'note', titel: 'Hello', text: 'Words' }))
  const fixed = fixFile(file, toyBlocks)
  expect(fixed.length).toBeGreaterThan(0)
  expect(readFileSync(file, 'utf8')).toContain('"title": "Hello"')
  expect(nextStep(file, 'done')).toEqual(fixed.map(({ line, message }) => `Line ${line}: ${message}.`))
})

test('a file with nothing to mend keeps every byte, and none is made where there is none', () => {
  const bytes = readFileSync(file)
  expect([fixFile(file, toyBlocks), fixFile(join(folder, 'none.json'), toyBlocks)]).toEqual([[], []])
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a file names the schema by the way from the folder where it really lies', () => {
  const inner = join(folder, 'a', 'b')
  mkdirSync(inner, { recursive: true })
  symlinkSync(file, join(inner, 'link.json'))
  const way = pointerFrom(file)
  expect([resolve(folder, way ?? ''), pointerFrom(join(inner, 'link.json')), pointerFrom(join(folder, 'gone', 'pages.json'))]).toEqual([SCHEMA, way, undefined])
  expect(pointerFrom(join(inner, 'none.json'))).toBe(`../../${way}`)
  expect(pointerFrom(resolve(SCHEMA, '../../pages.json'))).toBe('./schema/pages.schema.json')
})
