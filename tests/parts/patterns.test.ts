import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { holds, PATTERNS, patternsIn } from '../../src/parts/patterns'

const blocks = await loadBlocks()
const patternsOf = (type: string, props: object) => patternsIn(blocks[type]?.styles ?? [], props).sort()

test.each<[string, object, string[]]>([
  ['tabs', {}, ['folds']],
  ['faqGroup', {}, ['folds']],
  ['hero', {}, []],
  ['hero', { diagram: { kind: 'receipt' } }, ['diagram', 'receipt']],
  ['hero', { diagram: { kind: 'conversation' } }, ['diagram', 'talk']],
  ['hero', { diagram: { kind: 'balance' } }, ['balance', 'diagram']],
  ['feature', { diagram: { kind: 'shares' } }, ['diagram']],
  ['hero', { place: 'edge', facts: [] }, ['edge', 'facts']],
  ['feature', { place: 'edge', facts: [] }, []],
  ['prose', { contents: true }, ['contents']],
  ['prose', { contents: false }, []],
])('the patterns of %s with %j are %j', (type, props, patterns) => {
  expect(patternsOf(type, props)).toEqual(patterns)
})

test.each<[boolean, string, object]>([
  [true, 'table', {}],
  [true, 'chart', { picture: { names: ['Sold', 'Lent'] } }],
  [false, 'chart', { picture: { names: ['Sold'] } }],
  [false, 'chart', {}],
  [true, 'prose', { text: 'See:\n\n| a | b |\n| - | :-: |\n| 1 | 2 |' }],
  [true, 'prose', { text: 'a | b\n--|--\n1 | 2' }],
  [true, 'prose', { text: '> | a |\n> |---|' }],
  [true, 'tabs', { panels: [{ blocks: [{ text: '| a |\n|:-:|\n| 1 |' }] }] }],
  [true, 'article', { content: '<p>So:</p><TABLE><tr><td>1</td></tr></TABLE>' }],
  [false, 'prose', { text: 'One\n\n---\n\nTwo - or three | four\n\n- a list' }],
  [false, 'article', { content: '<p>A tablet</p>' }],
])('rules of tables are for sections that have one: %s for %s with %j', (isThere, type, props) => {
  expect(patternsOf(type, props).includes('sheets')).toBe(isThere)
})

test.each<[string, string, object]>([
  ['terms', 'prose', { parts: [{ text: 'So:\n\n- **A** one\n- **B** two' }] }],
  ['terms', 'prose', { text: '> * __A__ one' }],
  ['terms', 'article', { content: '<ul>\n<li id="a">\n<strong>A</strong> one</li></ul>' }],
  ['', 'prose', { text: '- one **A**\n\n**B** two' }],
  ['', 'article', { content: '<ul><li>one <strong>A</strong></li></ul>' }],
])('rules of "%s" are for sections that have them, such as %s with %j', (pattern, type, props) => {
  expect(patternsOf(type, props)).toEqual(pattern ? [pattern] : [])
})

test('a pattern that a block and a text show is named once', () => {
  expect(patternsOf('table', { note: '| a |\n|---|' })).toEqual(['sheets'])
})

test('what only one page loads is known under its name, and every name that a block gives has its rules', () => {
  const known = new Set(PATTERNS.map(({ pattern }) => pattern))
  const own = Object.values(blocks).flatMap(({ styles = [] }) => styles)
  expect(own.filter(({ pattern, rules }) => rules === undefined && !known.has(pattern ?? ''))).toEqual([])
  expect(own.filter(({ pattern, rules }) => rules && pattern !== undefined && known.has(pattern))).toEqual([])
})

test('a long line of what looks like the head of a table is soon looked at', { tags: ['large'] }, () => {
  for (const sign of [' ', '|', '-', ':', '> ', '| ', '-|', '\n']) expect(patternsOf('prose', { text: `${sign.repeat(200_000)}x` })).toEqual([])
})

test('a sign is found in a text at any depth, and nowhere else', () => {
  expect([holds({ a: [{ b: 'x|y' }] }, /\|/), holds({ '|': 1, a: null, b: [2] }, /\|/)]).toEqual([true, false])
})
