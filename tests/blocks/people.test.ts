import { expect, test } from 'vitest'
import { structuredData } from '../../src/blocks/people/structuredData'
import { headContext } from '../lib/headContext'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/people/schema'
import { shapeOf } from '../lib/shapeOf'

test('a person is shown with all that is said of them', () => {
  const ada = { name: 'Ada Lovelace', title: 'Founder', subtitle: 'The first', description: 'She wrote programs.', domains: ['Engines', 'Numbers'] }
  expect(
    drawn('people', {
      eyebrow: 'The topic',
      title: 'The title',
      intro: 'The opening.',
      layout: 'feature',
      domainsLabel: 'Fields',
      items: [ada, { name: 'Bob', title: 'Porter' }],
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
    <ul class="people" data-layout="feature">
      <li>
        <span class="seal" aria-hidden="true" data-initials="AL">
        <div class="words">
          <h3> Ada Lovelace
          <p class="title"> Founder
          <p class="subtitle"> The first
          <p class="description"> She wrote programs.
          <p class="label"> Fields
          <ul class="tags">
            <li> Engines
            <li> Numbers
      <li>
        <span class="seal" aria-hidden="true" data-initials="B">
        <div class="words">
          <h3> Bob
          <p class="title"> Porter
    <div class="actions">
      <a data-variant="filled" data-size="md" href="/first"> First
      <a data-variant="outline" data-size="md" href="/second"> Second"
  `)
})

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['  Ada  ', 'A'],
  // One letter, made of two characters.
  ['e\u0301va Q', 'e\u0301Q'],
])('in place of a picture of %s stands %s', (name, letters) => {
  expect(drawn('people', { items: [{ name, title: 'Founder' }] })).toContain(`data-initials="${letters}"`)
})

test('people are side by side unless said otherwise, and without a heading of the section they take its level', () => {
  expect(drawn('people', { items: [{ name: 'Ada', title: 'Founder' }] })).toMatchInlineSnapshot(`
    "<ul class="people" data-layout="grid">
      <li>
        <span class="seal" aria-hidden="true" data-initials="A">
        <div class="words">
          <h2> Ada
          <p class="title"> Founder"
  `)
})

test('search engines are told of employees, with their position', () => {
  const items = [
    { name: 'Ada', title: 'Founder', employee: true },
    { name: 'Bob', title: 'Guest' },
  ]
  expect(structuredData({ items }, headContext)).toEqual([
    { '@type': 'Organization', '@id': 'https://toys.example/#organization', employee: [{ '@type': 'Person', name: 'Ada', jobTitle: 'Founder' }] },
  ])
  expect(structuredData({ items: items.slice(1) }, headContext)).toEqual([])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), layout? grid|feature, domainsLabel? text, items list, actions? list ≤4',
    'items[]': 'name text (heading=inner), title text, subtitle? text, description? richText (inline=true), picture? object, domains? [text] ≤10, employee? boolean',
    'items[].picture': 'src media, alt text, decorative? boolean, focus? [number ≥0 ≤100] ≥2 ≤2, caption? text, credit? text',
    'actions[]': 'label text, href href, style? primary|secondary|text',
  })
})
