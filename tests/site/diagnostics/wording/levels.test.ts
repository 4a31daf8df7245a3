import { expect, test } from 'vitest'
import { levelWording } from '../../../../src/site/diagnostics/wording/levels'
import { fileWith, pageWith, siteWith } from '../../../lib/toy'
import { recorded } from './recorded'

const { problemsIn, expectReached } = recorded()

test('a page among sections is told as one mistake, with where it belongs', () => {
  expect(problemsIn(siteWith({ path: '/kites', title: 'Kites', sections: [] }))).toMatchInlineSnapshot(`
    "PS221 pages.json:7:9 <{>  page "/" › section 1
      This is the page "/kites", and "sections" holds other entries. Cut it, from its { to its }, and paste it into "pages", beside the page that it stands in."
  `)
})

test('a field of the site, or the sections of a page, that stand in the file itself are told where they belong', () => {
  const { site, pages } = JSON.parse(siteWith({ type: 'rule' }))
  expect(problemsIn(JSON.stringify({ site, pages, contact: {} }))).toContain('"contact" is no field of the file itself: it belongs into "site". Cut it and paste it into "site".')
  expect(problemsIn(JSON.stringify({ site, sections: [] })).match(/PS/g)).toHaveLength(1)
})

test('fields a level too deep are told once, however many entries keep theirs there', () => {
  const deep = problemsIn(siteWith({ type: 'note', props: { text: 'Hello' } }, { type: 'note', props: { text: 'Bye' } }))
  expect(deep.match(/PS223/g)).toHaveLength(1)
  expect(deep).toContain('The fields of a note stand in "props", which it does not have. It is so in 1 other place, too. Delete "props": { and its }')
})

test('the fields of a section in the page itself are told by their names', () => {
  expect(problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), { path: '/x', title: 'X', type: 'note', text: 'Hello' }] }))).toContain(
    'Put "type", "text" into "sections": [{ … }].',
  )
})

test('parts of a field that stand apart are told by their names, with the field that they are parts of', () => {
  expect(problemsIn(siteWith({ type: 'note', text: 'Hello', linkText: 'Home', link_url: '/' }))).toMatchInlineSnapshot(`
    "PS225 pages.json:10:11 <"linkText">  page "/" › section 1 (note) › linkText
      There are no fields "linkText", "link_url" in a note: they are parts of "links". Write "links": [{ "label": "Home", "href": "/" }] in place of both."
  `)
})

test('every mistake of place is reached', () => {
  expectReached(levelWording)
})
