import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/cta/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

test('a call shows its words beside its buttons', () => {
  expect(
    drawn('cta', {
      eyebrow: 'The topic',
      title: 'Questions?',
      text: 'Ask *us*.',
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="cta">
      <div>
        <p class="eyebrow"> The topic
        <h2> Questions?
        <div class="text">
          <p> Ask … .
            <em> us
      <div class="actions">
        <a data-variant="filled" data-size="md" href="/first"> First
        <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
  expect(drawn('cta', { title: 'Questions?', actions: [{ label: 'Ask', href: '/ask', style: 'text' }] })).toMatchInlineSnapshot(`
    "<div class="cta">
      <div>
        <h2> Questions?
      <div class="actions">
        <a data-variant="subtle" data-size="md" href="/ask"> Ask"
  `)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title text (heading=section), text? richText, picture? object, actions list ≥1 ≤4',
    picture: PICTURE,
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})
