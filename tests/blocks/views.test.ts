import { expect, test } from 'vitest'
import { viewOf } from '../../src/blocks/views'

test('a block is drawn by its view, or by its island; some speak to search engines', () => {
  expect(['hero', 'faqGroup', 'tabs', 'chart'].map((type) => [viewOf(type).isIsland, viewOf(type).structuredData !== undefined])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [true, false],
  ])
  expect(viewOf('hero')).toBe(viewOf('hero'))
  expect(viewOf('hero').Component).not.toBe(viewOf('tabs').Component)
})

test('a folder without a view is named', () => {
  expect(() => viewOf('nothing')).toThrow('The block "nothing" has no View.tsx and no Island.tsx, or it exports no component as default.')
})
