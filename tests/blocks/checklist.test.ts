import { expect, test } from 'vitest'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/checklist/schema'
import { shapeOf } from '../lib/shapeOf'

test('lists stand side by side, each under its heading, with ticks', () => {
  expect(
    drawn('checklist', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      lists: [{ title: 'You need', items: ['A jar', 'Flour'] }, { items: ['Time'] }, { title: 'Nothing', items: [] }],
      actions: [
        { label: 'First', href: '/first' },
        { label: 'Second', href: '/second' },
      ],
    }),
  ).toMatchInlineSnapshot(`
    "<div class="heading">
      <p class="eyebrow"> The topic
      <h2> The title
      <p class="intro"> The opening.
    <div class="lists" data-count="3">
      <div>
        <h3> You need
        <ul class="ticks">
          <li> A jar
          <li> Flour
      <div>
        <ul class="ticks">
          <li> Time
      <div>
        <h3> Nothing
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/first"> First
      <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
  expect(drawn('checklist', { lists: [{ title: 'You need', items: ['A jar'] }] })).toMatchInlineSnapshot(`
    "<div class="lists" data-count="1">
      <div>
        <h2> You need
        <ul class="ticks">
          <li> A jar"
  `)
})

test('points are large lines where that is wanted, without ticks', () => {
  expect(drawn('checklist', { look: 'lines', lists: [{ items: ['A jar'] }] })).toMatchInlineSnapshot(`
    "<div class="lists" data-count="1" data-look="lines">
      <div>
        <ul class="lines">
          <li> A jar"
  `)
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), lists list ≥1 ≤4, look? ticks|lines, actions? list ≤4',
    'lists[]': 'title? text (heading=inner), items [richText (inline=true)]',
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})
