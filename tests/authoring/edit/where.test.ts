import { expect, test } from 'vitest'
import { placeInWords } from '../../../src/site/diagnostics/locate'
import { whereUsed } from '../../../src/authoring/edit/where'
import { wordsOfUses } from '../../../src/site/diagnostics/wording/where'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const { collections, template } = shelf('bear')
const text = fileWith({
  pages: [
    pageWith(
      {
        type: 'note',
        id: 'top',
        text: 'See [toys](/toys/bear#top), [up](#top) or [prices](/faq?x=1). From {facts.price.low} at {facts.age}.',
        title: 'A Note',
        icon: 'coin',
        gradient: 'dusk',
      },
      { use: 'line' },
    ),
    { ...pageWith({ type: 'list', collection: 'toys' }, { type: 'note', text: 'note', links: [{ label: 'x', href: 'https://shop.example.com/a' }] }), path: '/faq' },
    template,
  ],
  shared: { line: { type: 'rule', label: '{facts.price.low}' }, spare: { type: 'rule' } },
  collections,
  site: { ...toySettings, theme: { ...toySettings.theme, gradients: { dusk: ['#000000', '#111111'] } } },
})

function answer(name: string): string {
  const { found, suggestion } = whereUsed(name, { text, value: JSON.parse(text) }, toyBlocks)
  const lines = text.split('\n')
  const uses = found.flatMap(({ kind, uses: own }) => [
    wordsOfUses(name, kind, own.length),
    ...own.map(({ line, column, where, path }) => `  ${line}:${column} <${(lines[line - 1] ?? '').slice(column - 1, column + 7)}> ${where} | ${path}`),
  ])
  return [...uses, ...(suggestion === undefined ? [] : [`Did you mean ${suggestion}?`])].join('\n')
}

test('a cell of a table is counted from 1, like all that an author counts', () => {
  expect(placeInWords({ pages: [{ path: '/', sections: [{ type: 'table', rows: [['A', 'B']] }] }] }, ['pages', 0, 'sections', 0, 'rows', 0, 1])).toBe(
    'page "/" › section 1 (table) › rows 1 › entry 2',
  )
})

test('every use of a name is told with its line, its column and its place in words', () => {
  const names = [
    'line',
    'spare',
    'note',
    '{facts.age}',
    'facts.price',
    'site.contact.email',
    '/faq',
    '#top',
    '/toys/bear#top',
    'https://shop.example.com/a',
    'coin',
    'dusk',
    'toys',
    'a note',
  ]
  expect(names.map(answer).join('\n')).toMatchInlineSnapshot(`
    ""line" is a shared section, used once:
      16:18 <"line"> page "/" › section 2 (line) › use | pages[0].sections[1].use
    "spare" is a shared section, used nowhere.
    "note" is a block, used 2 times:
      8:19 <"note",> page "/" › section 1 (note) › type | pages[0].sections[0].type
      29:19 <"note",> page "/faq" › section 2 (note) › type | pages[1].sections[1].type
    "{facts.age}" is a token, used once:
      10:108 <{facts.a> page "/" › section 1 (note) › text | pages[0].sections[0].text
    "facts.price" is a token, used 2 times:
      10:87 <{facts.p> page "/" › section 1 (note) › text | pages[0].sections[0].text
      125:17 <{facts.p> shared › line › label | shared.line.label
    "site.contact.email" is a token, used nowhere.
    "/faq" is a link, used once:
      10:71 </faq?x=1> page "/" › section 1 (note) › text | pages[0].sections[0].text
    "#top" is a link, used 2 times:
      10:31 </toys/be> page "/" › section 1 (note) › text | pages[0].sections[0].text
      10:53 <#top) or> page "/" › section 1 (note) › text | pages[0].sections[0].text
    "/toys/bear#top" is a link, used once:
      10:31 </toys/be> page "/" › section 1 (note) › text | pages[0].sections[0].text
    "https://shop.example.com/a" is a link, used once:
      34:23 <"https:/> page "/faq" › section 2 (note) › links 1 › href | pages[1].sections[1].links[0].href
    "coin" is an icon, used once:
      12:19 <"coin",> page "/" › section 1 (note) › icon | pages[0].sections[0].icon
    "dusk" is a gradient, used once:
      13:23 <"dusk"> page "/" › section 1 (note) › gradient | pages[0].sections[0].gradient
    "toys" is a collection, used 2 times:
      26:25 <"toys"> page "/faq" › section 1 (list) › collection | pages[1].sections[0].collection
      42:15 <"toys",> page "/toys/$slug" › each | pages[2].each
    "a note" stands in 1 place:
      11:21 <A Note",> page "/" › section 1 (note) › title | pages[0].sections[0].title"
  `)
})

test('a name that is nothing is answered with what was meant', () => {
  expect(['lien', 'ntoe', '{facts.agee}', '/fqa', '#tpo', 'cion', 'zzzzzzzzzz'].map(answer)).toEqual([
    'Did you mean line?',
    'Did you mean note?',
    'Did you mean facts.age?',
    'Did you mean /faq?',
    'Did you mean #top?',
    'Did you mean coin?',
    '',
  ])
})

test('a file of media/ is found in fields and links, and one of near name is suggested', async () => {
  const own = fileWith({
    pages: [pageWith({ type: 'note', text: 'See [prices](media/list.pdf#page=2).', body: '<img alt="" src="media/a.png">', links: [{ label: 'x', href: 'media/list.pdf' }] })],
  })
  const files = ['media/list.pdf', 'media/a.png']
  const uses = (name: string) => whereUsed(name, { text: own, value: JSON.parse(own), files }, toyBlocks)
  expect(uses('media/list.pdf').found.map(({ kind, uses: places }) => [kind, places.length])).toEqual([['file', 2]])
  expect(uses('media/a.png').found[0]?.uses.length).toBe(1)
  expect(uses('media/lst.pdf').suggestion).toBe('media/list.pdf')
})

test('the pages are told on which a token is read: by itself, by a part of it, and through a fact in which it stands', () => {
  const facts = { price: { low: '$5', both: 'From {facts.price.low}' }, age: '12' }
  const page = (path: string, words: string) => ({ ...pageWith({ type: 'note', text: words }), path })
  const pages = [page('/', 'Nothing.'), page('/low', '{facts.price.low}'), page('/both', '{facts.price.both}'), page('/age', '{facts.age}')]
  const own = fileWith({ pages, site: { ...toySettings, facts } })
  const pagesOf = (name: string) => whereUsed(name, { text: own, value: JSON.parse(own) }, toyBlocks).found.map((found) => found.pages)
  expect(['facts.price', 'facts.price.low', 'facts.price.both', '{facts.age}'].map(pagesOf)).toEqual([[['/low', '/both']], [['/low', '/both']], [['/both']], [['/age']]])
})
