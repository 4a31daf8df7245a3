import { expect, test } from 'vitest'
import { blockStyles } from '../../src/build/blockStyles'
import { cutCss } from '../../src/build/css'
import { cssSources, hashOf, stylesOf as filesOf } from '../../src/build/styles'
import { blocksOn } from '../../src/page/blocksOn'
import { siteOf } from '../lib/toySite'

const ofBlocks = await blockStyles()
const CSS = '.plain { margin: 0 } .hero-title { top: 1px } .tabs-list { top: 2px } .prose-text { top: 3px } .people-name { top: 4px }'
const engine = { css: CSS, used: { classes: new Set<string>(), variables: new Set<string>() }, islandClasses: new Map([['tabs', new Set<string>()]]) }

const TABS = { type: 'tabs', label: 'Kites', panels: [{ id: 'kites', label: 'Kites' }] }
const PROSE = { type: 'prose', text: 'Kites.' }
/** The sheets of pages, cut anew. */
const stylesOf = (...all: Parameters<typeof cssSources>) => filesOf(cutCss(cssSources(...all)), all[3])
/** A site of a home page and so many others, of which the first few have these sections. */
function pagesOf(count: number, ...sections: object[][]) {
  const pages = Array.from({ length: count }, (_, index) => ({
    path: `/p${index}`,
    title: `Page ${index}`,
    sections: [{ type: 'hero', title: `Page ${index}` }, ...(sections[index] ?? [])],
  }))
  return siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }] }, ...pages] }).pages
}
/** The sheets of the page at an address, as text. */
function sheets(pages: ReturnType<typeof pagesOf>, path: string) {
  const { site, pages: own, files } = stylesOf(engine, ofBlocks, '', pages)
  const types = blocksOn({ sections: pages.find((page) => page.path === path)?.sections ?? [] })
  return { site: files[site], own: own[types] === undefined ? undefined : files[own[types]], address: own[types], all: Object.keys(files) }
}

test('what a fifth of the pages have stands in the sheet of all; what fewer have, and islands, in one for the pages with that', () => {
  const pages = pagesOf(19, [PROSE], [PROSE, TABS], [PROSE], [TABS, PROSE])
  expect(sheets(pages, '/p9')).toMatchObject({ site: '.plain{margin:0}.hero-title{top:1px}.prose-text{top:3px}', own: undefined })
  expect(sheets(pages, '/p1').own).toBe('.tabs-list{top:2px}')
  const few = pagesOf(20, [PROSE], [PROSE, TABS], [PROSE])
  expect(sheets(few, '/p9').site).toBe('.plain{margin:0}.hero-title{top:1px}')
  expect([sheets(few, '/p0').own, sheets(few, '/p1').own]).toEqual(['.prose-text{top:3px}', '.prose-text{top:3px}.tabs-list{top:2px}'])
})

test('pages with the same blocks share their sheet, and of a block that no page has nothing is written', () => {
  const pages = pagesOf(29, [PROSE, TABS], [TABS, PROSE])
  expect(sheets(pages, '/p0').address).toBe(sheets(pages, '/p1').address)
  expect(sheets(pages, '/p0').all.length).toBe(2)
  expect(Object.values(stylesOf(engine, ofBlocks, '', pages).files).join()).not.toContain('people')
})

test('the address of a sheet changes with its text', () => {
  expect([hashOf('a') === hashOf('b'), hashOf('a')]).toEqual([false, expect.stringMatching(/^[\w-]{8}$/)])
})

test('rules of pictures behind words are written where a page has one', () => {
  const own = { ...engine, css: `${CSS} .ground { inset: 0 } section[data-surface='picture'] { color: red } .ground-plan { top: 5px }` }
  const siteSheet = (section: object) => {
    const { pages } = siteOf({ pages: [{ path: '/', title: 'Home', sections: [section] }] })
    const { site, files } = stylesOf(own, ofBlocks, '', pages)
    return files[site] ?? ''
  }
  const behind = siteSheet({ type: 'hero', title: 'Home', place: 'behind', picture: { src: 'media/a.jpg', alt: 'A' } })
  expect([behind.includes('.ground{'), behind.includes('data-surface')]).toEqual([true, true])
  const beside = siteSheet({ type: 'hero', title: 'Home', picture: { src: 'media/a.jpg', alt: 'A' } })
  expect([beside.includes('.ground{'), beside.includes('data-surface'), beside.includes('.ground-plan')]).toEqual([false, false, true])
})

test('rules of steps with pictures are written where a step has one', () => {
  const own = { ...engine, css: ".steps-steps{margin:0} .steps-steps[data-columns='2']{gap:1px} .steps-picture{top:1px}" }
  const siteSheet = (item: object) => {
    const { pages } = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'steps', title: 'Way', items: [item] }] }] })
    const { site, files } = stylesOf(own, ofBlocks, '', pages)
    return files[site]
  }
  expect(siteSheet({ title: 'Ask' })).toBe('.steps-steps{margin:0}')
  expect(siteSheet({ title: 'Ask', picture: { src: 'media/a.jpg', alt: 'A' } })).toMatch(/data-columns.*steps-picture/)
})

test('rules of choices, of further pages and of fields of a list, and of a look that few have, are written where a section has them', () => {
  const own = {
    ...engine,
    css: '.articleList-list{top:1px} .articleList-options a,.articleList-pages a{top:2px} .articleList-list .articleList-fields{top:3px} .cardGrid-grid[data-look=rows]{top:4px}',
  }
  const rulesOf = (type: string, props: Record<string, unknown>) => {
    const { pages } = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }] }] })
    const sections = pages[0]?.sections.map((section) => ({ ...section, type, props })) ?? []
    return Object.values(
      stylesOf(
        own,
        ofBlocks,
        '',
        pages.map((page) => ({ ...page, sections })),
      ).files,
    ).join('')
  }
  expect(rulesOf('articleList', { items: [{ title: 'Kite', shown: [] }] })).toBe('.articleList-list{top:1px}')
  expect(rulesOf('articleList', { items: [], options: { links: [] } })).toBe('.articleList-list{top:1px}.articleList-options a{top:2px}')
  expect(rulesOf('articleList', { items: [], pages: { current: 1 } })).toBe('.articleList-list{top:1px}.articleList-pages a{top:2px}')
  expect(rulesOf('articleList', { items: [{ shown: [{ label: 'Size' }] }] })).toContain('.articleList-fields{top:3px}')
  expect([rulesOf('cardGrid', { look: 'rows' }), rulesOf('cardGrid', { look: 'boxed' })].map((css) => css.includes('rows'))).toEqual([true, false])
})

test('rules of the notice, of the question and of the choice of languages are written for sites that have them', () => {
  const own = { ...engine, css: `${CSS} .notice { top: 6px } html[data-asked] .plain { top: 7px } .consent { top: 8px } .bar-languages { top: 9px }` }
  const rulesOf = (settings: object, rest: object = {}) => {
    const site = siteOf({})
    const { site: sheet, files } = stylesOf(own, ofBlocks, '', site.pages, { ...site, settings: { ...site.settings, ...settings }, ...rest })
    return (files[sheet] ?? '').match(/\d(?=px)/g)?.join('')
  }
  expect(rulesOf({})).toBe('1')
  expect(rulesOf({ notice: { text: 'Closed' } })).toBe('16')
  expect(rulesOf({ services: { analytics: { service: 'plausible', domain: 'toys.example.com' } } })).toBe('1')
  expect(rulesOf({ services: { analytics: { service: 'google', id: 'G-ABCD123456' } } })).toBe('178')
  expect(rulesOf({}, { languages: [] })).toBe('19')
})

test('rules of code and of diagrams are written where texts and sections have them', () => {
  const own = { ...engine, css: `${CSS} pre { top: 1px } .code-value { top: 2px } .running code { top: 3px } .precious { top: 4px } .diagram dl { top: 5px }` }
  const siteSheet = (section: object) => {
    const { pages } = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }, section] }] })
    const { site, files } = stylesOf(own, ofBlocks, '', pages)
    return ['pre{', '.code-value{', '.running code{', '.precious{', '.diagram dl{'].filter((rule) => Object.values(files).join('').includes(rule) && Boolean(site))
  }
  expect(siteSheet(PROSE)).toEqual(['.precious{'])
  expect(siteSheet({ type: 'prose', text: 'Say `npm ci`.' })).toEqual(['pre{', '.code-value{', '.running code{', '.precious{'])
  expect(siteSheet({ type: 'feature', title: 'Dough', diagram: { kind: 'shares', title: 'Dough', parts: [{ label: 'Flour', value: 1 }] } })).toEqual(['.precious{', '.diagram dl{'])
})

test('rules of kinds of a chart are written for sites that show them', () => {
  const own = {
    ...engine,
    css: '.chart-plot { top: 1px } .chart-ring path { top: 2px } .chart-lines { top: 3px } .chart-legend { top: 4px } :is(.chart-lying, .chart-parts) li { top: 5px }',
  }
  const rulesOf = (chart: object) => {
    const section = { type: 'chart', caption: 'Kites sold.', series: 'Kites', data: [{ label: 'May', value: 3 }], ...chart }
    const { pages } = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'hero', title: 'Home' }, section] }] })
    const { files } = stylesOf(own, ofBlocks, '', pages)
    const css = Object.values(files).join('')
    return ['plot', 'ring', 'lines', 'legend', 'lying'].filter((name) => css.includes(`.chart-${name}`))
  }
  expect(rulesOf({})).toEqual(['plot', 'lying'])
  expect(rulesOf({ kind: 'shares' })).toEqual(['plot', 'ring', 'lying'])
  expect(rulesOf({ kind: 'area' })).toEqual(['plot', 'lines', 'lying'])
  expect(rulesOf({ compare: [{ series: 'Tops', values: [4] }] })).toEqual(['plot', 'legend', 'lying'])
})

test('patterns that blocks share are sent to the pages that have them', () => {
  const own = { ...engine, css: `${CSS} .folds summary { top: 1px } .fold-body { top: 2px } .folded { top: 3px } .lost h1 { top: 4px }` }
  const pages = pagesOf(19, [TABS])
  const { site, pages: sheetsOf, files } = stylesOf(own, ofBlocks, '', pages)
  expect([files[site]?.includes('.folds'), files[site]?.includes('.fold-body'), files[site]?.includes('.lost')]).toEqual([false, false, true])
  expect(files[sheetsOf['folds hero tabs'] ?? '']).toContain('.folds summary{top:1px}.fold-body{top:2px}')
})
