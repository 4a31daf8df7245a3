import { createElement, type KeyboardEventHandler, type ReactNode, useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { awake } from '../lib/awake'
import { drawn, htmlOf } from '../lib/drawn'
import { schema } from '../../src/blocks/carousel/schema'
import { PICTURE, shapeOf } from '../lib/shapeOf'

afterEach(() => {
  vi.doUnmock('@mantine/carousel')
  vi.resetModules()
})

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

test('a slide may have a picture, above a quote or a name; where one has the row to itself it stands beside the quote', () => {
  const picture = { src: 'media/ada.jpg', alt: 'Ada at work', caption: 'In her shop' }
  const show = (perView: object | undefined, slide: object) => htmlOf('carousel', { label: 'Voices', ...(perView && { perView }), slides: [{ name: 'Ada', picture, ...slide }] })
  const sizesOf = (html: string) => /sizes="([^"]*)"/.exec(html)?.[1]
  const three = show(undefined, {})
  expect(three).toMatch(/class="[^"]*pictured[^"]*"><figure class="figure"><picture>.*<figcaption>In her shop .*<strong>Ada<\/strong>/)
  expect(sizesOf(three)).toMatch(/^\(min-width: 75em\) calc\(.* 2 \* 2rem\) \* 0\.33333\), \(min-width: 48em\) calc\(.* 1 \* 2rem\) \* 0\.5\), calc\(/)
  const one = { small: 1, medium: 1, large: 1 }
  expect(sizesOf(show(one, { quote: 'Good.' }))).toMatch(/^\(min-width: 75em\) calc\(.*\* 0\.41667\), /)
  expect([show(one, {}), three].map((html) => /aspect-ratio:([\d.]+)/.exec(html)?.[1])).toEqual(['2', '1.5'])
  expect(three).toContain('loading="lazy"')
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
  // Both buttons and the track.
  expect(lines(html({})).filter((line) => line.includes('tabindex="0"')).length).toBe(3)
  expect(html({})).not.toMatch(/data-inactive|aria-disabled/)
  expect(htmlOf('carousel', { label: 'Voices', slides, perView: { small: 1, medium: 2, large: 4 } })).toContain('--small:1;--medium:2;--large:4')
})

test('buttons are away on screens on which all slides are in view', () => {
  const shown = (count: number, small: number) => {
    const html = drawn('carousel', { label: 'Voices', slides: Array.from({ length: count }, () => ({ name: 'Ada' })), perView: { small, medium: 2, large: 4 } })
    return [html.includes('<button'), html.includes('data-fits-medium="true"'), html.includes('data-fits-large="true"')]
  }
  expect([shown(2, 2), shown(3, 2), shown(2, 1), shown(3, 1), shown(4, 1), shown(5, 1)]).toEqual([
    [false, true, true],
    [true, false, true],
    [true, true, true],
    [true, false, true],
    [true, false, true],
    [true, false, false],
  ])
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
    slideNodes: () => [],
    selectedScrollSnap: () => 0,
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

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), label text, loop? boolean, perView? object, slides list ≤40',
    perView: 'small integer ≥1 ≤3, medium integer ≥1 ≤6, large integer ≥1 ≤6',
    'slides[]': 'picture? object, quote? text, name text, role? text, company? text',
    'slides[].picture': PICTURE,
  })
})

test('slides that cannot be seen are kept from keyboard and screen readers, once the carousel moves them and as it moves', async () => {
  const heard = new Map<string, ((api: object) => void)[]>()
  let inView: number[] = []
  const embla = {
    on: (event: string, hear: (api: object) => void) => {
      heard.set(event, [...(heard.get(event) ?? []), hear])
      return embla
    },
    off: () => embla,
    rootNode: () => viewport,
    slidesInView: () => inView,
    slideNodes: () => [20, 320, 620].map((offsetLeft) => ({ offsetLeft })),
    selectedScrollSnap: () => selected,
  }
  let selected = 1
  const happens = (event: string) => heard.get(event)?.forEach((hear) => hear(embla))
  let give = () => {}
  const viewport = { scrollLeft: 240, dataset: {} as Record<string, string> }
  const settings: Record<string, unknown>[] = []
  type Props = { getEmblaApi: (api: object) => void; children: ReactNode; emblaOptions: object; withControls: boolean; mod: object; attributes: object }
  const Carousel = ({ getEmblaApi, children, emblaOptions, withControls, mod, attributes }: Props) => {
    give = () => getEmblaApi(embla)
    settings.push({ ...emblaOptions, withControls, ...mod, ...attributes })
    return createElement('div', {}, children)
  }
  const Slide = ({ inert, children }: { inert: boolean; children: ReactNode }) => createElement('section', { inert }, children)
  vi.doMock('@mantine/carousel', () => ({ Carousel: Object.assign(Carousel, { Slide }) }))
  const { island } = await awake(() => import('../../src/blocks/carousel/Island'), { label: 'Voices', loop: false, slides })
  const inert = () => Array.from(island.querySelectorAll('section[inert]'), (slide) => slide.textContent?.slice(0, 3))
  expect([inert(), settings.at(-1)]).toEqual([
    [],
    {
      loop: false,
      align: 'start',
      slidesToScroll: 1,
      inViewThreshold: 0.5,
      duration: expect.any(Number),
      withControls: true,
      awake: false,
      single: false,
      fitsMedium: false,
      fitsLarge: true,
      startIndex: 0,
      viewport: { tabIndex: 0 },
    },
  ])
  inView = [0, 1]
  give()
  await expect.poll(inert).toEqual(['Goo'])
  // The track keeps the focus, and what was scrolled is moved from here on.
  expect(settings.at(-1)).toMatchObject({ awake: true, viewport: { tabIndex: 0 } })
  expect(viewport.scrollLeft).toBe(0)
  for (const [event, seen, expected] of [
    ['slidesInView', [1, 2], ['Fin']],
    ['reInit', [2], ['Fin', 'Bob']],
    ['slidesInView', [], []],
  ] as const) {
    inView = [...seen]
    happens(event)
    await expect.poll(inert).toEqual(expected)
  }
  // Nobody has moved it yet, so nothing is said; where it stands is known for the way back.
  const said = () => island.querySelector('[role=status]')?.textContent
  expect([said(), viewport.dataset.scrollLeft]).toEqual(['', '300'])
  selected = 2
  happens('select')
  await expect.poll(said).toBe('3 of 3')
  expect(viewport.dataset.scrollLeft).toBe('600')
})
