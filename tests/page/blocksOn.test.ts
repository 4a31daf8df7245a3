import { expect, test } from 'vitest'
import { blocksOn } from '../../src/page/blocksOn'
import type { Page } from '../../src/site/schema/site'

const section = (type: string) => ({ type }) as Page['sections'][number]

test('each block on a page is named once, in the order of the alphabet', () => {
  expect([blocksOn({ sections: [section('prose'), section('hero'), section('prose'), section('cta')] }), blocksOn({ sections: [] })]).toEqual(['cta hero prose', ''])
})

test('patterns that blocks share are named with them', () => {
  expect(blocksOn({ sections: [section('tabs'), section('faqGroup')] })).toBe('faqGroup folds tabs')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'receipt' } } }] })).toBe('diagram hero receipt')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'conversation' } } }] })).toBe('diagram hero talk')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'balance' } } }] })).toBe('balance diagram hero')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { place: 'edge' } }] })).toBe('edge hero')
  expect(blocksOn({ sections: [{ ...section('prose'), props: { contents: true } }] })).toBe('contents prose')
  expect(blocksOn({ sections: [{ ...section('hero'), props: { diagram: { kind: 'shares' } } }] })).toBe('diagram hero')
})

test.each<[boolean, string, object]>([
  [true, 'table', {}],
  [true, 'chart', { picture: { names: ['Sold', 'Lent'] } }],
  [false, 'chart', { picture: { names: ['Sold'] } }],
  [false, 'chart', { picture: null }],
  [true, 'prose', { text: 'See:\n\n| a | b |\n| - | :-: |\n| 1 | 2 |' }],
  [true, 'prose', { text: 'a | b\n--|--\n1 | 2' }],
  [true, 'prose', { text: '> | a |\n> |---|' }],
  [true, 'tabs', { panels: [{ blocks: [{ text: '| a |\n|:-:|\n| 1 |' }] }] }],
  [true, 'article', { content: '<p>So:</p><TABLE><tr><td>1</td></tr></TABLE>' }],
  [false, 'prose', { text: 'One\n\n---\n\nTwo - or three | four\n\n- a list' }],
  [false, 'article', { content: '<p>A tablet</p>' }],
])('rules of tables are for sections that have one: %s for %s with %j', (isThere, type, props) => {
  expect(blocksOn({ sections: [{ ...section(type), props } as Page['sections'][number]] }).includes('sheets')).toBe(isThere)
})

test('a long line of what looks like the head of a table is soon looked at', { tags: ['large'] }, () => {
  for (const sign of [' ', '|', '-', ':', '> ', '| ', '-|', '\n'])
    expect(blocksOn({ sections: [{ ...section('prose'), props: { text: `${sign.repeat(200_000)}x` } }] })).toBe('prose')
})
