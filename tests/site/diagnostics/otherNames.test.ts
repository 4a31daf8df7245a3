import { expect, test } from 'vitest'
import { isOtherName, meantField } from '../../../src/site/diagnostics/otherNames'

test.each([
  ['image', ['title', 'picture'], 'picture'],
  ['Heading', ['spacing', 'title'], 'title'],
  ['content', ['contents', 'text'], 'text'],
  ['url', ['href', 'label'], 'href'],
  ['text', ['label', 'href'], 'label'],
  ['ogImage', ['title', 'picture'], 'picture'],
  ['limit', ['newest', 'sort'], 'newest'],
  ['titel', ['title'], 'title'],
  ['favicon', ['facts', 'icon'], 'icon'],
  ['openingHours', ['email', 'hours'], 'hours'],
  ['social', ['locales', 'profiles'], 'profiles'],
  ['members', ['eyebrow', 'items'], 'items'],
  ['bio', ['title', 'description'], 'description'],
  ['role', ['name', 'title'], 'title'],
  ['src', ['title', 'href'], 'href'],
  ['author', ['quote', 'name'], 'name'],
  ['text', ['question', 'answer'], 'answer'],
  ['metaDescription', ['description', 'title'], 'description'],
  ['constructor', ['title'], undefined],
  ['target', ['label', 'href'], undefined],
])('by "%s" is meant, of %j, %s', (name, candidates, expected) => expect(meantField(name, candidates)).toBe(expected))

test('only where the value can stay as it is the name alone is certain', () => {
  expect([
    isOtherName('url', 'href'),
    isOtherName('limit', 'newest'),
    isOtherName('Headline', 'title'),
    isOtherName('image', 'picture'),
    isOtherName('visible', 'hidden'),
    isOtherName('titel', 'title'),
  ]).toEqual([true, true, true, false, false, false])
})
