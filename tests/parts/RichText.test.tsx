import type { Nodes } from 'mdast'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { randomFrom } from '../../scripts/lib/fuzzing'
import { wildText } from '../../scripts/lib/fuzzingText'
import { markdownFault, parseMarkdown } from '../../src/parts/markdown'
import { runs } from '../lib/runs'

/** How many elements were made: also those that are thrown away again. */
const made = vi.hoisted(() => ({ count: 0 }))
vi.mock('react/jsx-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-runtime')>()
  const counting =
    (make: typeof runtime.jsx): typeof runtime.jsx =>
    (...parts) => {
      made.count++
      return make(...parts)
    }
  return { ...runtime, jsx: counting(runtime.jsx), jsxs: counting(runtime.jsxs) }
})
// Another file may have loaded it before, with elements that nobody counts.
vi.resetModules()
const { InlineText, RichText } = await import('../../src/parts/RichText')

beforeEach(() => {
  made.count = 0
})

const drawn = (text: string) => renderToStaticMarkup(<RichText>{text}</RichText>)
const { seed } = runs(1)

const treeOf = (text: string) => parseMarkdown(text) ?? expect.unreachable(text)

function nodesIn(node: Nodes): number {
  return 1 + ('children' in node ? (node.children as Nodes[]).reduce((sum, child) => sum + nodesIn(child), 0) : 0)
}

test.each([1, 5, 10, 15, 18])('a list in a list, %i deep, makes at most three elements of each part of it', (depth) => {
  const text = `${'- '.repeat(depth)}Sale`
  drawn(text)
  expect(made.count).toBeGreaterThanOrEqual(depth)
  expect(made.count).toBeLessThanOrEqual(3 * nodesIn(treeOf(text)))
})

test('a text that was put together at random makes no more of each part, either', { tags: ['random'] }, () => {
  const random = randomFrom(seed)
  for (let run = 0; run < runs(120).numRuns; run++) {
    const { text, shape } = wildText(random, 400)
    if (markdownFault(text)) continue
    made.count = 0
    drawn(text)
    expect(made.count, `${shape}: ${JSON.stringify(text)}`).toBeLessThanOrEqual(3 * nodesIn(treeOf(text)) + text.length)
  }
})

test.each([
  ['lists in one line', '* '.repeat(21), 'nesting', 40],
  ['lists of all sorts', '> - 1. * + > '.repeat(4), 'nesting', 44],
  ['lists in lines that go in', Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''), 'nesting', undefined],
  ['emphasis in emphasis', `${'*a '.repeat(30)}${'a* '.repeat(30)}`, 'nesting', undefined],
  ['emphasis that finds no other half', '*a_'.repeat(501), 'marks', 3 * 500],
  ['comments that never end', 'a <!--'.repeat(51), 'open', 6 * 50 + 2],
  ['the same as instructions', 'a <?'.repeat(51), 'open', 4 * 50 + 2],
  ['the same across lines', '*a_\n'.repeat(501), 'marks', 4 * 500],
  ['entries of lists', '- a\n'.repeat(2_001), 'entries', 4 * 2_000],
  ['pictures in pictures', `${'!['.repeat(3_300)}${'](a)'.repeat(3_300)}`, 'nesting', 2 * (3_300 - 21)],
  ['links and pictures in one another', `${'[!['.repeat(1_800)}${'](a)](b)'.repeat(1_800)}`, 'nesting', 3 * (1_800 - 21) + 1],
  ['lines under headings', 'a\n===\n'.repeat(3_300), 'entries', 6 * 2_000 + 2],
  ['dashes under headings', 'a\n---\n'.repeat(3_300), 'entries', 6 * 2_000 + 2],
])('too many %s are told with their place', (_what, text, name, start) => {
  const fault = markdownFault(`Words.\n\n${text}x`)
  expect(fault).toMatchObject({ name, ...(start !== undefined && { start: start + 8 }) })
  // And should it be drawn all the same, it is words.
  expect(drawn(`${text}x`)).toMatch(/^<p>/)
})

test.each([
  ['twenty lists in one line', `${'- '.repeat(20)}a`],
  ['a rule of many stars', '* '.repeat(500)],
  ['many words in bold, in several paragraphs', `${'**Sale** now. '.repeat(400)}\n\n${'**Sale** now. '.repeat(400)}`],
  ['many entries with emphasis', '- *Monday* and **Tuesday**\n'.repeat(700)],
  ['names with low lines', 'a_b_c '.repeat(400)],
])('%s are not too many', (_what, text) => {
  expect(markdownFault(text)).toBeUndefined()
})

test('a row that lacks many cells has one in their place, so that no table grows with the square of its text', { tags: ['large'] }, () => {
  const text = `${'|a'.repeat(3_000)}\n${'|-'.repeat(3_000)}\n${'b\n'.repeat(3_000)}`
  expect(drawn(text).match(/<td/g)?.length).toBe(6_000)
})

test('a table that may need more room than there is can be scrolled by keyboard, under the names of its columns', () => {
  const long = 'Donaudampfschifffahrtsgesellschaft'
  expect(drawn(`| ${long} | Price of a ${long} | |\n|---|---|---|\n| 1 | 2 | 3 |`)).toContain(
    `<div class="scroll-x sheets" tabindex="0" role="region" aria-label="${long}, Price of a ${long}">`,
  )
})

test.each([
  ['> quote', '<blockquote><p>quote</p></blockquote>'],
  ['> - a\n> - b', '<blockquote><ul><li>a</li><li>b</li></ul></blockquote>'],
  ['```js\nlet a = 1 < 2\n```', '<pre><code class="language-js">let a = 1 &lt; 2</code></pre>'],
  ['Run `npm <b>`.', '<p>Run <code>npm &lt;b&gt;</code>.</p>'],
  ['<div>naked</div>', '<p>&lt;div&gt;naked&lt;/div&gt;</p>'],
  ['- <div>naked</div>', '<ul><li><p>&lt;div&gt;naked&lt;/div&gt;</p></li></ul>'],
  ['- a\n\n  b\n- c', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
  ['- a\n  - b\n  - c\n- d', '<ul><li><p>a</p><ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  ['3. c\n4. d', '<ol start="3"><li>c</li><li>d</li></ol>'],
  ['1. a', '<ol><li>a</li></ol>'],
  ['# Head', '<p>Head</p>'],
  ['one  \ntwo', '<p>one<br/>two</p>'],
  ['[a][b] and [b]\n\n[b]: /faq', '<p><a href="/faq">a</a> and <a href="/faq">b</a></p>'],
  ['[a][b]\n\n[b]: javascript:1', '<p><a>a</a></p>'],
  ['<javascript:alert(1)>', '<p><a>javascript:alert(1)</a></p>'],
  ['[](/faq)', '<p><a href="/faq">/faq</a></p>'],
  ['[see <https://a.example> *now*](/faq)', '<p><a href="/faq">see https://a.example <em>now</em></a></p>'],
  ['a\n\n---\n\nb', '<p>a</p><p>b</p>'],
  [
    '| Toy | Price |\n|---|--:|\n| **Bear** | [5](/a) |\n| Kite',
    '<div class="scroll-x sheets few"><table><thead><tr><th scope="col">Toy</th><th scope="col" data-align="end">Price</th></tr></thead><tbody>' +
      '<tr><td data-label="Toy"><strong>Bear</strong></td><td data-align="end" data-label="Price"><a href="/a">5</a></td></tr>' +
      '<tr><td data-label="Toy">Kite</td><td colSpan="1"></td></tr></tbody></table></div>',
  ],
  [
    'a | b\n:-: | -\nc \\| d | `e \\| f` | more',
    '<div class="scroll-x sheets few"><table><thead><tr><th scope="col" data-align="center">a</th><th scope="col">b</th></tr></thead><tbody><tr><td data-align="center" data-label="a">c | d</td><td data-label="b"><code>e | f</code></td></tr></tbody></table></div>',
  ],
  ['| a |\n|---|---|', '<p>| a |\n|---|---|</p>'],
])('%j is drawn as %s', (text, html) => {
  expect(drawn(text)).toBe(html)
})

test('in one line Markdown is read, what is more than words stands as it is written, and definitions are not seen', () => {
  const inline = (text: string) => renderToStaticMarkup(<InlineText>{text}</InlineText>)
  expect([inline('a **b** [c][x]\n\n[x]: /faq'), inline('one\n\ntwo'), inline('say\n\n- *a*\n- b'), inline('# Head')]).toEqual([
    'a <strong>b</strong> <a href="/faq">c</a> ',
    'one two',
    'say - *a*\n- b',
    '# Head',
  ])
  const costly = '*_'.repeat(600)
  expect(inline(costly)).toBe(costly)
})
