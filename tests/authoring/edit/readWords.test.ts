import { expect, test } from 'vitest'
import { pagesThatShow, reader } from '../../../src/authoring/edit/readWords'
import { whereUsed } from '../../../src/authoring/edit/where'
import { wordsOfPages } from '../../../src/site/diagnostics/wording/where'
import { fileWith, pageWith, toyBlocks, toySettings } from '../../lib/toy'
import { leastSeconds } from '../../lib/seconds'

const site = { ...toySettings, facts: { low: '$5', range: 'from {facts.low} to $9', deep: 'Prices {facts.range}' } }
const page = (path: string, ...sections: object[]) => ({ ...pageWith(...sections), path })
const note = (text: string) => ({ type: 'note', text })
const text = fileWith({
  site,
  pages: [
    page('/', note('We lend **money** [for all](/faq) {facts.range}.')),
    page('/faq', { use: 'line' }),
    page('/about', note('Nothing'), { ...note('It’s a long\u00a0word – really'), body: '<p>One <em>two</em></p>' }),
  ],
  shared: { line: { type: 'rule', label: '{facts.low}' } },
})
const where = (name: string) => whereUsed(name, { text, value: JSON.parse(text) }, toyBlocks).found

test('a text is read with the values of its tokens, and without marks', () => {
  const readWords = reader(site)
  expect(readWords('We lend **money** [for all](/faq) {facts.deep}.')).toBe('we lend money for all prices from $5 to $9.')
  expect(readWords('<p>One <em>two</em></p>')).toBe('one two')
  expect(readWords('# One\n- [two](/a) and [three](/b)\n2. `four` > 3\n> five_six')).toBe('one two and three four > 3 fivesix')
  expect(readWords('[](/a) [b] (c) 2.5 -1')).toBe('[b] (c) 2.5 -1')
  expect(reader(undefined)('{facts.none} {')).toBe('{facts.none} {')
})

test.each([
  ['money for all from $5 to $9', ['pages[0].sections[0].text']],
  ["it's a long word - really", ['pages[2].sections[1].text']],
  ['it’s a long word − really', ['pages[2].sections[1].text']],
  ['a lo\u2060ng word', ['pages[2].sections[1].text']],
  ['ONE TWO', ['pages[2].sections[1].body']],
  ['no such sentence', []],
])('"%s" is found as it reads on the page', (words, paths) => {
  expect(where(words).flatMap(({ uses }) => uses.map(({ path }) => path))).toEqual(paths)
})

test('of a fact every page is told on which it is read, also by way of other facts and of shared sections', () => {
  expect(where('facts.low')[0]?.pages).toEqual(['/', '/faq'])
  expect(where('facts.range')[0]?.pages).toEqual(['/'])
  expect(where('facts.deep')[0]?.pages).toEqual([])
  expect([wordsOfPages(['/', '/faq']), wordsOfPages([])]).toEqual(['It is read on 2 pages: /, /faq.', 'No page shows it.'])
})

test('what stands in the frame is read on all pages, and what a template shows on the page of each item', () => {
  const value = { pages: [page('/'), { path: '/news/$slug', each: 'news', sections: [] }], collections: { news: { items: [{ slug: 'a' }, { slug: 'b' }] } } }
  expect(pagesThatShow(value, [['site', 'footer', 'copyright']])).toEqual(['/', '/news/a', '/news/b'])
  expect(pagesThatShow(value, [['pages', 1, 'sections', 0, 'title']])).toEqual(['/news/a', '/news/b'])
  expect(pagesThatShow(value, [['collections', 'news', 'items', 1, 'title']])).toEqual(['/news/b'])
})

test('of thousands of facts that stand in each other, used on thousands of pages, this is told at once', () => {
  const facts = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index === 0 ? 'x' : `{facts.f${index - 1}}`]))
  const pages = Array.from({ length: 5000 }, (_, index) => page(`/p${index}`, note('{facts.f4999} words')))
  const large = { site: { ...site, facts }, pages }
  const seconds = leastSeconds(20, () => {
    const { found } = whereUsed('facts.f0', { text: JSON.stringify(large), value: large }, toyBlocks)
    expect(found[0]?.pages?.length).toBe(5000)
  })
  expect(seconds).toBeLessThan(20)
})
