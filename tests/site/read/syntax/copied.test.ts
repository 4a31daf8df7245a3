import { expect, test } from 'vitest'
import { comparison, escapedQuotes, htmlQuotes, lineNumbers, mailQuotes } from '../../../../src/site/read/syntax/copied'
import { applyEdits, type Edit } from '../../../../src/site/text/edits'

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

/** What each takes away, and what it leaves alone: what is only like it. */
const READ: [(text: string) => Edit[], ...string[]][] = [
  [
    lineNumbers,
    '1: {\n2: "a": 1\n3: }',
    '1. {\n2. }',
    '1) {\n2) }',
    '1| {\n2| }',
    '1\u2502 {\n2\u2502 }',
    '1\n2\n3',
    '1\t{\n2\t  "a": 1\n3\t}',
    '[\n1,\n2,\n3\n]',
    '8  {\n9  "a": 10\n}\n20 x',
    '[\n3\n2\n1\n]',
  ],
  [
    comparison,
    'diff --git a/x b/x\nindex 0a1b..2c 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n {\n+"a": 2\n }',
    '+ {\n+ "a": -1\n+ }',
    '+{\n-x\n+}',
    '+++ {\n+"a"',
    '+a\n-b',
    'index of things\n+ {\n+ }',
  ],
  [mailQuotes, '>{\n> "a": ">"\n>}', '> > { }', '\n> {\n\t\n> }\n', '> {\n"a": 1\n> }'],
  [
    escapedQuotes,
    '{\\r\\n\\t\\"a\\": 1}',
    '[\\"a\\", \\"b\\/c\\", \\"d\\\\\\"e\\"]',
    '{ \\"a\\": \\"x\\\\ny\\" }',
    '"{ \\"a\\": \\"b\\" }"',
    ' "[1]" ',
    '"a" "b"',
    'x { \\"a\\": 1 }',
  ],
  [
    htmlQuotes,
    '[ &#34;a &#39;b&#39; &apos;&quot;, &quot;&lt;b&gt;&nbsp;&amp;quot;&copy;&quot; ]',
    '{ "a": "b" }',
    '{ "a": "&lt;",\n&quot;b&quot;: 1 }',
    '\n[\n &quot;a&quot;\n]',
    '{ "a": "x \\" &quot; y" }',
  ],
]

/** Written anew by `vitest -u`, and read before that is kept. */
test('each sign that was copied along is found, and what is like it stays', async () => {
  const told = READ.flatMap(([read, ...texts]) => texts.map((text) => `${read.name}\n${text}\n→\n${applyEdits(text, read(text))}\n`))
  await expect(told.join('\n')).toMatchFileSnapshot('copied.txt')
})
