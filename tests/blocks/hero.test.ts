import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { slotsIn } from '../lib/slotsIn'
import { schema } from '../../src/blocks/hero/schema'
import { DIAGRAM_SHAPE } from '../lib/diagramShape'
import { shapeOf } from '../lib/shapeOf'

test('a hero has the main heading of the page, its words, buttons and figures', () => {
  expect(
    drawn('hero', {
      eyebrow: 'The topic',
      title: 'Toys',
      text: 'Words.',
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
      facts: [{ value: '12', label: 'Years' }],
      size: 'full',
    }),
  ).toMatchInlineSnapshot(`
    "<div class="hero" data-size="full" data-art="none">
      <div class="words">
        <p class="eyebrow"> The topic
        <h1> Toys
        <div class="text">
          <p> Words.
        <div class="actions">
          <a data-variant="filled" data-size="md" href="/first"> First
          <a data-variant="outline" data-size="md" href="/second"> Second
      <dl class="facts">
        <div>
          <dt> Years
          <dd> 12"
  `)
  expect(drawn('hero', { title: 'Toys', facts: [] })).toMatchInlineSnapshot(`
    "<div class="hero" data-size="compact" data-art="none">
      <div class="words">
        <h1> Toys"
  `)
})

test('a hero is drawn with the art that is asked for, and with none otherwise', () => {
  const arts = ['guilloche', 'contours', 'columns', 'none'].map((art) => drawn('hero', { title: 'Toys', art }))
  expect(arts.map((html) => html.includes('<svg class="art"'))).toEqual([true, true, true, false])
  expect(new Set(arts).size).toBe(4)
  expect(arts[1]).toContain('<div class="hero" data-size="compact" data-art="contours">')
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    ...DIAGRAM_SHAPE,
    '': 'eyebrow? text, title text (heading=page), text? richText, actions? list ≤4, facts? list ≤6, picture? object, place? beside|edge|behind, diagram? , art? guilloche|contours|columns|none, size? full|compact',
    'actions[]': 'label text, href href, style? primary|secondary|text',
    'facts[]': 'value text, label text',
    picture: 'src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text',
  })
})

const DOUGH = { kind: 'shares', title: 'Dough', parts: [{ label: 'Flour', value: 1 }] }

test('a headline of several sentences can end its lines where they end', () => {
  expect(drawn('hero', { title: 'Bread at six. Cake at ten.' })).toContain(`<h1>
      <span class="whole"> Bread at six.
      <span class="whole"> Cake at ten.`)
})

test('a diagram stands before the drawing behind it, and gives way to a picture', () => {
  const both = drawn('hero', { title: 'Toys', diagram: DOUGH, art: 'guilloche' })
  expect(both).toContain('data-art="diagram"')
  expect(both.indexOf('<figure class="diagram"')).toBeGreaterThan(both.indexOf('class="art"'))
  expect(drawn('hero', { title: 'Toys', diagram: DOUGH, picture: { src: '/a.jpg', alt: 'A' } })).not.toContain('class="diagram"')
})

test('a picture at the edge of the window stands outside of the columns, and who made it is told below the words', () => {
  const html = drawn('hero', { title: 'Toys', picture: { src: '/a.jpg', alt: 'A', credit: 'By her' }, place: 'edge', facts: [{ value: '12', label: 'Years' }] })
  expect(html).toContain('data-art="edge"')
  expect(html.indexOf('class="edge"')).toBeGreaterThan(html.indexOf('<h1>'))
  expect(html).toMatch(/<p class="note">\s*<small> By her/)
  expect(drawn('hero', { title: 'Toys', place: 'edge' })).not.toContain('edge')
})

test('a picture says how wide it stands: beside the words, at the edge of the window, or behind them, where phones have it higher', () => {
  const at = (place?: string) => slotsIn('hero', { title: 'A', picture: { src: 'media/rye.jpg', alt: 'Rye' }, ...(place && { place }) })
  expect([at(), at('edge'), at('behind')]).toEqual([
    ['(min-width: 47.5em) calc((room - 1 * 2rem) * 0.41667), calc(room) at 1.3333'],
    ['(min-width: 62em) 56vw, 100vw at 1.2'],
    ['100vw | 100vw at 2'],
  ])
})
