import { expect, test } from 'vitest'
import { anchors, bulletLines, htmlEntry, joinedTexts, missingQuotes, nameQuotes, tabbedRows, tripleQuotes } from '../../../../src/site/read/syntax/ofPrograms'
import { applyEdits, type Edit } from '../../../../src/site/text/edits'

test.each([
  [tripleQuotes, '{ "a": """One\n  "two" """ }', '{ "a": "One\\n\\"two\\"" }'],
  [joinedTexts, '["a " +\n  "b", "c"\n + "d"]', '["a b", "cd"]'],
  [joinedTexts, '["a \\\n   b"]', '["a b"]'],
  [missingQuotes, '{\n"a": "b,\n"c": "d\n}', '{\n"a": "b",\n"c": "d"\n}'],
  [missingQuotes, '{ "q": "x", "a": On Thursdays." }', '{ "q": "x", "a": "On Thursdays." }'],
  [missingQuotes, '{\n"a": "b",\n"c": 1,\n"d": "x\nand y"\n}', '{\n"a": "b",\n"c": 1,\n"d": "x\nand y"\n}'],
  [tabbedRows, '[\n  Mo to Fr\t9\n  Sa\t10\n]', '[\n["Mo to Fr","9"],\n["Sa","10"]\n]'],
])('%# what programs and slips of hands leave is JSON', (read, text, left) => expect(applyEdits(text, read(text))).toBe(left))

test('HTML in place of an entry is found with all that belongs to it', () => {
  const found = (text: string) => {
    const html = htmlEntry(text)
    return html && [text.slice(html.found.offset, html.found.offset + html.found.length), html.instead]
  }
  expect(found('[\n  <p>One</p>\n  <p>Two</p>\n]')).toEqual(['<p>One</p>\n  <p>Two</p>', ['{},', '{}']])
  expect(found('[\n<Hero title="x" />,\n{}]')).toEqual(['<Hero title="x" />', ['{}']])
  expect([found('[1]'), found('[\n<p>One\n]')]).toEqual([undefined, undefined])
})

/** What each reads, and what it leaves alone: what is only like it. */
const READ: [(text: string) => Edit[], ...string[]][] = [
  [tripleQuotes, '[\'\'\'a\t\r\n\t b\'\'\', """"""]', '["" "a", \'\'\'b"""]'],
  [joinedTexts, '["a"+\r\n"b"]', '["a" + "b"]', '["a" +\n\n"b"]', '["a\\\r\n\t b"]'],
  [
    missingQuotes,
    '{\n"a": "b\n\n\n"c": 1\n}',
    '{\n"a": "b\n\n\n\n"c": 1\n}',
    '[{\n"a": "b\n},\n{ "a": "b\n}]',
    '{\n"a": "say \\"b\\",\n"c": 1\n}',
    '{ "a": b c" },',
    '{ "a": 1", "b": 2 }',
    '{ "a": [b" }',
    '{\n  "x": "y", "a": Two words",\n  "b": 1\n}',
    '{\n"a": "b,\n]',
  ],
  [nameQuotes, '{a": 1, b-2": "x", $c" : 2}', '{"a: "x", "b : [1], "c: {}, "d: -1, "e: 2}', '{ "a: b", "c: true }', '["a", b"]'],
  [
    anchors,
    '[<a href="/faq">Ask us</a>, <a class="x" href=\'/a?b=1\' target="_blank"> Go </a>]',
    '["<a href=\\"/\\">x</a>"]',
    '{ "a": <a href="/">x</a> }',
    '[<A HREF="/faq">Ask</A>, <a name="x">no</a>]',
  ],
  [tabbedRows, '[\n\ta\tb \t c\r\n\td\te\tf\n]', '[\n  a b\n]', '[\n  "a"\t1\n]', '[ a\tb\n]', '[\na\tb'],
  [
    bulletLines,
    '{ "a":\n- One\n- Two\n}',
    '{ "a": [\n  \u2022 One, and "half"\n  1. Two\n  2) Three\n  * Four\n] }',
    '[\n-One\n]',
    '[\n- {"a": 1}\n]',
    '[\n– One\n\n— Two\n]',
    '[\n1234. One\n]',
  ],
]

/** Written anew by `vitest -u`, and read before that is kept. */
test('each text that only a program or a slip of the hand writes is read so, and what is like it stays', async () => {
  const told = READ.flatMap(([read, ...texts]) => texts.map((text) => `${read.name}\n${text}\n→\n${applyEdits(text, read(text))}\n`))
  const html = [
    '[\n  <hero/>\n]',
    '{\n<p class="a">\nOne\n</p >\n<p>Two</p>, "a": 1 }',
    '[\n<b>\n]',
    '[\n  <a/> <a/>,\n  {}\n]',
    '[\n  {},\n  <my-part x="1">a</my-part>\n]',
    '[ <p>x</p> ]',
  ]
  const found = html.map((text) => `htmlEntry\n${text}\n→\n${JSON.stringify(htmlEntry(text))}\n`)
  await expect([...told, ...found].join('\n')).toMatchFileSnapshot('ofPrograms.txt')
})
