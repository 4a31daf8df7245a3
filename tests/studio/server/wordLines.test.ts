import { expect, test } from 'vitest'
import { wordLines } from '../../../src/studio/server/wordLines'
import { fileWith, pageWith, shelf, toyBlocks } from '../../lib/toy'

const note = (more: object) => ({ type: 'note', text: 'Words.', ...more })
const linesFor = (words: string, ...sections: object[]) => wordLines(JSON.parse(fileWith({ ...shelf('bear', 'car'), pages: [pageWith(...sections)] })), words, toyBlocks)
const at = (index: number, field: string) => ['pages', 0, 'sections', index, field]

test('words are found as they are read: without marks, whatever their case, with what tokens stand for', () => {
  const sections = [note({ text: 'We build **boats** of oak.' }), note({ body: '<p>A boat <b>of oak</b>, too.</p>' }), note({ title: 'Boats of ash' })]
  expect(linesFor('Boats of OAK', ...sections)).toEqual([{ path: at(0, 'text'), shown: 'We build boats of oak.' }])
  expect(linesFor('boat of oak', ...sections)).toEqual([{ path: at(1, 'body'), shown: 'A boat of oak , too.' }])
  expect(linesFor('boats', ...sections).map(({ path }) => path)).toEqual([at(0, 'text'), at(2, 'title')])
  expect(linesFor('from 12', note({ text: 'From {facts.age}.' }))).toEqual([{ path: at(0, 'text'), shown: 'From {facts.age}.' }])
})

test('a long text is shown from the words on', () => {
  const text = `${'Before it stands much. '.repeat(9)}Here are boats, and ${'more behind it. '.repeat(9)}`
  const [line] = linesFor('are boats', note({ text }))
  expect(line?.shown).toMatch(/^… are boats, and more behind it/)
  expect(line?.shown.length).toBeLessThanOrEqual(82)
})

test('addresses and names are no words, a few letters stand everywhere, and nobody reads hundreds', () => {
  const linked = note({ links: [{ label: 'There', href: '/boats' }], id: 'boats' })
  expect([linesFor('boats', linked), linesFor('bo', note({ text: 'bo' })), linesFor('   ', note({})), wordLines(undefined, 'boats', toyBlocks)]).toEqual([[], [], [], []])
  expect(linesFor('words', ...Array.from({ length: 50 }, () => note({})))).toHaveLength(30)
})

test('words of items and of the frame are found where they are written', () => {
  expect(linesFor('bear', note({})).map(({ path }) => path.slice(0, 3))).toContainEqual(['collections', 'toys', 0])
})
