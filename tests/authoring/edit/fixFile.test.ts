import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { nextStep } from '../../../src/authoring/edit/changeFile'
import { fixFile, pointerFrom } from '../../../src/authoring/edit/fixFile'
import { loadBlocks } from '../../../src/blocks/schemas'
import { UNSEEN } from '../../../src/parts/mediaFile'
import { fileWith, siteWith, toyBlocks } from '../../lib/toy'

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

test('what lies in media/ is known: a path with other letters, and a name alone, are right after one turn', async () => {
  const blocks = await loadBlocks()
  const picture = (src: string) => ({ type: 'feature', title: 'House', picture: { alt: 'A house', src } })
  const pictures = ['Media/HOUSE.jpg', 'house.jpg', 'media/House.jpg', 'media/house.jpg'].map(picture)
  const hero = { type: 'hero', title: 'Toys' }
  const text = fileWith({ pages: [{ path: '/', title: 'Home', sections: [hero, ...pictures] }], notFound: { title: 'Nothing', sections: [hero] } })
  writeFileSync(file, text)
  fixFile(file, blocks, new Map([['media/house.jpg', UNSEEN]]))
  expect(readFileSync(file, 'utf8').match(/"src": "[^"]+"/g)).toEqual(Array.from({ length: 4 }, () => '"src": "media/house.jpg"'))
  writeFileSync(file, text)
  fixFile(file, blocks)
  expect(readFileSync(file, 'utf8')).toContain('"src": "media/House.jpg"')
  writeFileSync(file, siteWith({ type: 'note', title: 'Hello', text: 'Words' }))
  fixFile(file, toyBlocks)
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
