import { expect, test } from 'vitest'
import { readYaml } from '../../../../src/site/read/syntax/yaml'
import { leastSeconds } from '../../../lib/seconds'

const valueOf = (text: string) => readYaml(text.split('\n'))

test('mappings, lists and texts are read as people write them', () => {
  expect(
    valueOf(
      "---\n# A site\nsite:\n  name: Toys # ours\n  'a b': 'it''s'\n  year: 2026\n  on: true\n  nothing: ~\n  empty:\npages:\n- path: /\n  tags: [\"a\"]\n-\n  path: \"/b\"\n- c\n",
    ),
  ).toEqual({
    site: { name: 'Toys', 'a b': "it's", year: 2026, on: true, nothing: null, empty: null },
    pages: [{ path: '/', tags: ['a'] }, { path: '/b' }, 'c'],
  })
})

test('a text in rows of its own keeps its line breaks, or has spaces in their place', () => {
  expect(valueOf('a: |\n  One\n  two\n\n  three\nb: >-\n  One\n  two\nc: x')).toEqual({ a: 'One\ntwo\n\nthree', b: 'One two', c: 'x' })
  expect(valueOf('- - a\n  - b\n- c')).toEqual([['a', 'b'], 'c'])
})

test.each(['', 'a: &x 1', 'a: *x', 'a: [b, c]', 'a: b: c', 'a: 1\na: 2', 'a: b\n  c: d', 'just words', '  a: 1\nb: 2', 'a: "b', 'a: 1\n- b', `${'- '.repeat(40)}a`])(
  '%j is not surely understood',
  (text) => {
    expect(valueOf(text)).toBeUndefined()
  },
)

test('a hundred thousand entries, and a text of as many lines, are read in their time', () => {
  const entries = Array.from({ length: 100_000 }, (_, index) => `- a: ${index}`)
  const lines = ['a: |', ...entries.map((line) => `  ${line}`)]
  const seconds = leastSeconds(3, () => {
    expect(readYaml(entries)).toHaveLength(100_000)
    expect(readYaml(lines)).toMatchObject({ a: expect.stringMatching(/^- a: 0\n/) })
  })
  expect(seconds).toBeLessThan(3)
})

test.each<[string, unknown]>([
  ['a: 0\nb: -1.50\nc: 1e3\nd: 01\ne: .5\nf: 1.', { a: 0, b: -1.5, c: '1e3', d: '01', e: '.5', f: '1.' }],
  ['a: true\nb: null\nc: True\nd: yes\ne: ~x', { a: true, b: null, c: 'True', d: 'yes', e: '~x' }],
  ['a: "x # y" # z\nb: x#y\nc: # nothing\nd: \'#\' # z', { a: 'x # y', b: 'x#y', c: null, d: '#' }],
  ['a: {"b": [1, {}]}\nc: []', { a: { b: [1, {}] }, c: [] }],
  ["a: ''\nb: ''''\nc: \"\\n\"", { a: '', b: "'", c: '\n' }],
  ['a b-c: 1\n$x: 2\n/path: 3\n@type: 4\n_: 5\n"a:b": 6', { 'a b-c': 1, $x: 2, '/path': 3, '@type': 4, _: 5, 'a:b': 6 }],
  ['a: https://x.example/y\nb: 12:30\nc: a -b', { a: 'https://x.example/y', b: '12:30', c: 'a -b' }],
  [
    'a:\n  - b: 1\n    c: 2\n  -   d: 3\n      e: 4\nf: 5',
    {
      a: [
        { b: 1, c: 2 },
        { d: 3, e: 4 },
      ],
      f: 5,
    },
  ],
  ['-\n  - a\n- - b\n  - - c', [['a'], ['b', ['c']]]],
  ['-\n- a', [null, 'a']],
  ['a:\n- b\n-\nc:\n  d:', { a: ['b', null], c: { d: null } }],
  ['a: |-\n    One\n      two  \n\n    three\n\n\nb: 1', { a: 'One\n  two\n\nthree', b: 1 }],
  ['a: >+\n  One\n  two\n\n  three\n  four', { a: 'One two\n\nthree four' }],
  ['- |\n  a: b\n  - c\n- d', ['a: b\n- c', 'd']],
  ['a: |\n  # no comment\n  x\n# a comment\nb: 1', { a: '# no comment\nx', b: 1 }],
  ['a: |\nb: 1', { a: '', b: 1 }],
  ['  a: 1\n  b: 2\n', { a: 1, b: 2 }],
  ['x\n...', undefined],
  ['---\na: 1\n...', { a: 1 }],
  ["a: 'b", undefined],
  ['a: {b: c}', undefined],
  ['a: b:', undefined],
  ['a: %b', undefined],
  ['a: >b', undefined],
  ['a: |2\n  b', undefined],
  ['"a": 1\na: 2', undefined],
  ['a:\n  b: 1\n c: 2', undefined],
  ['- a\n  - b', undefined],
  ['1: a', undefined],
  ['a:b', undefined],
])('%j is read, or not understood', (text, value) => {
  expect(valueOf(text)).toEqual(value)
})

test('as many levels are read as there may be, and not one more', () => {
  const nested = (depth: number) => valueOf(Array.from({ length: depth }, (_, level) => `${' '.repeat(level)}a:${level === depth - 1 ? ' 1' : ''}`).join('\n'))
  expect([nested(33) === undefined, nested(34) === undefined]).toEqual([false, true])
})
