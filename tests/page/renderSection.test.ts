import { expect, test } from 'vitest'
import { cached, RenderError, renderSection } from '../../src/page/renderSection'
import { attributesOf } from '../../src/site/schema/sectionSettings'
import type { Section } from '../../src/site/schema/site'
import { toyFrame } from '../lib/drawn'
import { siteOf } from '../lib/toySite'

const [page] = siteOf({}).pages
if (!page) throw new Error('There is no page.')
const section = (type: string, props: Record<string, unknown>, more: Partial<Section> = {}): Section => ({
  key: `${type}_1`,
  type,
  props,
  attributes: attributesOf({}),
  source: ['pages', 0, 'sections', 0],
  ...more,
})
const draw = (...args: Parameters<typeof section>) => renderSection(section(...args), page, { frame: toyFrame })

test('a section says its key, its block and its settings', () => {
  expect(draw('cta', { title: 'Now?' }, { key: 'call', attributes: attributesOf({ id: 'call', ground: 'dark', width: 'wide', spacing: 'tight' }) })).toEqual({
    key: 'call',
    attributes: { id: 'call', 'data-key': 'call', 'data-block': 'cta', 'data-surface': 'dark', 'data-width': 'wide', 'data-spacing': 'tight' },
    html: expect.stringMatching(/^<div class="container"><div class="[^"]+"><div><h2>Now\?<\/h2><\/div><\/div><\/div>$/),
  })
  expect(draw('cta', { title: 'Now?' }).attributes).not.toHaveProperty('id')
})

test('what only has to be read carries nothing of React, and its ranges stay in one line', () => {
  const { html } = draw('cta', { title: 'In 24-48 hours' })
  expect(html).toContain('In <span class="whole">24-48</span> hours')
  expect(html).not.toMatch(/script|data-island|<!--/)
})

test('an island carries its properties, which cannot end their script, and a prefix for its ids', () => {
  const { html } = draw('tabs', { label: '</script><b>', panels: [] }, { key: 'learn' })
  expect(html).toBe(
    '<div class="container"><div data-island="tabs" data-scripts="" data-prefix="learn-"></div><script type="application/json">{"label":"\\u003c/script>\\u003cb>","panels":[]}</script></div>',
  )
  expect(draw('tabs', { label: 'A', panels: [{ id: 'a', label: 'A' }] }, { key: 'learn' }).html).toMatch(/id="_learn-/)
})

test('ids that React makes differ from section to section', () => {
  const nameIn = (key: string) => /name="([^"]+)"/.exec(draw('faqGroup', { exclusive: true, items: [{ question: 'Why?', answer: 'So.' }] }, { key }).html)?.[1]
  expect(nameIn('faqGroup-1')).toContain('faqGroup-1-')
  expect(nameIn('faqGroup-2')).toContain('faqGroup-2-')
})

test('a block that breaks is told with its page, its section and its own words', () => {
  const broken = section('tabs', { label: 'A' })
  try {
    renderSection(broken, page, { frame: toyFrame })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(RenderError)
    expect(error).toMatchObject({ page, section: broken, message: expect.stringMatching(/^The block "tabs" could not be drawn: .*undefined/) })
  }
  expect(new RenderError(page, broken, 'gone').message).toBe('The block "tabs" could not be drawn: gone')
})

test('of all pictures of a page only the first one of its first section is loaded at once', () => {
  const person = { name: 'Ana', title: 'Baker', picture: { src: 'media/ana.jpg', alt: 'Ana' } }
  const people = section('people', { items: [person, person, person] })
  const loadingOf = (sections: Section[]) => {
    const { html } = renderSection(people, { ...page, sections }, { frame: toyFrame })
    return html.match(/fetchPriority="high"|loading="lazy"/g)
  }
  const [LAZY, HIGH] = ['loading="lazy"', 'fetchPriority="high"']
  expect(loadingOf([people])).toEqual([HIGH, LAZY, LAZY])
  expect(loadingOf([section('cta', { title: 'Now?' }), people])).toEqual([LAZY, LAZY, LAZY])
})

test('what is in memory is drawn anew where it stands otherwise: in a wider section, or no longer first', () => {
  const person = { name: 'Ana', title: 'Baker', text: 'Bakes.', picture: { src: 'media/ana.jpg', alt: 'Ana' } }
  const renderCache = new Map<string, string>()
  const widths = (['narrow', 'normal', 'wide'] as const).map((width) => section('cardGrid', { items: [person] }, { attributes: attributesOf({ width }) }))
  const places = widths.flatMap((one) => [[one], [section('cta', { title: 'Now?' }), one]].map((sections) => [one, { ...page, sections }] as const))
  const all = places.map(([one, at]) => renderSection(one, at, { frame: toyFrame, renderCache }).html)
  expect(new Set(all).size).toBe(places.length)
  expect(all).toEqual(places.map(([one, at]) => renderSection(one, at, { frame: toyFrame }).html))
})

test('what is in memory is drawn once, for the same block, fields and key', () => {
  const renderCache = new Map<string, string>()
  let count = 0
  const drawn = (...from: unknown[]) => cached(renderCache, from, () => `drawn ${++count}`)
  expect([drawn('a', 1), drawn('a', 1), drawn('a', 2), drawn('a', 1)]).toEqual(['drawn 1', 'drawn 1', 'drawn 2', 'drawn 1'])
  expect([cached(undefined, ['a', 1], () => 'new'), cached(undefined, ['a', 1], () => 'newer')]).toEqual(['new', 'newer'])
  const titles = ['One', 'Two', 'One'].map((title) => renderSection(section('cta', { title }), page, { frame: toyFrame, renderCache }).html)
  expect([titles[0] === titles[1], titles[0] === titles[2]]).toEqual([false, true])
  const keys = ['a', 'b'].map((key) => renderSection(section('tabs', { label: 'A', panels: [{ id: 'x', label: 'X' }] }, { key }), page, { frame: toyFrame, renderCache }).html)
  expect(keys[0]).not.toBe(keys[1])
})
