import { expect, test } from 'vitest'
import type { BlockStyles } from '../../src/build/blockStyles'
import { factsOf, knowPage, ruleName, rulesOn } from '../../src/build/pageFacts'
import type { Page } from '../../src/site/schema/site'
import { siteOf } from '../lib/toySite'

const pageOf = (...sections: object[]): Page => {
  const [page] = siteOf({ pages: [{ path: '/', title: 'Home ж', sections }] }).pages
  if (!page) throw new Error('There is no page.')
  return page
}
const hero = { type: 'hero', title: 'Toys' }
const ofBlocks: BlockStyles = new Map([
  [
    'prose',
    [
      { rules: /a/, isIn: () => false },
      { rules: /b/, isIn: ({ title }: { title?: string }) => title !== undefined },
    ],
  ],
])

test('of a page is known which blocks, letters and rules it needs, whether it has code or a ground, and what it may load', () => {
  const page = pageOf(hero, { type: 'prose', text: 'See `code` 日.' }, { type: 'prose', title: 'Again', text: 'Words.' })
  expect(factsOf(page)).toMatchObject({ types: ['hero', 'prose'], named: expect.stringMatching(/^hero .*prose$/), hasCode: true, isOnPicture: false, needs: [] })
  expect([...factsOf(page).characters].toSorted()).toEqual(['ж', '日'].toSorted())
  expect(rulesOn(page, ofBlocks)).toEqual([ruleName('prose', 1)])
  expect([factsOf(pageOf(hero)).hasCode, rulesOn(pageOf(hero), ofBlocks)]).toEqual([false, []])
})

test('a ground and what a section may load are those of any of its sections', () => {
  const page = pageOf(hero, hero)
  const sections = page.sections.map((section, index) =>
    index === 1 ? { ...section, attributes: { 'data-surface': 'picture' }, needs: { 'frame-src': ['https://films.example.com'] } } : section,
  )
  expect(factsOf({ ...page, sections } as Page)).toMatchObject({ isOnPicture: true, needs: [{ 'frame-src': ['https://films.example.com'] }] })
})

test('of a page of which all is known nobody looks at what it shows', () => {
  const facts = factsOf(pageOf(hero))
  const page = { ...pageOf(hero) }
  Object.defineProperty(page, 'sections', {
    get: () => {
      throw new Error('It was looked at.')
    },
  })
  knowPage(page, ofBlocks, { facts, rules: ['prose 0'] })
  expect([factsOf(page), rulesOn(page, ofBlocks)]).toEqual([facts, ['prose 0']])
  expect(() => rulesOn(page, new Map(ofBlocks))).toThrow('It was looked at.')
})
