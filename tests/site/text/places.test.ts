import fc from 'fast-check'
import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { compile } from '../../../src/site/compile'
import { rangeOf } from '../../../src/site/text/position'
import { figure } from '../../lib/figure'
import { innocent, lintBlocks, shelfOf } from '../../lib/innocent'
import { leastSeconds } from '../../lib/seconds'

test('a part of a text is found in the file, whatever is escaped before it', { tags: ['random'] }, () => {
  const character = fc.oneof(fc.constantFrom('"', '\\', '\n', '\u0001', '\u2028', '👩', 'é', 'a', '/'), fc.string({ maxLength: 3 }))
  const text = fc.array(character, { maxLength: 30 }).map((parts) => parts.join(''))
  const escaped = (value: string) => JSON.stringify(value).replaceAll(/[é/]/g, (letter) => (letter === '/' ? '\\/' : '\\u00e9'))
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      const file = `{ "a": ${escaped(before + part + after)} }`
      const { offset, length } = rangeOf({ path: ['a'], on: 'value', within: { start: before.length, length: part.length } }, parseTree(file), file)
      return JSON.parse(`"${file.slice(offset, offset + length)}"`) === part
    }),
    { seed: 20261121, numRuns: 2000 },
  )
})

const many = (count: number, html: (index: number) => string) => Array.from({ length: count }, (_, index) => html(index)).join('')

/** Of each sort as much as an article holds of what somebody might say something of. */
const CROWDED: Record<string, string> = {
  'attributes on one tag': `<p ${many(18_000, (index) => `a${index} `)}>x</p>`,
  'dead links': many(1_500, (index) => `<p>${'x '.repeat(50)}<a href="/n${index}">x</a></p>`),
  'main headings': many(2_000, (index) => `<h1>x${index}</h1>${'y'.repeat(80)}`),
  'elements that nobody knows': many(8_000, (index) => `<x${index}>y</x${index}>`),
  'levels that are skipped': many(8_000, () => '<h2>a</h2><h4>x</h4>'),
  'links that say nothing': many(9_000, () => '<a href="/">here</a>'),
  'links without encryption': many(5_000, (index) => `<a href="http://a.com/${index}">a${index}</a>`),
  'look-alike hosts': many(4_000, (index) => `<a href="https://b\u0430nk.com/${index}">a${index}</a>`),
  'texts left for later': 'TODO lorem ipsum '.repeat(11_000),
  'unknown tokens': many(8_000, (index) => `{facts.aeg${index}} `),
  'pictures of others': many(5_000, (index) => `<img src="https://a.com/${index}">`),
  'ids that stand twice': '<p id=a>x</p>'.repeat(15_000),
  'cells that are never closed': `${'<td>'.repeat(24_000)}${'<b>'.repeat(30_000)}`,
}
/** Goal of seconds of one processor; what takes the square of its length takes many times that. */
const MOST_SECONDS = 4

test.for(Object.entries(CROWDED))('an article with thousands of %s is judged in time', ([what, content], { task }) => {
  const file = new TextEncoder().encode(innocent(shelfOf({ slug: 'bear', content })))
  const seconds = leastSeconds(MOST_SECONDS, () => void compile(file, 'pages.json', lintBlocks, { advice: true }))
  expect(seconds).toBeLessThan(MOST_SECONDS)
  figure({ task }, 'B9', `${what}, ${content.length.toLocaleString('en')} characters: ${seconds.toFixed(2)} s (goal ${MOST_SECONDS} s)`)
})
