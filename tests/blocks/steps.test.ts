import { expect, test } from 'vitest'
import { structuredData } from '../../src/blocks/steps/structuredData'
import { headContext } from '../lib/headContext'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/steps/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

test('steps are a numbered list whose headings follow that of the section', () => {
  expect(
    drawn('steps', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      howTo: true,
      items: [{ title: 'Ask', text: 'By mail.' }, { title: 'Wait' }],
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
    <ol class="steps">
      <li>
        <h3> Ask
        <p> By mail.
      <li>
        <h3> Wait
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/first"> First
      <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
  expect(drawn('steps', { items: [{ title: 'Ask' }] })).toMatchInlineSnapshot(`
    "<ol class="steps">
      <li>
        <h2> Ask"
  `)
  expect(drawn('steps', { items: [] })).toBe('')
})

test('steps with pictures stand in as many columns as leave a picture its size', () => {
  const picture = { src: 'media/dough.jpg', alt: 'Dough', caption: 'After a night' }
  const columnsOf = (count: number) =>
    /data-columns="(\d)"/.exec(drawn('steps', { items: Array.from({ length: count }, (_, index) => ({ title: `Step ${index}`, ...(index === 0 && { picture }) })) }))?.[1]
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(columnsOf).join('')).toBe('22343344344')
  expect(drawn('steps', { items: [{ title: 'Knead', text: 'Well.', picture }] })).toMatch(
    /<h2> Knead\n +<p> Well\.\n +<div class="picture">\n +<figure[\s\S]*<figcaption> After a night/,
  )
})

test('search engines are told the steps of a how-to in their order, and of no other', () => {
  const items = [{ title: 'Ask', text: 'By mail.' }, { title: 'Wait' }]
  expect(structuredData({ howTo: true, title: 'How to ask', intro: 'In two steps.', items }, headContext)).toEqual([
    {
      '@type': 'HowTo',
      '@id': 'https://toys.example/page#how-to',
      name: 'How to ask',
      description: 'plain In two steps.',
      step: [
        { '@type': 'HowToStep', position: 1, name: 'Ask', text: 'plain By mail.' },
        { '@type': 'HowToStep', position: 2, name: 'Wait', text: 'Wait' },
      ],
    },
  ])
  expect(structuredData({ title: 'How to ask', items }, headContext)).toEqual([])
  expect(structuredData({ howTo: true, items }, headContext)).toEqual([])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), howTo? boolean, items list, actions? list ≤4',
    'items[]': 'title text (heading=inner), text? richText (inline=true), picture? object',
    'items[].picture': PICTURE,
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})
