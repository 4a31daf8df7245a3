import { expect, test } from 'vitest'
import { otherPlace } from '../../../src/site/diagnostics/otherPlaces'

const PAGE = 'an entry of "pages"'
test.each([
  [PAGE, /"locales"/, 'lang Language locale'],
  [PAGE, /"noindex": true/, 'index indexed searchable indexable sitemap'],
  [PAGE, /"title" and "description"/, 'seo meta metadata head'],
  ['a prose', /cardGrid/, 'columns cols layout'],
  ['a feature', /cardGrid/, 'columns'],
  ['a prose', /!\[what it shows\]/, 'picture pictures image images img photo photos gallery'],
  ['an entry of "parts"', /!\[what it shows\]/, 'picture'],
  ['a table', /"type": "gallery"/, 'picture image'],
  ['a feature', /"type": "embed"/, 'embed iframe youtube vimeo map video'],
  ['an embed', /"type": "embed"/, 'iframe'],
  ['a table', /"ground"/, 'class className classes cssClass style styles css align alignment textAlign color textColor backgroundColor fontSize padding margin'],
  [PAGE, /"ground"/, 'style'],
  ['an entry of "actions"', /"href" of an action/, 'onClick onSubmit onChange onLoad script scripts js javascript'],
  ['a hero', /"alt"/, 'imageAlt altText altAttribute'],
  ['"contact"', /"profiles"/, 'instagram facebook linkedin youtube tiktok twitter x mastodon bluesky whatsapp'],
  ['"footer"', /"profiles"/, 'x'],
  ['"navigation"', /"profiles"/, 'x'],
  ['"site"', /"profiles"/, 'x'],
])('in %s is led to %s: %s', (owner, words, names) => {
  for (const name of names.split(' ')) expect(otherPlace(name, owner), name).toMatch(words)
})

test('where the name of the braces does not tell, the fields that they can have do', () => {
  const [person, column] = ['an entry of "items"', 'an entry of "columns"']
  for (const name of ['email', 'phone', 'linkedin', 'website']) expect(otherPlace(name, person, ['name', 'description'])).toMatch(/"description": \[/)
  for (const name of ['text', 'hours', 'address']) expect(otherPlace(name, column, ['title', 'links'])).toMatch(/"links": \[\{ "label"/)
  expect([otherPlace('email', person, ['question', 'answer']), otherPlace('text', column, ['label', 'align'])]).toEqual([undefined, undefined])
})

test.each([
  ['lang', '"site"'],
  ['seo', '"site"'],
  ['columns', '"footer"'],
  ['columns', 'a table'],
  ['video', PAGE],
  ['alttext', '"picture"'],
  ['style', 'the file'],
  ['script', 'the file'],
  ['x', '"theme"'],
  ['x', 'an entry of "site"'],
  ['constructor', 'a hero'],
  ['titel', 'a hero'],
])('"%s" in %s leads nowhere else', (name, owner) => expect(otherPlace(name, owner)).toBeUndefined())
