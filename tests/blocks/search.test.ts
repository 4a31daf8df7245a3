import { expect, test } from 'vitest'
import { schema } from '../../src/blocks/search/schema'
import { drawn } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

test('a search is a form that works without its script as far as keeping what was asked', () => {
  const html = drawn('search', { title: 'Search', text: 'By **words**.' }, { lang: 'es' })
  expect(html).toMatch(/<div class="search" data-search="\/search\.es\.json">\n +<h1> Search/)
  expect(html).toMatch(/<label for="([^"]+)"> Search this site\n +<span>\n +<input id="\1" type="search" [^>]*name="q"/)
  expect(html).toMatch(/<p role="status"/)
  expect(html).toMatch(/<p class="without"> To search this site/)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({ '': 'title text (heading=page), text? richText (inline=true)' })
})
