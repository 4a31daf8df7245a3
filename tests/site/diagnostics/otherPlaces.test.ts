import { expect, test } from 'vitest'
import { otherPlace } from '../../../src/site/diagnostics/otherPlaces'

test.each([
  ['lang', 'an entry of "pages"', /"locales"/],
  ['Language', 'an entry of "pages"', /"locales"/],
  ['searchable', 'an entry of "pages"', /"noindex": true/],
  ['seo', 'an entry of "pages"', /"title" and "description"/],
  ['columns', 'a prose', /cardGrid/],
  ['embed', 'a feature', /"type": "embed"/],
  ['className', 'a table', /"ground"/],
  ['instagram', '"contact"', /"profiles"/],
  ['textColor', 'a prose', /"theme"/],
  ['imageAlt', 'a hero', /"alt"/],
  ['onClick', 'an entry of "actions"', /"href" of an action/],
  ['script', 'a prose', /a block/],
  ['css', 'an entry of "items"', /"ground"/],
])('"%s" in %s leads to where it is said here', (name, owner, words) => expect(otherPlace(name, owner)).toMatch(words))

test('what is said in its place, or nowhere, leads nowhere else', () => {
  expect([otherPlace('lang', '"site"'), otherPlace('columns', '"footer"'), otherPlace('constructor', 'a hero'), otherPlace('titel', 'a hero')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
