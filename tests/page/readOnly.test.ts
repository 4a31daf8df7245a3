import { JSDOM } from 'jsdom'
import { attributesOf } from '../../src/site/schema/sectionSettings'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { viewOf } from '../../src/blocks/views'
import { renderSection } from '../../src/page/renderSection'
import { createRenderer } from '../../src/page/render'
import { examplesOf, toyContext } from '../../src/authoring/describe/examples'
import { allIcons } from '../../src/site/check/icons'
import { compile } from '../../src/site/compile'
import type { Section } from '../../src/site/schema/site'
import { ENGLISH } from '../../src/site/schema/words/english'
import { siteWith, toyBlocks } from '../lib/toy'
import { NO_ASSETS } from '../../src/page/assets'

const blocks = await loadBlocks()
const { site } = compile(new TextEncoder().encode(siteWith({ type: 'rule' })), 'pages.json', toyBlocks)
const [page] = site?.pages ?? []
if (!site || !page) throw new Error('The toy site has problems.')
const frame = { lang: 'en', words: ENGLISH, icons: Object.fromEntries(allIcons()) }

/** A property that no block draws: who finds it on a page has found the properties themselves. */
const UNDRAWN = 'undrawn-4711'

function sectionOf(type: string): Section {
  const example = examplesOf(type).full ?? {}
  const props = blocks[type]?.resolve?.(example as never, toyContext(example)) ?? example
  return { key: `${type}_1`, type, props: { ...props, undrawn: UNDRAWN }, attributes: attributesOf({}), source: [] }
}

const types = Object.keys(blocks)
const read = types.filter((type) => !viewOf(type).isIsland)

test('there are blocks that are only read, and blocks that wake up', () => {
  expect([read.length > 5, read.length < types.length - 2]).toEqual([true, true])
})

test.each(read)('a section of the block %s, which is only read, brings no properties and no script', (type) => {
  const { html, attributes } = renderSection(sectionOf(type), page, { frame })
  expect(html + JSON.stringify(attributes)).not.toContain(UNDRAWN)
  expect(new JSDOM(html).window.document.querySelector('script, [data-island], [data-prefix]')).toBeNull()
})

test.each(types.filter((type) => !read.includes(type)))('a section of the block %s, which wakes up, brings its properties once', (type) => {
  const { html } = renderSection(sectionOf(type), page, { frame })
  expect(html.split(UNDRAWN).length - 1).toBe(1)
  expect(JSON.parse(new JSDOM(html).window.document.querySelector('[data-island] + script')?.textContent ?? '{}')).toMatchObject({ undrawn: UNDRAWN })
})

test('a page of sections that are only read has one piece of data, that of the frame', async () => {
  const render = createRenderer({ ...site, icons: frame.icons }, NO_ASSETS)
  const html = await render({ ...page, sections: read.map(sectionOf) })
  expect(html).not.toContain(UNDRAWN)
  expect([...new JSDOM(html).window.document.querySelectorAll('script[type="application/json"]')].map(({ id }) => id)).toEqual(['frame'])
})
