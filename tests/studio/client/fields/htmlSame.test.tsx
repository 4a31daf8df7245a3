import { expect, test } from 'vitest'
import { saysTheSame } from '../../../../src/studio/client/fields/htmlSame'

test.each([
  ['<p>A</p>\n<p>B</p>', '<p>A</p><p>B</p>'],
  ['<p> A  b </p>', '<p>A b</p>'],
  ['<p><b>A</b> <i>b</i></p>', '<p><strong>A</strong> <em>b</em></p>'],
  ['<p><a title="t" href="/">A</a></p>', '<p><a href="/" title="t">A</a></p>'],
  ['<ul>\n <li>A</li>\n</ul>', '<ul><li>A</li></ul>'],
])('%s says the same as %s', (one, other) => expect(saysTheSame(one, other)).toBe(true))

test.each([
  ['<p>A</p>', '<p>B</p>'],
  ['<p>A <b>b</b></p>', '<p>A<b>b</b></p>'],
  ['<p><a href="/">A</a></p>', '<p><a href="/x">A</a></p>'],
  ['<pre>A\n  b</pre>', '<pre>A b</pre>'],
  ['<h2>A</h2>', '<h3>A</h3>'],
  ['<table><tbody><tr><td>A</td></tr></tbody></table>', '<p>A</p>'],
])('%s says something else than %s', (one, other) => expect(saysTheSame(one, other)).toBe(false))
