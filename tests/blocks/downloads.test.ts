import { expect, test } from 'vitest'
import { schema } from '../../src/blocks/downloads/schema'
import { fileReference } from '../../src/parts/storedFile'
import { drawn } from '../lib/drawn'
import { shapeOf } from '../lib/shapeOf'

const file = (path: string, bytes: number) => fileReference(path, { hash: '0123456789ab', bytes, kind: 'document' })

test('each file is a row with one link, which tells its type and size', () => {
  const items = [
    { title: 'Price list', text: 'All breads.', file: file('media/lists/Preise 1.pdf', 240_000) },
    { title: 'Photographs', file: file('media/photos.zip', 12_400_000) },
  ]
  expect(drawn('downloads', { eyebrow: 'The topic', title: 'The title', intro: 'The opening.', items })).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <ul class="files">
      <li>
        <a href="/media/lists/Preise%201.pdf" target="_self">
          <span class="title"> Price list
          <span class="type"> PDF
          <span class="size"> 240 KB
        <p> All breads.
      <li>
        <a href="/media/photos.zip" target="_self" download>
          <span class="title"> Photographs
          <span class="type"> ZIP
          <span class="size"> 12 MB"
  `)
})

test('sizes are told in the numbers of the site; of a file that nobody has looked at the type alone', () => {
  expect(drawn('downloads', { items: [{ title: 'Preise', file: file('media/a.pdf', 1_240_000) }] }, { lang: 'de' })).toContain('1,2 MB')
  expect(drawn('downloads', { items: [{ title: 'Prices', file: 'media/a b.pdf' }] })).toMatchInlineSnapshot(`
    "<ul class="files">
      <li>
        <a href="/media/a%20b.pdf" target="_self">
          <span class="title"> Prices
          <span class="type"> PDF"
  `)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), items list ≤100',
    'items[]': 'title text, text? richText (inline=true), file media (accepts=file)',
  })
})
