import { expect, test } from 'vitest'
import { randomFrom } from '../../../scripts/lib/fuzzing'
import { wildText } from '../../../scripts/lib/fuzzingText'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, shelf, siteWith, reported, toyBlocks, toySettings } from '../../lib/toy'
import { runs } from '../../lib/runs'
import { leastSeconds } from '../../lib/seconds'

const note = (text: string) => siteWith({ type: 'note', text })
const marked = (file: string) =>
  reported(file)
    .split('\n')
    .flatMap((line) => (line.startsWith('PS') ? [line.replace(/ {2}.*/, '')] : []))

test('a text with marks that are nested too deep is refused where they begin to be too many', () => {
  expect(reported(note(`${'* '.repeat(26)}Sale`))).toMatchInlineSnapshot(`
    "PS447 pages.json:9:60 <*>  page "/" › section 1 (note) › text
      Here marks are nested more than 20 deep; no text needs that. Look for a "-", "*", ">" or "![" that stands here again and again. To show such a mark itself, write "\\\\" before it."
  `)
})

test('too many marks and too many entries are told apart', () => {
  expect(reported(note('*_'.repeat(600)))).toMatchInlineSnapshot(`
    "PS448 pages.json:9:1020 <*>  page "/" › section 1 (note) › text
      This paragraph has more than 1000 marks of emphasis, such as "*" and "_". Part it with empty lines, or take out the marks that are not needed."
  `)
  expect(reported(note('- a\n'.repeat(2_001)))).toMatchInlineSnapshot(`
    "PS448 pages.json:9:10020 <->  page "/" › section 1 (note) › text
      This text has more than 2000 entries of lists and quotes, or of underlined headings. Share it out over several texts."
  `)
})

test('what tokens add to a text counts, too, and is told where the text stands', () => {
  const site = { ...toySettings, facts: { ...toySettings.facts, stars: '* '.repeat(15) } }
  expect(reported(fileWith({ pages: [pageWith({ type: 'note', text: '{facts.stars}{facts.stars}Sale' })], site }))).toMatchInlineSnapshot(`
    "PS447 pages.json:9:19 <"{facts.stars}{facts.stars}Sale">  page "/" › section 1 (note) › text
      Here marks are nested more than 20 deep; no text needs that. Look for a "-", "*", ">" or "![" that stands here again and again. To show such a mark itself, write "\\\\" before it."
  `)
})

test.each(['---', '***\n\n---', '[a]: /faq', '![](/x.png)', '-', '> ', '#', '&nbsp;', '1.', '```\n```', '- \n- '])('a text of which nothing is shown is refused: %j', (text) => {
  expect(marked(note(text))).toEqual([`PS440 pages.json:9:19 <${JSON.stringify(text)}>`])
})

test.each([
  'a',
  '1',
  '1. a',
  '- 5',
  '> !',
  '# a',
  '![a](/x.png)',
  '&amp;',
  '`a`',
  '```\na\n```',
  '<!-- a -->',
  '{facts.age}',
  '{facts.age}.',
  '<https://a.example>',
  '[](/)',
  '(?)',
  '---\n\na',
  '👩‍🍳',
  '…',
  '\\*',
])('and one of which anything is shown is not: %j', (text) => {
  expect(marked(note(text))).toEqual([])
})

test.each([
  ['[x](javascript:a)', 'javascript:a'],
  ['<javascript:a>', 'javascript:a'],
  ['[x][y] and [y]\n\n[y]: javascript:a', 'javascript:a'],
  ['[x][]\n\n> [x]: <javascript:a> "t"', 'javascript:a'],
  ['[y]\n\n[y]:\n  javascript:a', 'javascript:a'],
  ['[x](javascript&#58;a)', 'javascript&#58;a'],
  ['[x](javascript\\:a "t")', 'javascript\\\\:a'],
  ['[*x* `](y)`](</nowhere>)', '/nowhere'],
  ['[x ![y](/z)](/nowhere)', '/nowhere'],
  ['- > [x](/nowhere)', '/nowhere'],
  ['# [x](/nowhere)', '/nowhere'],
  ['[<ftp://a.example>](/)', 'ftp://a.example'],
  ['[x](/nowhere_(a)_b)', '/nowhere_(a)_b'],
])('the address of a link is judged in whatever form it is written: %j', (text, address) => {
  expect(marked(note(text)).map((line) => line.replace(/^PS30[24] \S+ /, ''))).toEqual([`<${address}>`])
})

test.each(['`[x](/nowhere)`', '    [x](/nowhere)', '\\[x](/nowhere)', '![x](/nowhere)', '```\n[x](/nowhere)\n```', 'x](/nowhere)', '[x] (/nowhere)'])(
  'what is no link is not judged as one: %j',
  (text) => {
    expect(marked(note(`Words.\n\n${text}`))).toEqual([])
  },
)

test('an id of an article is one of its page: links lead to it, from there and from elsewhere', () => {
  const { template } = shelf()
  const file = (content: string, text = '[x](/toys/a#wood)') =>
    fileWith({
      pages: [pageWith({ type: 'note', text }), { ...template, sections: [{ type: 'note', id: 'top', text: '{toy.title}', body: '{toy.content}' }] }],
      collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'x', content }] },
    })
  expect(reported(file('<h2 id="wood">Wood</h2><p><a href="#wood">x</a> <a href="#top">y</a></p>'))).toBe('')
  expect(marked(file('<h2 id="wood">Wood</h2><p id = wood>x</p><p id=\'top\'>y</p>'))).toEqual([
    expect.stringMatching(/^PS403 \S+ <wood>$/),
    expect.stringMatching(/^PS403 \S+ <top>$/),
  ])
  expect(marked(file('<div id="wood">Wood</div>'))).toEqual([expect.stringMatching(/^PS303 \S+ <\/toys\/a#wood>$/)])
  expect(marked(file('<p id="main">x</p><p id="frame">x</p><p>{facts.age}</p><p id="wood"></p>'))).toEqual([])
})

test('ids in HTML of a section stand once on the page, whatever else has them', () => {
  const file = siteWith(
    { type: 'rule', id: 'one' },
    { type: 'note', text: '[x](#two)', body: '<p id="one">x</p><p id="two">y</p>' },
    { type: 'note', text: 'x', body: '<p id="two">z</p>' },
  )
  expect(marked(file)).toEqual([expect.stringMatching(/^PS403 \S+ <one>$/), expect.stringMatching(/^PS403 \S+ <two>$/)])
})

/** Seconds of one processor for a file with one text of the greatest length, judged with all advice. */
const MOST_SECONDS = 8

test('a file with any text of the greatest length is judged in time, and none breaks the judge', { tags: ['random'] }, () => {
  const { seed, numRuns } = runs(12)
  const random = randomFrom(seed)
  for (let run = 0; run < numRuns; run++) {
    const { text, shape } = wildText(random)
    const bytes = new TextEncoder().encode(note(text))
    const seconds = leastSeconds(MOST_SECONDS, () => void compile(bytes, 'pages.json', toyBlocks, { advice: true }))
    expect(seconds, `${shape}: ${JSON.stringify(text.slice(0, 80))}`).toBeLessThan(MOST_SECONDS)
  }
})
