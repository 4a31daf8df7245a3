import { expect, test } from 'vitest'
import { whereUsed } from '../../../src/authoring/edit/where'
import { fileWith, pageWith, toyBlocks, toySettings } from '../../lib/toy'

const used = (name: string, parts: Record<string, unknown>) => {
  const text = fileWith(parts)
  const { found, suggestion } = whereUsed(name, { text, value: JSON.parse(text) }, toyBlocks)
  return { found: found.map(({ kind, uses }) => [kind, ...uses.map(({ path, column }) => `${path}:${column}`)]), suggestion }
}
const note = (text: string, more = {}) => ({ type: 'note', text, ...more })

test('words are found wherever they stand, each time once, in any case', () => {
  expect(used('aXa', { pages: [pageWith(note('axaxa AXA'))] }).found).toEqual([['text', 'pages[0].sections[0].text:20', 'pages[0].sections[0].text:26']])
})

test('words that stand in the file are found as well where a token is read as them', () => {
  const parts = { site: { ...toySettings, facts: { price: 'up to $5' } }, pages: [pageWith(note('It costs {facts.price}.'), note('Only up to $5!'), note('$5'))] }
  expect(
    used('up to $5', parts)
      .found[0]?.map((place) => place.split(':')[0])
      .sort(),
  ).toEqual(['pages[0].sections[0].text', 'pages[0].sections[1].text', 'site.facts.price', 'text'])
})

test('a link is meant with and without its anchor, an anchor on its page and from others', () => {
  const pages = [
    { ...pageWith(note('[a](/faq#fees) [b](/faq?x) [c](/faqs) [d](#fees) [e](https://bank.example/#fees)', { id: 'fees' })) },
    { path: '/faq', title: 'Questions', sections: [{ type: 'rule', id: 'fees' }] },
    { path: '/faqs', title: 'More', sections: [{ type: 'rule' }] },
  ]
  const columns = (name: string) => used(name, { pages }).found.map(([kind, ...places]) => [kind, ...places.map((place) => place.split(':')[1])])
  expect(columns('/faq')).toEqual([['link', '24', '39']])
  expect(columns('/faq#fees')).toEqual([['link', '24']])
  expect(columns('#fees')).toEqual([['link', '24', '62']])
})

test('a token is found by its name, its group, and with its braces; one with a longer name is another', () => {
  const parts = { site: { ...toySettings, facts: { price: { low: '$5', lower: '$4' } } }, pages: [pageWith(note('{facts.price.low} {facts.price.lower}'))] }
  expect(used('facts.price.low', parts).found).toEqual([['token', 'pages[0].sections[0].text:20']])
  expect(used('{facts.price.low}', parts).found).toEqual([['token', 'pages[0].sections[0].text:20']])
  expect(used('facts.price', parts).found).toEqual([['token', 'pages[0].sections[0].text:20', 'pages[0].sections[0].text:38']])
})

test('a name that nothing uses is known, and one that is nothing gets what was meant', () => {
  expect(used('links.shop', {})).toEqual({ found: [['token']], suggestion: undefined })
  expect(used('ntoe', {})).toEqual({ found: [], suggestion: 'note' })
  expect(used('', {}).found).toEqual([])
})

test('a type and a use are names of sections only', () => {
  const parts = { shared: { hello: { type: 'rule' } }, pages: [pageWith({ use: 'hello' }, { type: 'rule', label: 'hello' })] }
  expect(used('rule', parts).found).toEqual([['block', 'pages[0].sections[1].type:19', 'notFound.sections[0].type:17', 'shared.hello.type:15']])
  expect(used('hello', parts).found).toEqual([['shared section', 'pages[0].sections[0].use:18']])
})

test('a fact that stands in others is read on the pages that name any of these', () => {
  const facts = { age: '12', years: '{facts.age} years', since: 'For {facts.years}, {facts.age}', round: '{facts.round} {facts.age}', other: '1' }
  const page = (path: string, words: string) => ({ path, title: 'A page', sections: [note(words)] })
  const pages = [page('/', '{facts.since}'), page('/years', '{facts.years}'), page('/other', '{facts.other}'), page('/age', '{facts.age}')]
  const text = fileWith({ site: { ...toySettings, facts }, pages })
  expect(whereUsed('facts.age', { text, value: JSON.parse(text) }, toyBlocks).found.map((found) => found.pages)).toEqual([['/', '/years', '/age']])
})
