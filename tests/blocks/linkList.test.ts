import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/linkList/schema'
import { shapeOf } from '../lib/shapeOf'

test('links stand in their order; one to another site says so', () => {
  expect(
    drawn('linkList', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      links: [
        { label: 'Questions', href: '/faq' },
        { label: 'Shop', href: 'https://shop.example' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <ul class="links">
      <li>
        <a href="/faq"> Questions
      <li>
        <a href="https://shop.example" target="_blank" rel="noopener noreferrer"> Shop
          <span class="visually-hidden"> (opens in a new tab)"
  `)
  expect(drawn('linkList', { links: [] })).toBe('')
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), links list',
    'links[]': 'label text, href href',
  })
})
