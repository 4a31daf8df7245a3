import { expect, test } from 'vitest'
import { escapeMarkup } from '../../../src/site/text/escape'

test('text is written so that markup reads it as text, each sign each time', () => {
  expect(escapeMarkup('a & b && <c> "d" "e" \'f\' &lt; <<')).toBe("a &amp; b &amp;&amp; &lt;c&gt; &quot;d&quot; &quot;e&quot; 'f' &amp;lt; &lt;&lt;")
})
