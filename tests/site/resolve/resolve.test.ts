import { expect, test } from 'vitest'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, shelf, toyBlocks } from '../../lib/toy'

const { collections, template } = shelf('bear', 'kite')
const pagesOf = (...sections: unknown[]) =>
  compile(new TextEncoder().encode(fileWith({ collections, pages: [pageWith(...sections), template] })), 'pages.json', toyBlocks).site?.pages ?? []

test('a section has the usual settings unless it says otherwise, and they are none of its fields', () => {
  const [page] = pagesOf(
    { type: 'rule' },
    { type: 'rule', id: 'here', ground: 'dark', width: 'narrow', spacing: 'loose', label: 'x', allow: { 'vague-link': 'A joke.' }, until: '2999-01-01', reason: 'Why' },
  )
  expect(page?.sections).toEqual([
    { key: 'rule_1', type: 'rule', props: {}, attributes: { 'data-surface': 'light', 'data-width': 'normal', 'data-spacing': 'normal' }, source: ['pages', 0, 'sections', 0] },
    {
      key: 'here',
      type: 'rule',
      props: { label: 'x' },
      attributes: { id: 'here', 'data-surface': 'dark', 'data-width': 'narrow', 'data-spacing': 'loose' },
      source: ['pages', 0, 'sections', 1],
    },
  ])
})

test('tokens are filled in, and what a block names becomes what it resolves to', () => {
  const [page, bear] = pagesOf({ type: 'note', text: '{facts.age} {facts.price.low}' }, { type: 'list', collection: 'toys', pick: ['bear'] })
  expect(page?.sections.map(({ props }) => props)).toEqual([{ text: '12 $5' }, { slugs: ['bear', 'kite'] }])
  expect([bear?.title, bear?.path]).toEqual(['The bear', '/toys/bear'])
})
