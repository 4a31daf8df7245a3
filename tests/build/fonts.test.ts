import { expect, test } from 'vitest'
import { charactersOf, fontFace, readFont } from '../../src/build/fonts'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const hero = (title: string) => [{ type: 'hero', title }]

test('every character is there that any page, the page for what is missing, or the frame shows', () => {
  const site = siteOf({
    site: { ...toySettings, name: 'Toys Ω' },
    collections: { toys: [{ slug: 'bear', title: 'ж', excerpt: 'A bear.' }] },
    pages: [
      { path: '/', title: 'Home', sections: [...hero('日'), { type: 'articleList', collection: 'toys' }] },
      { path: '/toys/$slug', each: 'toys', title: '{item.title}', sections: hero('x'), missing: { title: 'م', sections: hero('ñ') } },
    ],
    notFound: { title: 'Nothing', sections: hero('🧸') },
  })
  const characters = [...charactersOf(site)]
  for (const character of 'Ωж日مñ🧸azAZ09→—') expect(characters, character).toContain(character)
  expect(new Set(characters).size).toBe(characters.length)
  expect(characters.toSorted()).toEqual(characters)
})

test('a font is there when the page is first drawn, or not at all, in the weights that are used', () => {
  expect(fontFace('Newsreader', 'heading', '/a.woff2')).toBe(
    "@font-face{font-family:'Newsreader';font-style:normal;font-weight:400 600;font-display:optional;src:url(/a.woff2) format('woff2')}",
  )
  expect(fontFace('Instrument Sans', 'text', '/b.woff2')).toContain('font-weight:400 700')
  expect(readFont('Newsreader').length).toBeGreaterThan(10_000)
})

test('the names of the languages, and what stands around pages in each, are there, too', () => {
  const site = siteOf({})
  const language = { lang: 'el', label: 'ελ', path: '/el', settings: { ...site.settings, name: 'Ж' } }
  expect([...charactersOf({ ...site, languages: [language] as never })]).toEqual(expect.arrayContaining(['ε', 'λ', 'Ж']))
})
