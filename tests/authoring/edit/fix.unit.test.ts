import { expect, test } from 'vitest'
import { bundle, unbundle } from '../../../src/site/read/include/bundle'
import { mendOne } from '../../../src/authoring/edit/fix'
import { loadBlocks } from '../../../src/blocks/schemas'
import { UNSEEN } from '../../../src/parts/mediaFile'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const right = fileWith({ pages: [pageWith({ type: 'note', text: 'Hello', title: 'One' }, { type: 'note', text: 'Hello', title: 'Two' })] })
const wrong = right.replace('"title": "One"', '"titel": "One"').replace('"title": "Two"', '"titel": "Two"')
const problems = (text: string) => compile(Buffer.from(text), 'pages.json', toyBlocks).problems

test('of two problems of one kind the one that is meant is mended, and the other is left', () => {
  const [, second] = problems(wrong)
  expect(second?.fixable).toBe(true)
  const mended = mendOne(Buffer.from(wrong), toyBlocks, { code: second?.code ?? '', path: second?.path ?? '' })
  expect(mended && { text: mended.bytes.toString(), done: mended.done }).toEqual({ text: right.replace('"title": "One"', '"titel": "One"'), done: ['"titel" is now "title".'] })
})

test('what only its author can know is not mended, nor what is no problem', () => {
  const empty = right.replace('"One"', '""')
  const [problem] = problems(empty)
  expect(mendOne(Buffer.from(empty), toyBlocks, { code: problem?.code ?? '', path: problem?.path ?? '' })).toBeUndefined()
  expect(mendOne(Buffer.from(right), toyBlocks, { code: 'PS204', path: 'pages[0].sections[0].titel' })).toBeUndefined()
})

test('what lies in media/ is known where it is said', async () => {
  const blocks = await loadBlocks()
  const section = (src: string) => ({ type: 'feature', title: 'House', picture: { alt: 'A house', src } })
  const hero = { type: 'hero', title: 'Toys' }
  const page = (src: string) => fileWith({ pages: [{ path: '/', title: 'Home', sections: [hero, section(src)] }], notFound: { title: 'Nothing', sections: [hero] } })
  const media = new Map([['media/house.jpg', UNSEEN]])
  const [problem] = compile(Buffer.from(page('house.jpg')), 'pages.json', blocks, { media }).problems
  expect(problem?.fixable).toBe(true)
  const wanted = { code: problem?.code ?? '', path: problem?.path ?? '' }
  expect(mendOne(Buffer.from(page('house.jpg')), blocks, wanted, media)?.bytes.toString()).toBe(page('media/house.jpg'))
})

test('a file that cannot be read for want of a comma can be', () => {
  const broken = right.replace('"text": "Hello",', '"text": "Hello"')
  expect(mendOne(Buffer.from(broken), toyBlocks, { code: '', path: '' })?.bytes.toString()).toBe(right)
})

test('of several files the one is mended that a problem lies in', () => {
  const main = Buffer.from(right.replace('"pages"', '"include": ["*.json"],\n  "pages"'))
  const page = (section: string) => Buffer.from(`{ "pages": [{ "path": "/a", "title": "A", "sections": [${section}] }] }`)
  const mended = (section: string, wanted: { code: string; path: string }) =>
    unbundle(mendOne(bundle(main, [{ name: 'a.json', bytes: page(section) }]), toyBlocks, wanted)?.bytes ?? Buffer.alloc(0)).included[0]?.bytes.toString()
  expect(mended('{ "type": "note", "titel": "One", "text": "x" }', { code: 'PS204', path: 'pages[1].sections[0].titel' })).toBe(
    page('{ "type": "note", "title": "One", "text": "x" }').toString(),
  )
  expect(mended('{ "type": "note" "text": "x" }', { code: 'PS110', path: '' })).toBe(page('{ "type": "note", "text": "x" }').toString())
})
