import { expect, test } from 'vitest'
import { type DevRenderOptions, drawInDev, withAbsent } from '../../src/dev/server/section'
import { attributesOf } from '../../src/site/schema/sectionSettings'
import type { AbsentSection, Section } from '../../src/site/schema/site'
import { outline, toyFrame } from '../lib/drawn'
import { siteOf } from '../lib/toySite'

const [page] = siteOf({}).pages
if (!page) throw new Error('There is no page.')
const failures: unknown[] = []
const options: DevRenderOptions = {
  standIn: '?',
  placeOf: (source) => `line of ${source.join('.')}`,
  titleOf: (type) => `Title of ${type}`,
  unreadyWords: () => undefined,
  limited: (draw) => draw(),
  onFailure: (error) => failures.push(error),
}
const section = (type: string, props: Record<string, unknown>, id?: string): Section => ({
  key: id ?? `${type}_1`,
  type,
  props,
  attributes: attributesOf({ id }),
  source: ['pages', 0, 'sections', 2],
})

test('a section says where it is written', () => {
  const { attributes, html } = drawInDev(section('cta', { title: 'Now?' }), page, { frame: toyFrame }, options)
  expect(attributes).toMatchObject({ 'data-block': 'cta', 'data-source': '["pages",0,"sections",2]' })
  expect(html).toContain('<h2>Now?</h2>')
})

test('a card takes the place of a section with a mistake, and of one that cannot be drawn, which is told', () => {
  const card = drawInDev(section('?', { named: 'noet', problem: 'There is no block "noet".' }, 'words'), page, { frame: toyFrame }, options)
  expect(card.attributes).toEqual({ id: 'words', 'data-key': 'words', 'data-block': '?', 'data-broken': '', 'data-source': '["pages",0,"sections",2]' })
  expect(outline(card.html)).toMatchInlineSnapshot(`
    "<div class="dev-card">
      <p class="dev-card-title"> noet
      <p> There is no block "noet".
      <p class="dev-card-place"> line of pages.0.sections.2"
  `)
  expect(failures).toEqual([])
  const broken = drawInDev(section('tabs', {}), page, { frame: toyFrame }, options)
  expect(broken.attributes).toEqual({ 'data-key': 'tabs_1', 'data-block': 'tabs', 'data-broken': '', 'data-source': '["pages",0,"sections",2]' })
  expect(broken.html).toContain('The block &quot;tabs&quot; could not be drawn')
  expect(failures.length).toBe(1)
})

test('a bar has the anchor of what is left out, so that a link to it leads there', () => {
  const [bar] = withAbsent([], [{ id: 'prices', after: 0, type: 'cta', why: 'hidden', source: ['pages', 0, 'sections', 0] }], options)
  expect(bar?.attributes.id).toBe('prices')
})

test('a bar stands where a section is left out, and says why', () => {
  const absent = (after: number, more: Partial<AbsentSection>): AbsentSection => ({ after, type: 'cta', why: 'hidden', source: ['pages', 0, 'sections', after], ...more })
  const shown = ['a', 'b'].map((key) => ({ key, attributes: {}, html: '' }))
  const all = withAbsent(shown, [absent(0, { reason: 'Not yet.' }), absent(1, { why: 'early', moment: '2026-12-24' }), absent(2, { why: 'late', moment: '2026-01-06' })], options)
  expect(all.map(({ key }) => key)).toEqual(['absent_pages-0-sections-0', 'a', 'absent_pages-0-sections-1', 'b', 'absent_pages-0-sections-2'])
  expect(all[0]?.attributes).toEqual({ 'data-key': 'absent_pages-0-sections-0', 'data-block': 'cta', 'data-absent': 'hidden', 'data-source': '["pages",0,"sections",0]' })
  expect([0, 2, 4].map((index) => all[index]?.html)).toEqual([
    '<p class="dev-absent"><strong>Title of cta</strong> <span class="dev-absent-state">hidden</span> Not yet.</p>',
    '<p class="dev-absent"><strong>Title of cta</strong> <span class="dev-absent-state">shown from 2026-12-24</span> </p>',
    '<p class="dev-absent"><strong>Title of cta</strong> <span class="dev-absent-state">shown until 2026-01-06</span> </p>',
  ])
})

test('a section that must not go live says so on the page', () => {
  const attributes = (unreadyWords: DevRenderOptions['unreadyWords']) =>
    drawInDev(section('cta', { title: 'Now?' }), page, { frame: toyFrame }, { ...options, unreadyWords }).attributes
  expect(attributes(({ type }) => `The ${type} sends nothing.`)).toMatchObject({ 'data-unready': 'The cta sends nothing.' })
  expect(attributes(() => undefined)).not.toHaveProperty('data-unready')
})
