import { expect, test } from 'vitest'
import { structuredData } from '../../src/blocks/faqGroup/structuredData'
import { headContext } from '../lib/headContext'
import { drawn } from '../lib/drawn'
import { schema } from '../../src/blocks/faqGroup/schema'
import { shapeOf } from '../lib/shapeOf'

const items = [
  { question: 'How long?', answer: 'Two *days*.' },
  { question: 'How much?', answer: '$5' },
]

test('an answer is open from the start where the author says so', () => {
  expect(drawn('faqGroup', { items: items.map((item, index) => ({ ...item, open: index === 1 })) }).match(/<details[^>]*>/g)).toEqual(['<details>', '<details open>'])
})

test('questions are headings of folds, closed, and each opens by itself', () => {
  expect(drawn('faqGroup', { eyebrow: 'The topic', title: 'The title', intro: 'The opening.', items })).toMatchInlineSnapshot(`
    "<div class="beside">
      <div class="heading">
        <p class="eyebrow"> The topic
        <h2> The title
        <p class="intro"> The opening.
      <div class="folds">
        <details>
          <summary>
            <h3> How long?
          <div class="fold-body">
            <p> Two … .
              <em> days
        <details>
          <summary>
            <h3> How much?
          <div class="fold-body">
            <p> $5"
  `)
})

test('of exclusive questions one is open at a time, in each group of its own', () => {
  const names = (html: string) => Array.from(html.matchAll(/<details name="([^"]+)">/g), ([, name]) => name)
  const [first, second, ...others] = names(drawn('faqGroup', { exclusive: true, items }))
  expect(others).toEqual([])
  expect(first).toMatch(/toy/)
  expect(second).toBe(first)
  expect(drawn('faqGroup', { items })).toContain('<h2> How long?')
})

test('search engines are told the questions with their answers in plain words', () => {
  expect(structuredData({ items }, headContext)).toEqual([
    {
      '@type': 'FAQPage',
      '@id': 'https://toys.example/page#faq',
      mainEntity: [
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'plain Two *days*.' } },
        { '@type': 'Question', name: 'How much?', acceptedAnswer: { '@type': 'Answer', text: 'plain $5' } },
      ],
    },
  ])
  expect(structuredData({ items: [] }, headContext)).toEqual([])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), exclusive? boolean, items list',
    'items[]': 'question text (heading=inner), answer richText, open? boolean',
  })
})
