import { expect, test } from 'vitest'
import { unlinkedHtml, unlinkedText } from '../../../src/site/resolve/unlinked'

const isDead = (href: string) => href.startsWith('/dead')

test.each([
  ['See [our *new* offer](/dead "T") now.', 'See our *new* offer now.'],
  ['[a](/dead)[b](/alive)[c](/dead#d)', 'a[b](/alive)c'],
  ['- [a](</dead>)\n> - [b](/dead?x)', '- a\n> - b'],
  ['[a][one] [one] [two]\n\n[one]: /dead\n[two]: /alive', 'a one [two]\n\n\n[two]: /alive'],
  ['![a picture](/dead)', '![a picture](/dead)'],
  ['`[a](/dead)` \\[b](/dead)', '`[a](/dead)` \\[b](/dead)'],
  ['**[a](/dead)**', '**a**'],
  ['no link at all', 'no link at all'],
])('of the running text %j is left %j', (text, left) => {
  expect(unlinkedText(text, isDead)).toBe(left)
})

test.each([
  ['<p>See <a href="/dead" title="T">our <em>new</em> offer</a> now.</p>', '<p>See our <em>new</em> offer now.</p>'],
  ["<a href='/dead'>a</a><a href=/alive>b</a>", 'a<a href=/alive>b</a>'],
  ['<A HREF="&#47;dead">a</A>', 'a'],
  ['<p>x<a href="/dead"></a>y</p>', '<p>xy</p>'],
  ['<a href="/dead">one <a href="/dead">two</a>', 'one two'],
  ['<p>/dead</p>', '<p>/dead</p>'],
])('of the HTML %j is left %j', (html, left) => {
  expect(unlinkedHtml(html, isDead)).toBe(left)
})
