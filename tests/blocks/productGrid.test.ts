import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { slotsIn } from '../lib/slotsIn'
import { schema } from '../../src/blocks/productGrid/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

test('a product is linked by its name, on the gradient that it names', () => {
  const full = { title: 'Loan', text: 'For a year.', facts: ['$5K', 'One day'], href: 'https://shop.example/loan', gradient: 'sea' }
  expect(
    drawn('productGrid', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      items: [full, { title: 'Line', href: '/line', facts: [] }],
      action: { label: 'All', href: '/all' },
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <ul class="grid">
      <li class="tile" data-gradient="sea">
        <h3>
          <a href="https://shop.example/loan" target="_blank" rel="noopener noreferrer"> Loan
            <span class="visually-hidden"> (opens in a new tab)
        <p> For a year.
        <ul class="facts">
          <li> $5K
          <li> One day
      <li class="tile">
        <h3>
          <a href="/line"> Line
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/all"> All"
  `)
  expect(drawn('productGrid', { items: [{ title: 'Line', href: '/line' }] })).toMatchInlineSnapshot(`
    "<ul class="grid">
      <li class="tile">
        <h2>
          <a href="/line"> Line"
  `)
  expect(drawn('productGrid', { items: [] })).toBe('')
})

test('a product has its picture above its name', () => {
  const html = drawn('productGrid', { items: [{ title: 'Line', href: '/line', picture: { src: 'media/rye.jpg', alt: 'Rye' } }] })
  expect(html.indexOf('<img class="picture"')).toBeGreaterThan(0)
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2>'))
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), items list, action? object',
    'items[]': 'picture? object, title text (heading=inner), text? richText (inline=true), facts? [text] ≤3, href href (words=title), gradient? gradient',
    'items[].picture': PICTURE,
    action: 'label text, href href, style? primary|secondary|text',
  })
})

test('two products stand beside each other from 40 em on, four from 75, with a pixel between them', () => {
  expect(slotsIn('productGrid', { items: [{ title: 'Line', href: '/line', picture: { src: 'media/rye.jpg', alt: 'Rye' } }] })).toEqual([
    '(min-width: 75em) calc((room - 3 * 0.0625rem) * 0.25), (min-width: 40em) calc((room - 1 * 0.0625rem) * 0.5), calc(room * 0.4) at 1.5',
  ])
})
