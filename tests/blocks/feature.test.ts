import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { slotsIn } from '../lib/slotsIn'
import { schema } from '../../src/blocks/feature/schema'
import { DIAGRAM_SHAPE } from '../lib/diagramShape'
import { shapeOf } from '../lib/shapeOf'

const points = [{ icon: 'dot', title: 'Fast', text: 'In a day.' }, { title: 'Fair' }]

test('text stands beside a card, whose points are one level below its heading', () => {
  expect(
    drawn('feature', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      text: 'Words.',
      points,
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
      aside: { title: 'In short', points },
      art: 'columns',
      mirrored: true,
    }),
  ).toMatchInlineSnapshot(`
    "<div class="feature" data-beside="true" data-mirrored="true">
      <div class="words">
        <div class="heading">
          <p class="eyebrow"> The topic
          <h2> The title
          <p class="intro"> The opening.
        <div class="text">
          <p> Words.
        <ul class="points">
          <li>
            <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="2">
            <div>
              <h3> Fast
              <p> In a day.
          <li>
            <div>
              <h3> Fair
        <div class="actions">
          <a data-variant="filled" data-size="md" href="/first"> First
          <a data-variant="outline" data-size="md" href="/second"> Second
      <div class="side">
        <div class="aside">
          <h3> In short
          <ul class="points">
            <li>
              <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="2">
              <div>
                <h4> Fast
                <p> In a day.
            <li>
              <div>
                <h4> Fair"
  `)
})

test('without a card there is a drawing; without either the text has all the room', () => {
  const drawing = drawn('feature', { title: 'Toys', art: 'columns' })
  expect(drawing).toContain('<svg class="art"')
  expect(drawing.split('\n')[0]).toBe('<div class="feature" data-beside="true">')
  expect(drawn('feature', { points, aside: { title: 'In short', points: [{ title: 'Fair' }] } })).toMatchInlineSnapshot(`
    "<div class="feature" data-beside="true">
      <div class="words">
        <ul class="points">
          <li>
            <svg class="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="2">
            <div>
              <h2> Fast
              <p> In a day.
          <li>
            <div>
              <h2> Fair
      <div class="side">
        <div class="aside">
          <h2> In short
          <ul class="points">
            <li>
              <div>
                <h3> Fair"
  `)
  expect(drawn('feature', { text: 'Words.', points: [] })).toMatchInlineSnapshot(`
    "<div class="feature">
      <div class="words">
        <div class="text">
          <p> Words."
  `)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    ...DIAGRAM_SHAPE,
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), text? richText, points? list ≤12, actions? list ≤4, aside? object, picture? object, diagram? , art? guilloche|contours|columns|none, mirrored? boolean',
    'points[]': 'icon? icon, title text (heading=inner), text? richText (inline=true)',
    'actions[]': 'label text, href href, style? primary|secondary|text',
    aside: 'title text (heading=inner), points list ≥1 ≤12',
    picture: 'src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text',
    'aside.points[]': 'icon? icon, title text (heading=nested), text? richText (inline=true)',
  })
})

test('a diagram stands above the card, and takes the place of a drawing', () => {
  const diagram = { kind: 'shares', title: 'Dough', parts: [{ label: 'Flour', value: 1 }] }
  const html = drawn('feature', { title: 'Toys', diagram, art: 'guilloche', aside: { title: 'Card', points: [{ title: 'Point' }] } })
  expect(html.indexOf('class="diagram"')).toBeLessThan(html.indexOf('class="aside"'))
  expect([html.includes('class="diagram"'), html.includes('class="art"'), html.includes('data-beside')]).toEqual([true, false, true])
})

test('a picture says how wide it stands beside the words', () => {
  expect(slotsIn('feature', { title: 'A', picture: { src: 'media/rye.jpg', alt: 'Rye' } })).toEqual(['(min-width: 47.5em) calc((room - 1 * 2rem) * 0.41667), calc(room) at 1.3333'])
})
