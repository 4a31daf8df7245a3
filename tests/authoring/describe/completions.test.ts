import { expect, test } from 'vitest'
import type { WrittenFile } from '../../../src/site/schema/schema'
import { valuesSchema } from '../../../src/authoring/describe/completions'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

const { collections, template } = shelf('bear')
const parts = {
  shared: { hello: { type: 'note', text: 'Hi', title: 'Hello', id: 'hi' }, gone: { type: 'rule', hidden: true, id: 'no' } },
  collections,
  pages: [
    pageWith(
      { type: 'rule', id: 'top' },
      { use: 'hello' },
      { use: 'hello', id: 'own' },
      { use: 'hello', id: 'out', hidden: true },
      { use: 'gone' },
      { type: 'rule', id: 'later', hidden: true },
    ),
    template,
    { path: '/off', title: 'Off', sections: [], hidden: true },
  ],
  site: { ...toySettings, theme: { ...toySettings.theme, gradients: { sea: ['#000011', '#000022'] } } },
}
const { definitions } = valuesSchema(JSON.parse(fileWith(parts)) as WrittenFile, toyBlocks) as { definitions: Record<string, { enum?: string[]; enumDescriptions?: string[] }> }
const offers = (name: string) => Object.fromEntries((definitions[name]?.enum ?? []).map((value, index) => [value, definitions[name]?.enumDescriptions?.[index]]))

test('addresses are those of pages that are shown, of their anchors, and outside ones', () => {
  expect(offers('href')).toEqual({
    '/': 'Home',
    '/toys/bear': 'The bear',
    '/#top': '"top" on Home.',
    '/#hi': '"hi" on Home.',
    '/#own': '"own" on Home.',
    '#top': 'On / itself.',
    '#hi': 'On / itself.',
    '#own': 'On / itself.',
    '{links.shop}': 'https://shop.example.com/',
    'mailto:{site.contact.email}': 'hello@toys.example.com',
    'tel:{site.contact.phoneLink}': '555 0100',
  })
})

test('other names come with what they are', () => {
  expect([offers('shared'), offers('collection'), offers('gradient')]).toEqual([{ hello: 'note: Hello', gone: 'rule' }, { toys: '1 item' }, { sea: 'From #000011 to #000022.' }])
  expect(JSON.stringify(definitions.token)).toContain('"label":"{facts.price.low}","description":"$5"')
  expect(JSON.stringify(definitions.token)).toContain('"label":"{toy.title}","description":"The title of the item whose page it is."')
  expect(JSON.stringify(definitions.use)).toContain('"text":{"$ref":"pages.schema.json#/$defs/note/properties/text"}')
})

test('files of media/ are offered by their paths', () => {
  const { definitions } = valuesSchema(JSON.parse(fileWith({})), toyBlocks, ['media/house.jpg', 'media/team/ana.jpg']) as { definitions: { media: { enum: string[] } } }
  expect(definitions.media.enum).toEqual(['media/house.jpg', 'media/team/ana.jpg'])
})

test('a field is offered the files that fit it, a link those that can be opened', () => {
  const media = ['media/a.jpg', 'media/List 1.pdf', 'media/film.mp4', 'media/film.vtt', 'media/notes.md']
  const { definitions } = valuesSchema(JSON.parse(fileWith({})), toyBlocks, media) as { definitions: Record<string, { enum: string[] }> }
  const { media: pictures, video, captions, file, href } = definitions
  expect([pictures?.enum, video?.enum, captions?.enum]).toEqual([['media/a.jpg'], ['media/film.mp4'], ['media/film.vtt']])
  expect(file?.enum).toEqual(['media/List 1.pdf', 'media/film.mp4', 'media/film.vtt'])
  expect(href?.enum.filter((value) => value.startsWith('media/'))).toEqual(file?.enum)
})

test('lists are offered the fields that collections declare, and what every item has; without such fields nothing', () => {
  const offered = (collections: object) => {
    const { definitions } = valuesSchema(JSON.parse(fileWith({ collections })) as WrittenFile, toyBlocks) as {
      definitions: { itemField: { enum?: string[]; enumDescriptions?: string[] } }
    }
    const { enum: names = [], enumDescriptions: meanings = [] } = definitions.itemField
    return names.map((name, index) => `${name}: ${meanings[index]}`)
  }
  const fields = { starts: 'moment', level: { type: 'choice', options: ['Soft'], label: 'How hard' } }
  expect(offered({ toys: { fields, items: [] } })).toEqual([
    'starts: Starts, of toys: A day with a time, such as "2026-12-24T09:00", in site.timeZone.',
    'level: How hard, of toys: One of the words in "options".',
    'title: The title of each item.',
    'category: The category of each item.',
    'date: The day of each item.',
  ])
  expect(offered({ toys: [] })).toEqual([])
})

test('a hidden item is offered no more than a hidden page', () => {
  const toys = ['bear', 'kite'].map((slug) => ({ slug, title: slug, excerpt: 'A toy.', ...(slug === 'kite' && { hidden: true }) }))
  const { href } = (valuesSchema(JSON.parse(fileWith({ ...parts, collections: { toys } })) as WrittenFile, toyBlocks) as { definitions: Record<string, { enum: string[] }> })
    .definitions
  expect(href?.enum.filter((address) => address.startsWith('/toys/'))).toEqual(['/toys/bear'])
})

test('the items of a collection offer the fields that it declares, each as it may be written', () => {
  const file = {
    ...(JSON.parse(fileWith(parts)) as WrittenFile),
    collections: { talks: { fields: { level: { type: 'choice', options: ['Easy'] }, starts: 'day' }, items: [] } },
  } as WrittenFile
  const { definitions: own } = valuesSchema(file, toyBlocks) as { definitions: Record<string, unknown> }
  expect(own.items).toMatchObject({ properties: { talks: { properties: { items: { items: { properties: { level: { enum: ['Easy'] }, starts: {} } } } } } } })
})
