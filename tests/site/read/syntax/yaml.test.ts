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
