import { expect, test } from 'vitest'
import { comparison, escapedQuotes, htmlQuotes, lineNumbers, mailQuotes } from '../../../../src/site/read/syntax/copied'
import { applyEdits } from '../../../../src/site/text/edits'

test.each([
  [lineNumbers, '1  {\n2  "a": 1\n3 }', '{\n"a": 1\n}'],
  [lineNumbers, '{\n  9: "a": 1,\n 10: "b": 2\n}', '{\n"a": 1,\n"b": 2\n}'],
  [lineNumbers, '[\n1,\n2,\n5 ]', '[\n1,\n2,\n5 ]'],
  [comparison, '--- a/x\n+++ b/x\n@@ -1 +1 @@\n {\n-"a": 1\n+"a": 2\n }', ' {\n"a": 2\n }'],
  [comparison, '[\n- 1\n]', '[\n- 1\n]'],
  [mailQuotes, '> {\n>  "a": 1\n\n> }', '{\n "a": 1\n\n}'],
  [mailQuotes, '{\n> "a": 1 }', '{\n> "a": 1 }'],
  [escapedQuotes, '{\\n  \\"a\\": \\"b\\"\\n}', '{   "a": "b" }'],
  [escapedQuotes, '{ "a": \\"b" }', '{ "a": \\"b" }'],
  [htmlQuotes, '{ &quot;a&quot;: &quot;b &amp; c&quot; }', '{ "a": "b & c" }'],
  [htmlQuotes, '{ "a": "&quot;" }', '{ "a": "&quot;" }'],
  [htmlQuotes, '{ "a": "&quot;",\n&quot;b&quot;: &quot;c&quot; }', '{ "a": "&quot;",\n"b": "c" }'],
])('%# what was copied along goes, and nothing else', (read, text, left) => expect(applyEdits(text, read(text))).toBe(left))
