import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/parts/markdown'
import { bodyHtml, textOffset } from '../../../src/site/bodies/bodyHtml'

const written = (text: string) => bodyHtml(parseMarkdown(text) ?? expect.unreachable(text))

test.each([
  ['One **two** *three* `four <b>` [five](/faq "title").', '<p>One <strong>two</strong> <em>three</em> <code>four &lt;b&gt;</code> <a href="/faq">five</a>.</p>'],
  ['# One\n\n## Two\n\n###### Six', '<h2>One</h2>\n<h2>Two</h2>\n<h4>Six</h4>'],
  ['- one\n- two\n\n  three', '<ul><li>one</li>\n<li><p>two</p>\n<p>three</p>\n</li>\n</ul>'],
  ['3. c\n4. d', '<ol start="3"><li>c</li>\n<li>d</li>\n</ol>'],
  ['> said', '<blockquote><p>said</p>\n</blockquote>'],
  ['```js\nlet a = 1 < 2\n```', '<pre><code class="language-js">let a = 1 &lt; 2</code></pre>'],
  ['```"><b>\na\n```', '<pre><code class="language-&quot;&gt;&lt;b&gt;">a</code></pre>'],
  ['[a](</b"c>) [d][e]\n\n[e]: </f"g>', '<p><a href="/b&quot;c">a</a> <a href="/f&quot;g">d</a></p>'],
  ['![<a>](<b"c> "<d>")', '<figure><img src="b&quot;c" alt="&lt;a&gt;"><figcaption>&lt;d&gt;</figcaption></figure>'],
  ['```\na\n```', '<pre><code>a</code></pre>'],
  ['a  \nb\n\n---', '<p>a<br>b</p>\n<hr>'],
  [
    '| Toy | Price |\n|---|--:|\n| Bear | 5 | 6 |',
    '<table><thead><tr><th>Toy</th><th align="right">Price</th></tr></thead><tbody><tr><td>Bear</td><td align="right">5</td></tr></tbody></table>',
  ],
  ['![A mill](media/mill.jpg)', '<p><img src="media/mill.jpg" alt="A mill"></p>'],
  ['![A "mill"][m]\n\n[m]: media/mill.jpg "At work"', '<figure><img src="media/mill.jpg" alt="A &quot;mill&quot;"><figcaption>At work</figcaption></figure>'],
  ['![A mill](media/mill.jpg "At work") and more', '<p><img src="media/mill.jpg" alt="A mill"> and more</p>'],
  ['- one\n\n  > said', '<ul><li><p>one</p>\n<blockquote><p>said</p>\n</blockquote>\n</li>\n</ul>'],
  ['Ask <b>us</b>, [a][b] & others\n\n[b]: /faq', '<p>Ask <b>us</b>, <a href="/faq">a</a> &amp; others</p>'],
  ['<dl><dt>Rye</dt><dd>Bread</dd></dl>', '<dl><dt>Rye</dt><dd>Bread</dd></dl>'],
  ['Fees from {facts.fee} \\*', '<p>Fees from {facts.fee} *</p>'],
])('%j is written as %s', (text, html) => {
  expect(written(text).html.trim()).toBe(html)
})

test('of each place in the HTML it is known where it is written', () => {
  const text = '# One\n\nTwo **three** [four](/nowhere) five.'
  const found = written(text)
  const at = (piece: string) => text.slice(textOffset(found, found.html.indexOf(piece))).slice(0, 5)
  expect([at('<h2'), at('One'), at('Two'), at('three'), at('/nowhere'), at(' five')]).toEqual(['# One', 'One\n\n', 'Two *', 'three', '[four', ' five'])
})
