import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/contact/schema'
import { shapeOf } from '../lib/shapeOf'

test('a way to get in touch is a name with its value, linked where it leads somewhere', () => {
  expect(
    drawn('contact', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      items: [
        { icon: 'dot', label: 'Mail', value: 'us@toys.example', href: 'mailto:us@toys.example' },
        { label: 'Shop', value: 'Online', href: 'https://shop.example' },
        { label: 'Hours', value: '9 to 5' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <dl class="contact">
      <div>
        <dt> Mail
          <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="2">
        <dd>
          <a href="mailto:us@toys.example"> us@toys.example
      <div>
        <dt> Shop
        <dd>
          <a href="https://shop.example" target="_blank" rel="noopener noreferrer"> Online
            <span class="visually-hidden"> (opens in a new tab)
      <div>
        <dt> Hours
        <dd> 9 to 5"
  `)
  expect(drawn('contact', { items: [] })).toBe('')
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), items list',
    'items[]': 'icon? icon, label text, value text, href? href (words=value)',
  })
})
