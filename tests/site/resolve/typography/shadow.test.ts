import { expect, test } from 'vitest'
import { shadowOfHtml, shadowOfMarkdown } from '../../../../src/site/resolve/typography/shadow'

/** A shadow, with the marks that are seen through as dots and the edges as bars. */
const seen = (shadow: string | undefined) => shadow?.replaceAll('\0', '.').replaceAll('\n', '/')

test.each([
  ['plain words, "so"', 'plain words, "so"'],
  ['a **bold** word', 'a ..bold.. word'],
  ['[a guide](/to "it")', '.a guide...........'],
  ['a `code` b', 'a xxxxxx b'],
  ['a\n\n- b\n- c', 'a//..b/..c'],
  ['1. a', '...a'],
  ['2) a', '...a'],
  ['> a', '..a'],
  ['# a', '..a'],
  ['typed \\"so', 'typed \\xso'],
  ['```\nx y\n```\nz', 'xxx/xxx/xxx/z'],
  ['![a b](media/a.jpg) c', 'xxxxxxxxxxxxxxxxxxx c'],
  ['a <b>c</b>', 'a xxxcxxxx'],
])('of the Markdown %j are read the words: %j', (text, shadow) => {
  expect(seen(shadowOfMarkdown(text))).toBe(shadow)
  expect(shadow).toHaveLength(text.length)
})

test.each([
  ['plain "words"', 'plain "words"'],
  ['a<b>c</b>d', 'a...c....d'],
  ['<p>a</p><p>b</p>', '///a///////b////'],
  ['a<br>b', 'a////b'],
  ['<A HREF="/x">a</A>', '.............a....'],
  ['a<code>b c</code>d', 'a......xxx.......d'],
  ['<pre>a<b>b</b></pre>c', '.....x...x..........c'],
  ['<code>a<pre>b</pre>c</code>d', '......x.....x......x.......d'],
  ['a<!-- > "x" -->b', 'a//////////////b'],
  ['<a title="1 > 2">x</a>', '.................x....'],
  ["<a title='\"'>x</a>", '.............x....'],
  ['', ''],
])('of the HTML %j are read the words: %j', (html, shadow) => {
  expect(seen(shadowOfHtml(html))).toBe(shadow)
  expect(shadow).toHaveLength(html.length)
})

test.each('a abbr b cite dfn del em i ins mark q s small span strong sub sup u'.split(' '))('<%s> stands in a line of words', (name) => {
  expect(seen(shadowOfHtml(`<${name}>x</${name}>`))).toBe(`${'.'.repeat(name.length + 2)}x${'.'.repeat(name.length + 3)}`)
})

test.each('code pre kbd samp script style textarea var'.split(' '))('what stands in <%s> is read as it is typed', (name) => {
  expect(seen(shadowOfHtml(`<${name}>"y"</${name}>`))).toBe(`${'.'.repeat(name.length + 2)}xxx${'.'.repeat(name.length + 3)}`)
})

test.each(['a <b', 'a <b title="x>', 'a <b <i>', 'a <!-- b', 'a <!--> b'])('of %j nothing is read: its tag does not end', (html) => expect(shadowOfHtml(html)).toBeUndefined())
