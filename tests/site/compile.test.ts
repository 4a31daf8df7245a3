import { expect, test } from 'vitest'
import { type CompileOptions, compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { ENGLISH } from '../../src/site/schema/words/english'
import { fileWith, pageWith, shelf, siteWith, toyBlocks, toyNotFound, toySettings } from '../lib/toy'

const load = (text: string, options?: CompileOptions) => compile(new TextEncoder().encode(text), 'pages.json', toyBlocks, options)

function siteOf(text: string): Site {
  const { site, problems } = load(text)
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}

test('a site that gives words of its own keeps the English ones for the rest', () => {
  expect(siteOf(fileWith({})).settings.words).toEqual(ENGLISH)
  expect(siteOf(fileWith({ site: { ...toySettings, words: { skip: 'Zum Inhalt', step: 'Schritt {n}' } } })).settings.words).toEqual({
    ...ENGLISH,
    skip: 'Zum Inhalt',
    step: 'Schritt {n}',
  })
})

test('pages, what is shown for a missing item, and the page for unknown addresses are all part of the site', () => {
  const { collections, template } = shelf('bear', 'kite')
  const missing = { title: 'No such toy', sections: [{ type: 'rule', label: 'Sold' }] }
  const site = siteOf(
    fileWith({
      pages: [pageWith({ type: 'rule', label: 'Home' }), { ...template, sections: [{ type: 'rule', label: '{toy.title}' }], missing }],
      collections,
      notFound: { ...toyNotFound, sections: [{ type: 'rule', label: 'Lost' }] },
    }),
  )
  const shown = [...site.pages, ...site.missing, site.notFound].map(({ path, title, indexed, sections }) => [path, title, indexed, sections.map(({ props }) => props.label)])
  expect(shown).toEqual([
    ['/', 'Home', true, ['Home']],
    ['/toys/bear', 'The bear', true, ['The bear']],
    ['/toys/kite', 'The kite', true, ['The kite']],
    ['/toys', 'No such toy', false, ['Sold']],
    ['/404', 'Not found', false, ['Lost']],
  ])
})

test('a site carries the drawings of the icons that it uses, and no others', () => {
  const note = (fields: object) => ({ type: 'note', text: 'Hello', ...fields })
  expect(Object.keys(siteOf(siteWith(note({ icon: 'bell' }), note({ title: 'phone' }), { type: 'rule' })).icons)).toEqual(['bell'])
})

test('an unknown token of the settings is told where it stands', () => {
  const { problems } = load(fileWith({ site: { ...toySettings, footer: { columns: [], copyright: '© {facts.aeg}' } } }))
  expect(problems.map(({ where, message, hint }) => `${where}: ${message} ${hint}`)).toEqual([
    'site › footer › copyright: Nothing is called {facts.aeg}. Did you mean {facts.age}?',
  ])
})

test('in a site whose time zone is unknown, that is all that is told', () => {
  const { problems } = load(fileWith({ site: { ...toySettings, timeZone: 'Mars/Base' }, pages: [pageWith({ type: 'rule', from: '2026-12-24' })] }))
  expect(problems.map(({ where, message }) => `${where}: ${message}`)).toEqual(['site › timeZone: There is no time zone "Mars/Base".'])
})

test('while there are mistakes, neither advice nor what must not go live is told', () => {
  const { problems, advice } = load(siteWith({ type: 'note', text: 'TODO [here](/dead)' }), { advice: true, publish: true })
  expect([problems.map(({ code }) => code), advice]).toEqual([['PS302'], []])
})

test('a file that holds only a text or a number is told with what it holds', () => {
  expect(['"site"', '12', 'null', '[]'].map((text) => load(text).problems.map(({ message }) => message))).toEqual([
    ['The file holds only site instead of a site in braces.'],
    ['The file holds only 12 instead of a site in braces.'],
    ['The file holds only null instead of a site in braces.'],
    ['The file holds a list instead of a site in braces.'],
  ])
})

const notes = (count: number) => siteWith(...Array.from({ length: count }, (_, index) => ({ type: 'note', text: `[x](/dead-${index})` })))
test('of more problems than are told it is said how many there are', { tags: ['large'] }, () => {
  expect([load(notes(150)).problems.length, load(notes(150)).untold]).toEqual([150, 0])
  const items = Array.from({ length: 1_300 }, (_, index) => ({ slug: `a${index}`, title: 'A', excerpt: 'x', content: `<a href="/dead-${index}">x</a>` }))
  const { template } = shelf()
  const many = load(fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: items } }))
  expect([many.problems.length, many.untold]).toEqual([500, 800])
  // Of advice, too, and of mistakes that keep a file from being read.
  const advised = load(
    fileWith({
      pages: [pageWith(...Array.from({ length: 180 }, () => ({ type: 'note', text: 'x', links: ['a', 'b', 'c'].map((id) => ({ label: `click here`, href: `/?${id}` })) })))],
    }),
    { advice: true },
  )
  expect([advised.advice.length, advised.untold > 0]).toEqual([500, true])
  const unread = load(`[${'x,'.repeat(30)}1]`)
  expect([unread.problems.length, unread.untold]).toEqual([25, 5])
})
