import { expect, test } from 'vitest'
import { highlighted } from '../../src/page/highlight'

const code = (text: string, language = 'js') => `<p>Words</p><pre><code class="language-${language}">${text}</code></pre>`

test('the words of code stand out by their kind, and nothing is lost', async () => {
  expect(await highlighted(code('// One &lt;b&gt;\nconst a = &quot;x &amp; y&quot; + 1 // two'))).toMatchInlineSnapshot(`
    "<p>Words</p><pre><code class="language-js"><span class="code-comment">// One &lt;b&gt;</span>
    <span class="code-keyword">const </span><span class="code-value">a </span><span class="code-keyword">= </span><span class="code-value">"x &amp; y" </span><span class="code-keyword">+ </span><span class="code-value">1 </span><span class="code-comment">// two</span></code></pre>"
  `)
})

test.each(['klingon', 'constructor', '__proto__', 'js.map'])('code in the language "%s", which nobody knows, stays as it is', async (language) => {
  expect(await highlighted(code('const a = 1', language))).toBe(code('const a = 1', language))
})

test('of code whose language is not said nothing is known', async () => {
  const html = '<pre><code>const a = 1</code></pre><code>b</code>'
  expect(await highlighted(html)).toBe(html)
})

test.each(['json', 'HTML', 'bash', 'c++', 'python', 'tsx', 'css'])('%s keeps every sign of its code', async (language) => {
  const text = '{"a": [1, "b"]} &lt;p class=&quot;x&quot;&gt; # if (a) { return &#x27;x&#x27; }\n\n  x = $1 &amp;&amp; y;  '
  const drawn = await highlighted(code(text, language))
  const plain = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
  expect(plain(drawn)).toBe(plain(code(text, language)))
})
