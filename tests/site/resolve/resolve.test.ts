import { expect, test } from 'vitest'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, problemsOf, shelf, toyBlocks } from '../../lib/toy'

const { collections, template } = shelf('bear', 'kite')
const pagesOf = (...sections: unknown[]) =>
  compile(new TextEncoder().encode(fileWith({ collections, pages: [pageWith(...sections), template] })), 'pages.json', toyBlocks).site?.pages ?? []

test('a section has the usual settings unless it says otherwise, and they are none of its fields', () => {
  const [page] = pagesOf(
    { type: 'rule' },
    { type: 'rule', id: 'here', ground: 'dark', width: 'narrow', spacing: 'loose', label: 'x', allow: { 'vague-link': 'A joke.' }, until: '2999-01-01', reason: 'Why' },
  )
  expect(page?.sections).toEqual([
    { key: 'rule_1', type: 'rule', props: {}, attributes: { 'data-surface': 'light', 'data-width': 'normal', 'data-spacing': 'normal' }, source: ['pages', 0, 'sections', 0] },
    {
      key: 'here',
      type: 'rule',
      props: { label: 'x' },
      attributes: { id: 'here', 'data-surface': 'dark', 'data-width': 'narrow', 'data-spacing': 'loose' },
      source: ['pages', 0, 'sections', 1],
    },
  ])
})

test('tokens are filled in, and what a block names becomes what it resolves to', () => {
  const [page, bear] = pagesOf({ type: 'note', text: '{facts.age} {facts.price.low}' }, { type: 'list', collection: 'toys', pick: ['bear'] })
  expect(page?.sections.map(({ props }) => props)).toEqual([{ text: '12 $5' }, { slugs: ['bear', 'kite'] }])
  expect([bear?.title, bear?.path]).toEqual(['The bear', '/toys/bear'])
})

test('an item that is named and unknown is told; not the one whose page is open, nor any of an unknown collection', () => {
  const told = (...picks: [collection: string, slug: string][]) =>
    problemsOf(fileWith({ collections, pages: [pageWith(...picks.map(([collection, slug]) => ({ type: 'list', collection, pick: [slug] }))), template] })).map(
      ({ code, path }) => `${code} ${path}`,
    )
  expect(told(['toys', 'kite'], ['toys', 'beer'])).toEqual(['PS308 pages[0].sections[1].pick[0]'])
  expect(told(['tools', 'beer'])).toEqual(['PS307 pages[0].sections[0].collection'])
  const own = { ...template, sections: [{ type: 'list', collection: 'toys', pick: ['bear', 'kite'] }] }
  expect(problemsOf(fileWith({ collections, pages: [pageWith({ type: 'rule' }), own] }))).toEqual([])
})

test('a section knows what has been taken out of it: what is hidden, and links to pages that are not there, at the places where they are written', () => {
  const link = (label: string, href: string, more: object = {}) => ({ label, href, ...more })
  const pages = [
    pageWith({ type: 'note', text: 'a', links: [link('A', '/', { hidden: true }), link('B', '/soon'), link('C', '/')] }, { type: 'note', text: 'b', links: [link('C', '/')] }),
    { path: '/soon', title: 'Soon', sections: [{ type: 'rule' }], from: '2999-01-01', linksToIt: 'drop' },
  ]
  const { site } = compile(new TextEncoder().encode(fileWith({ pages })), 'pages.json', toyBlocks)
  expect(site?.pages[0]?.sections.map(({ props, gone }) => [(props.links as { label: string }[]).map(({ label }) => label), gone])).toEqual([
    [
      ['C'],
      [
        ['links', 0],
        ['links', 1],
      ],
    ],
    [['C'], undefined],
  ])
})

test('an item that is not there at this time is told where it is named, unless links to its page go along with it', () => {
  const [bear, kite] = (collections as { toys: object[] }).toys
  const told = (more: object) =>
    problemsOf(
      fileWith({ collections: { toys: [{ ...bear, from: '2999-01-01', ...more }, kite] }, pages: [pageWith({ type: 'list', collection: 'toys', pick: ['bear'] }), template] }),
    ).map(({ code, path }) => `${code} ${path}`)
  expect([told({}), told({ linksToIt: 'drop' })]).toEqual([['PS313 pages[0].sections[0].pick[0]'], []])
})
