import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../../../src/site/diagnostics/catalogue'
import type { Entry } from '../../../src/parts/message'
import { changeWords } from '../../../src/authoring/edit/migrate/wording'
import { a, blockNamed, counted } from '../../../src/parts/counted'
import { movedWords } from '../../../src/site/diagnostics/wording/versions'
import { siteWith, reported, toyBlocks } from '../../lib/toy'

test('what is counted stands in the plural, but for one of it', () => {
  expect([
    counted(1, 'page'),
    counted(0, 'page'),
    counted(2, 'page'),
    counted(1, 'entry'),
    counted(3, 'entry'),
    counted(2, 'box'),
    counted(2, 'day'),
    counted(1, 'piece of advice'),
    counted(2, 'piece of advice'),
    counted(3000, 'address'),
    counted(2, 'new problem'),
  ]).toEqual(['1 page', '0 pages', '2 pages', '1 entry', '3 entries', '2 boxes', '2 days', '1 piece of advice', '2 pieces of advice', '3000 addresses', '2 new problems'])
})

test('the article is that of the sound', () => {
  expect(['hero', 'article', 'id', 'hour', 'use', 'user', 'unit', 'uncle', 'Image', 'European flag', 'shared section', 'icon'].map(a)).toEqual([
    'a hero',
    'an article',
    'an id',
    'an hour',
    'a use',
    'a user',
    'a unit',
    'an uncle',
    'an Image',
    'a European flag',
    'a shared section',
    'an icon',
  ])
})

test('a block with a name in the plural is no "a steps"', () => {
  expect(['hero', 'steps', 'people', 'tabs', 'cardGrid', 'articleList', 'prose', 'address', 'status', 'thesis', 'news'].map(blockNamed)).toEqual([
    'a hero',
    'a "steps" section',
    'a "people" section',
    'a "tabs" section',
    'a cardGrid',
    'an articleList',
    'a prose',
    'an address',
    'a status',
    'a thesis',
    'a "news" section',
  ])
})

test('sentences about such a block read well', () => {
  const blocks = { ...toyBlocks, cards: { schema: z.strictObject({ title: z.string() }) } }
  expect([siteWith({ type: 'cards', titel: 'x' }), siteWith({ type: 'cards' })].map((text) => reported(text, blocks).split('\n')[1])).toEqual([
    '  There is no field "titel" in a "cards" section. Did you mean "title"?',
    '  "title" is missing in a "cards" section. Add "title".',
  ])
})

/** A number one, and behind it a word in the plural. */
const ONE_OF_MANY = /(?<![\d.:,-])1 (?!(?:is|was|has|as)\b)[a-z]+s\b/

test('no sentence speaks of one thing in the plural', () => {
  const sentences = Object.values(catalogue).flatMap((each) => {
    // Each entry is asked with the words of its own example.
    const { message, hint, example } = each as Entry<Record<string, unknown>>
    const words = example?.words ?? {}
    const ones = Object.keys(words)
      .filter((name) => typeof words[name] === 'number')
      .map((name) => ({ ...words, [name]: 1 }))
    return ones.flatMap((one) => [message(one), hint(one)])
  })
  const limits = ['maxLength', 'minLength', 'maxItems', 'minItems'].map((word) =>
    changeWords({ kind: 'limit', path: 'x', word, from: 4, to: 1 } as Parameters<typeof changeWords>[0]),
  )
  const moved = movedWords({ name: 'x', from: 1, to: 2, sections: 1 })
  expect(sentences.length).toBeGreaterThan(20)
  expect([...sentences, ...limits, moved].filter((sentence) => ONE_OF_MANY.test(sentence))).toEqual([])
})

test('no other code decides between one and many: what it says would go astray by itself', () => {
  const files = ['src', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('counted.ts'))
  const own = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /=== 1 \? '(\w+)' : '(\w+)'|\b(?:length|size|count|pages|items|runs|answers)\} (?:pages|blocks|items|sections|routes|runs|errors|problems|characters)\b/g,
      ),
    ].flatMap(([found, one = '', many = '']) => (one === '' || many.startsWith(one.slice(0, -1)) ? [`${file}: ${found}`] : [])),
  )
  expect(own).toEqual([])
})
