import { createElement, type KeyboardEventHandler, useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { awake } from '../lib/awake'
import { drawn, htmlOf } from '../lib/drawn'

afterEach(() => vi.doUnmock('@mantine/carousel'))

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

test.each([
  ['ltr', ['next', 'previous']],
  ['rtl', ['previous', 'next']],
] as const)('arrow keys lead where they point, on a site from %s', async (dir, expected) => {
  const moves: string[] = []
  const embla = {
    on: () => embla,
    off: () => embla,
    slidesInView: () => [0],
    rootNode: () => document.body,
    scrollNext: () => moves.push('next'),
    scrollPrev: () => moves.push('previous'),
  }
  const Carousel = ({ getEmblaApi, onKeyDown }: { getEmblaApi: (api: object) => void; onKeyDown: KeyboardEventHandler }) => {
    useEffect(() => getEmblaApi(embla), [getEmblaApi])
    return createElement('div', { role: 'group', onKeyDown })
  }
  vi.doMock('@mantine/carousel', () => ({ Carousel: Object.assign(Carousel, { Slide: () => null }) }))
  const { island, window } = await awake(() => import('../../src/blocks/carousel/Island'), { label: 'Voices', slides })
  vi.stubGlobal('getComputedStyle', () => ({ direction: dir }))
  const press = (key: string) => {
    const event = new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    island.querySelector('[role=group]')?.dispatchEvent(event)
    return event.defaultPrevented
  }
  await expect.poll(() => press('ArrowRight')).toBe(true)
  expect([press('ArrowLeft'), press('ArrowDown'), moves]).toEqual([true, false, expected])
})
