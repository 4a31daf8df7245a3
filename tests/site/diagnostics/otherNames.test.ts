import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCalled, isOtherName, meantField, OTHERS } from '../../../src/site/diagnostics/otherNames'

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
    isOtherName('post_excerpt', 'excerpt'),
    isOtherName('post_name', 'slug'),
    isOtherName('rich_text', 'text'),
    isOtherName('url', 'slug'),
  ]).toEqual([true, true, true, false, false, false, true, true, true, false])
})

test('each name leads to fields that are there, by the schema that editors have, and to each once', () => {
  const schema = readdirSync('schema')
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n')
  for (const [name, fields] of Object.entries(OTHERS)) {
    expect([name, ...fields.filter((field) => !schema.includes(`"${field}": {`))]).toEqual([name])
    expect(new Set(fields).size, name).toBe(fields.length)
  }
})

/** Written anew by `vitest -u`, and read before that is kept. In brackets: what cannot take the value as it is. */
test('what other programs call fields is known as it was', async () => {
  const lines = Object.entries(OTHERS).map(([name, fields]) => `${name}: ${fields.map((field) => (isOtherName(name, field) ? field : `(${field})`)).join(', ')}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('otherNames.txt')
})

test('a field is called by another name wherever other programs call it so, with and without what they write behind it', () => {
  const [[name = '', [field = '', second] = []] = []] = Object.entries(OTHERS).filter(([, fields]) => fields.length > 1)
  expect([isCalled(name, field), isCalled(name.toUpperCase(), field), isCalled(name, String(second)), isCalled(name, 'nothing'), isCalled('nothing', field)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('a name with its kind before it is called by what is behind, here or elsewhere', () => {
  expect([isCalled('post_text', 'text'), isCalled('post_headline', 'title'), meantField('post_headline', ['text', 'title'])]).toEqual([true, true, 'title'])
})
