import { expect, test, vi } from 'vitest'
import * as examples from '../../src/authoring/describe/examples'
import { loadBlocks } from '../../src/blocks/schemas'
import { examplePage, shownBlocks, withAllIcons } from '../../src/dev/server/gallery'
import { allIcons } from '../../src/site/check/icons'
import { siteOf } from '../lib/toySite'

const blocks = await loadBlocks()
const site = siteOf({})

test('blocks come in the order of their titles, each with its icon, its fields and its examples', () => {
  const shown = shownBlocks(blocks)
  const titles = shown.map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)))
  expect(shown.length).toBe(Object.keys(blocks).length)
  const faq = shown.find(({ type }) => type === 'faqGroup')
  expect(faq).toMatchObject({ title: 'Questions', icon: allIcons().get('help-circle'), description: 'Questions and answers, folded until opened.' })
  expect(faq?.examples.map(({ name, href }) => [name, href])).toContainEqual(['full', '/_blocks/faqGroup/full'])
  expect(JSON.parse(faq?.examples[0]?.json ?? '')).toMatchObject({ type: 'faqGroup' })
})

test('an example is a page of its own, with the values of the site and items where it lists some', () => {
  const page = examplePage('articleList', 'full', blocks, site)
  expect(page).toMatchObject({ path: '/_blocks/articleList/full', pattern: '/$', title: 'articleList, full', indexed: true, absent: [], source: [] })
  expect(page?.sections).toMatchObject([
    {
      key: 'articleList_1',
      type: 'articleList',
      attributes: { 'data-surface': 'light', 'data-width': 'normal', 'data-spacing': 'normal' },
      props: { items: [{ href: '/items/second-item' }, { href: '/items/first-item' }] },
    },
  ])
})

test('what is no example has no page', () => {
  for (const [type, name] of [
    ['hero', 'none'],
    ['none', 'full'],
    ['constructor', 'full'],
    ['hero', 'constructor'],
  ] as const)
    expect(examplePage(type, name, blocks, site)).toBeUndefined()
})

test('every icon can be drawn there', () => {
  expect(Object.keys(withAllIcons(site).icons).length).toBe(allIcons().size)
})

test('a block whose examples are half written keeps no other from being shown, and says what is wrong', () => {
  const spy = vi.spyOn(examples, 'examplesOf')
  spy.mockImplementation((type) => (type === 'hero' ? examples.examplesIn('{', type) : {}))
  const shown = shownBlocks(blocks)
  spy.mockRestore()
  expect(shown.flatMap(({ type, fault }) => (fault === undefined ? [] : [`${type}: ${fault.slice(0, 36)}`]))).toEqual(['hero: src/blocks/hero/examples.json is not'])
})
