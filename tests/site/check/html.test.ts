import { expect, test } from 'vitest'
import { soundTree } from '../../../src/site/check/html'
import { problemsOf, siteWith } from '../../lib/toy'

const reported = (body: string) => problemsOf(siteWith({ type: 'note', text: 'Words', body })).map(({ message, column, length }) => `${column - 19}+${length} ${message}`)
const nested = (depth: number) => `${'<ul><li>'.repeat(depth / 2)}x${'</li></ul>'.repeat(depth / 2)}`

test('a hundred elements may be in one another', () => {
  expect(reported(nested(100))).toEqual([])
  expect(reported(nested(102)).length).toBe(1)
  expect(reported('<p>x</p>'.repeat(500))).toEqual([])
  expect(reported('<br>'.repeat(500))).toEqual([])
})

test('a main heading and a picture from elsewhere are told at their element', () => {
  expect(reported('<p>a</p><h1>b</h1>')).toEqual([expect.stringMatching(/^9\+3 /)])
  expect(reported('<H1>b</H1><h10>c</h10>').length).toBe(1)
  for (const src of ['https://x.example/a.png', '//x.example/a.png', ' http:\\\\x.example/a.png', 'HTTPS://x.example'])
    expect(reported(`<img src="${src}">`)[0], src).toContain('x.example')
  expect(reported('<img src="media/a.png" alt=""><img>')).toEqual([])
})

test('whoever looks into HTML gets its tree, and none of what is nested too deep', () => {
  const isSound = (html: string) => soundTree(html) !== undefined
  expect(['', '<p>x</p>', nested(100), nested(102)].map(isSound)).toEqual([true, true, true, false])
})

test('what only seems to be nested is parsed, and what a parser would make too much of is not', () => {
  const isSound = (html: string) => soundTree(html) !== undefined
  const paragraphs = '<p>x'.repeat(150)
  const open = (count: number) => Array.from({ length: count }, (_, index) => `<i id=${index}><p>`).join('')
  expect([isSound(paragraphs), isSound('<br>'.repeat(150)), isSound(open(40)), isSound(open(1_000))]).toEqual([true, true, true, false])
  expect(reported(paragraphs)).toEqual([])
  expect(reported(open(1_000))).toEqual([expect.stringContaining('316 elements are still open')])
  // With each end tag one is open less: two hundred beside each other are not deep.
  expect(reported(`<ul>${'<li><b>x</b></li>'.repeat(200)}</ul>`)).toEqual([])
})
