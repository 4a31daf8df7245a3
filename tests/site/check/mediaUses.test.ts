import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { mediaUses } from '../../../src/site/check/mediaUses'
import { schemaOf } from '../../../src/site/schema/composed'
import type { PagesFile } from '../../../src/site/schema/schema'
import { fileWith } from '../../lib/toy'

const blocks = await loadBlocks()
const hero = { type: 'hero', title: 'Toys', actions: [{ label: 'Prices', href: 'media/Preise%202026.pdf#page=2' }], picture: { src: 'media/café.jpg', alt: 'A café' } }
const prose = { type: 'prose', text: 'See [it](media/list.pdf) and ![Ana](<media/my ana.jpg> "At work").' }
const article = { type: 'article', title: 'a', content: '<img alt="" src="media/a.png"><a href="media/b.zip">b</a><a href="/media">c</a>' }
const shared = { house: { type: 'feature', title: 'House', picture: { src: 'media/shared.jpg', alt: 'a' } } }
const sections = [hero, prose, article, { use: 'house', with: { picture: { src: 'media/own.jpg', alt: 'a' } } }]

test('every use of a file is found: pictures, links, those in texts and what a page says differently', () => {
  const file: PagesFile = JSON.parse(fileWith({ shared, pages: [{ path: '/', title: 'Home', sections }], notFound: { title: 'Nothing', sections: [prose] } }))
  const uses = mediaUses(schemaOf(blocks), file)
  expect(new Set(uses.map(({ path }) => path))).toEqual(
    new Set(['media/Preise 2026.pdf', 'media/caf\u00e9.jpg', 'media/my ana.jpg', 'media/list.pdf', 'media/a.png', 'media/b.zip', 'media/shared.jpg', 'media/own.jpg']),
  )
  expect(uses.find(({ path }) => path === 'media/own.jpg')?.place).toEqual(['pages', 0, 'sections', 3, 'with', 'picture', 'src'])
})

test('a name with letters of two signs, as a Mac writes them, is that of the file with letters of one', () => {
  const decomposed = 'media/cafe\u0301.jpg'
  const file: PagesFile = JSON.parse(
    fileWith({
      pages: [
        {
          path: '/',
          title: 'Home',
          sections: [
            { ...hero, picture: { src: decomposed, alt: 'A' } },
            { ...prose, text: `[it](<${decomposed}>)` },
          ],
        },
      ],
    }),
  )
  expect(mediaUses(schemaOf(blocks), file).map(({ path, place }) => [path, place.at(-1)])).toEqual([
    ['media/Preise 2026.pdf', 'href'],
    ['media/caf\u00e9.jpg', 'src'],
    ['media/caf\u00e9.jpg', 'text'],
  ])
})

test('of each it is known what is written there for another name', () => {
  const file: PagesFile = JSON.parse(fileWith({ shared, pages: [{ path: '/', title: 'Home', sections }] }))
  const written = Object.fromEntries(mediaUses(schemaOf(blocks), file).map(({ path, rewritten }) => [path, rewritten('media/x y.pdf')]))
  expect(written).toMatchObject({
    'media/Preise 2026.pdf': 'media/x y.pdf#page=2',
    'media/my ana.jpg': '<media/x y.pdf>',
    'media/a.png': 'src="media/x y.pdf"',
    'media/shared.jpg': 'media/x y.pdf',
  })
})

test('a file of another name is written as its place wants it: in HTML, in a link with what it led to, and in brackets where a space would end it', () => {
  const file: PagesFile = JSON.parse(fileWith({ pages: [{ path: '/', title: 'Home', sections }] }))
  const written = new Map(mediaUses(schemaOf(blocks), file).map(({ path, rewritten }) => [path, ['media/b.jpg', 'media/b c.jpg', 'media/b(c).jpg'].map(rewritten).join(' | ')]))
  expect(Object.fromEntries(written)).toMatchInlineSnapshot(`
    {
      "media/Preise 2026.pdf": "media/b.jpg#page=2 | media/b c.jpg#page=2 | media/b(c).jpg#page=2",
      "media/a.png": "src="media/b.jpg" | src="media/b c.jpg" | src="media/b(c).jpg"",
      "media/b.zip": "media/b.jpg | media/b c.jpg | media/b(c).jpg",
      "media/café.jpg": "media/b.jpg | media/b c.jpg | media/b(c).jpg",
      "media/list.pdf": "media/b.jpg | media/b c.jpg | media/b(c).jpg",
      "media/my ana.jpg": "media/b.jpg | <media/b c.jpg> | <media/b(c).jpg>",
    }
  `)
})
