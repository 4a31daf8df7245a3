import { expect, test } from 'vitest'
import { problemsOf, siteWith } from '../../../lib/toy'

test('words and addresses by turns in a list of links are one problem, told at the list and mended', () => {
  const told = problemsOf(siteWith({ type: 'note', text: 'Hello', links: ['Home', '/', 'Top', '#top'] }))
  expect(told.map(({ where, hint, fixable }) => [where, hint, fixable])).toEqual([
    ['page "/" › section 1 (note) › links', 'Write [{ "label": "Home", "href": "/" }, { "label": "Top", "href": "#top" }].', true],
  ])
})

test('words alone are told one by one, as they lack an address each', () => {
  expect(problemsOf(siteWith({ type: 'note', text: 'Hello', links: ['Home', 'Top'] })).map(({ hint }) => hint)).toEqual(['Write { "label": "Home", "href": "…" }.'])
})
