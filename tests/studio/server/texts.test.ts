import { describe, expect, test } from 'vitest'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { stretchesOf, textLines } from '../../../src/studio/server/texts'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const fill = (text: string) => text.replace('{facts.age}', '12')

describe('stretches of a text, each of which reads as one line', () => {
  test('of a plain text there is one, with its tokens filled in', () => {
    expect(stretchesOf('For {facts.age} *years*', 'text', fill)).toEqual([{ start: 0, end: 23, shown: 'For 12 *years*', links: [] }])
  })

  test('of a rich text they are its headings, paragraphs, list entries and cells, without their marks', () => {
    const written = '## Old *bread*\n\nNow **{facts.age}** years.\n\n- Ask [us](/faq)\n- Or [them]({links.bank})\n\n| A | B |\n|---|---|\n| one | two |'
    const found = stretchesOf(written, 'richText', fill)
    expect(found.map(({ start, end, shown, links }) => [written.slice(start, end), shown, links])).toEqual([
      ['Old *bread*', 'Old bread', []],
      ['Now **{facts.age}** years.', 'Now 12 years.', []],
      ['Ask [us](/faq)', 'Ask us', ['/faq']],
      ['Or [them]({links.bank})', 'Or them', ['{links.bank}']],
      ['A', 'A', []],
      ['B', 'B', []],
      ['one', 'one', []],
      ['two', 'two', []],
    ])
  })
})

const sections = [
  { type: 'note', text: 'We are **{facts.age}**.', title: 'Hello' },
  { use: 'hint', with: { title: 'Here' } },
]
const file = JSON.parse(
  fileWith({
    site: { facts: { age: '12 years' } },
    shared: { hint: { type: 'note', text: 'Everywhere', title: 'Hint' } },
    collections: { talks: [{ slug: 'one', title: 'First talk' }] },
    pages: [pageWith(...sections), { path: '/talks/$slug', title: '{talk.title}', each: 'talks', as: 'talk', sections: [{ type: 'note', text: 'On {talk.title}' }] }],
  }),
) as WrittenFile

test('each text of a section has its place, its role and the tokens in it with their values and uses', () => {
  expect(textLines(file, ['pages', 0, 'sections', 0], '/', toyBlocks)).toMatchObject([
    { path: ['pages', 0, 'sections', 0, 'type'], role: 'plain' },
    {
      path: ['pages', 0, 'sections', 0, 'text'],
      role: 'richText',
      stretches: [{ shown: 'We are 12 years.' }],
      tokens: [{ name: 'facts.age', value: '12 years', path: ['site', 'facts', 'age'], uses: 1 }],
    },
    { path: ['pages', 0, 'sections', 0, 'title'], role: 'text', stretches: [{ shown: 'Hello' }] },
  ])
})

test('what a page says differently of a shared section is written there, all else where the section is', () => {
  const found = textLines(file, ['pages', 0, 'sections', 1], '/', toyBlocks)
  expect(found.map(({ path, written }) => [path.join('.'), written])).toEqual([
    ['shared.hint.type', 'note'],
    ['shared.hint.text', 'Everywhere'],
    ['pages.0.sections.1.with.title', 'Here'],
  ])
})

test('on the page of an item its tokens stand for what it says, and lead to where that is written', () => {
  const [, text] = textLines(file, ['pages', 1, 'sections', 0], '/talks/one', toyBlocks)
  expect(text).toMatchObject({ stretches: [{ shown: 'On First talk' }], tokens: [{ name: 'talk.title', path: ['collections', 'talks', 0, 'title'] }] })
})
