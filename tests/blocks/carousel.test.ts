import { expect, test } from 'vitest'
import { drawn, htmlOf } from '../lib/drawn'

const slides = [
  { quote: 'Fine.', name: 'Ada', role: 'Founder', company: 'Toys Ltd' },
  { name: 'Bob', company: 'Kites' },
  { quote: 'Good.', name: 'Eve' },
]
const lines = (html: string) => html.split('\n').map((line) => line.trim())

test('a slide has its quote and who said it, or only a name, and says its place', () => {
  const html = lines(drawn('carousel', { title: 'Voices', label: 'What is said', slides }))
  const own = html.filter((line) => /^<(?:h2|figure|blockquote|figcaption|strong|span> |p class="name")/.test(line))
  expect(own).toEqual([
    '<h2> Voices',
    '<figure class="quote">',
    '<blockquote> Fine.',
    '<figcaption>',
    '<strong> Ada',
    '<span> Founder, Toys Ltd',
    '<p class="name">',
    '<strong> Bob',
    '<span> Kites',
    '<figure class="quote">',
    '<blockquote> Good.',
    '<figcaption>',
    '<strong> Eve',
  ])
  expect(
    html.flatMap((line) => /aria-roledescription="slide" aria-label="([^"]*)"|aria-label="([^"]*)" aria-roledescription="slide"/.exec(line)?.slice(1).filter(Boolean) ?? []),
  ).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  expect(html.some((line) => line.includes('aria-label="What is said"'))).toBe(true)
})

test('one slide has no buttons, several have two with names, and none is nothing', () => {
  const buttons = (count: number) =>
    lines(drawn('carousel', { label: 'Voices', slides: slides.slice(0, count) })).flatMap((line) =>
      line.startsWith('<button') ? (/aria-label="([^"]*)"/.exec(line)?.[1] ?? '') : [],
    )
  expect([1, 2].map(buttons)).toEqual([[], ['Previous', 'Next']])
  expect(drawn('carousel', { label: 'Voices', slides: [] })).toBe('')
})

test('as many slides stand side by side as are asked for, and before the script comes it can be scrolled by keyboard', () => {
  const html = (fields: object) => drawn('carousel', { label: 'Voices', slides, ...fields })
  expect([html({ perView: { small: 1, medium: 1, large: 1 } }), html({})].map((text) => text.includes('data-single="true"'))).toEqual([true, false])
  expect(lines(html({})).filter((line) => line.includes('tabindex="0"')).length).toBe(1)
  expect(htmlOf('carousel', { label: 'Voices', slides, perView: { small: 1, medium: 2, large: 4 } })).toContain('--small:1;--medium:2;--large:4')
})
