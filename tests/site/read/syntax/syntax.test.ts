import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syntaxFaults } from '../../../../src/site/read/syntax/syntax'
import { cutOffWords, openWords, strayWords, tornWords, syntaxWording } from '../../../../src/site/diagnostics/wording/syntax'
import { fileWith, pageWith, siteWith, reported } from '../../../lib/toy'
import { runs } from '../../../lib/runs'

const plain = siteWith({ type: 'note', text: 'Hello', hidden: true, count: 3 })
const nested = fileWith({
  pages: [pageWith({ type: 'note', text: 'Hello', links: [{ label: 'Home', href: '/' }] }, { type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/faq' }],
})

/** Each form of the problem: the text, and what is told. */
const forms: [name: keyof typeof syntaxWording, text: string, place: string][] = [
  ['bareWord', plain.replace('"Hello"', 'Hello you'), '9:19 <Hello you>'],
  ['bareName', plain.replace('"text"', 'text'), '9:11 <text>'],
  ['wordCase', plain.replace('true', 'TRUE'), '10:21 <TRUE>'],
  ['singleQuotes', plain.replace('"Hello"', "'Hello'"), "9:19 <'Hello'>"],
  ['number', plain.replace(': 3', ': 03.'), '11:20 <03.>'],
  ['commaAtEnd', plain.replace(': 3', ': 3,'), '11:21 <,>'],
  ['commaTwice', plain.replace('"Hello",', '"Hello",,'), '9:27 <,>'],
  ['nameMissing', plain.replace('"text"', ''), '9:11 <:>'],
  ['valueMissing', plain.replace('"Hello"', ''), '9:19 <,>'],
  ['colonMissing', plain.replace('"text":', '"text"'), '9:18 <"Hello">'],
  ['colonTooMuch', plain.replace('"text":', '"text"::'), '9:18 <:>'],
  ['around', `export default ${plain};`, '1:1 <export default>'],
  ['call', plain.replace('"Hello"', 't("Hello")'), '9:19 <t("Hello")>'],
  ['commaMissing', plain.replace('"Hello",', '"Hello"'), '9:25 <">'],
  ['semicolon', plain.replace('"Hello",', '"Hello";'), '9:26 <;>'],
  ['equals', plain.replace('"text":', '"text" ='), '9:18 <=>'],
  ['otherQuotes', plain.replace('"Hello"', '«Hello»'), '9:19 <«Hello»>'],
  ['fence', `\`\`\`json\n${plain}`, '1:1 <```json>'],
  ['dots', plain.replace('"hidden": true,', '...'), '10:11 <...>'],
  ['dash', plain.replace('{', '- {'), '1:1 <->'],
  ['plus', plain.replace('"Hello"', '"Hel" + "lo"'), '9:25 <+>'],
  ['fullStop', plain.replace('"Hello",', '"Hello".'), '9:26 <.>'],
  ['nothing', plain.replace('true', 'None'), '10:21 <None>'],
  ['fieldInList', plain.replace('"pages": [', '"pages": [ "path": 1,'), '2:14 <"path">'],
  ['yesOrNo', plain.replace('true', 'Yes'), '10:21 <Yes>'],
  ['torn', nested.replace(/(\[\n\s+\{\n\s+"type")[\s\S]*?("path": "\/faq")/, '$1$2'), '8:11 <"type""path": "/faq",>'],
  ['entryInside', plain.replace('"type": "rule"', '{ "type": "rule" },\n          "type": "rule"'), '20:9 <{>'],
  ['entryAlone', plain.replace('"hidden": true,', '"hidden": true, { "type": "rule" },'), '10:27 <{>'],
  ['startMissing', plain.replace('{', '').replace(/\}$/, ''), '2:3 <"pages">'],
  ['beforeStart', `now ${plain}`, '1:1 <now>'],
  ['afterEnd', `${plain} {}`, '80:3 <{>'],
  ['comment', plain.replace('"Hello",', '"Hello", // why'), '9:28 <// why>'],
  ['commentOpen', plain.replace('"Hello",', '"Hello", /* why'), '9:28 </*>'],
  ['quoteMissing', plain.replace('"Hello"', '"Hello'), '9:19 <"Hello>'],
  ['quoteInside', plain.replace('Hello', 'Hello "you" there'), '9:26 <">'],
  ['lineBreak', plain.replace('Hello', 'Hello\nyou'), '9:19 <"Hello>'],
  ['unicode', plain.replace('Hello', 'Hell\\u00f'), '9:24 <\\u>'],
  ['escape', plain.replace('Hello', 'Hell\\o'), '9:24 <\\o>'],
  ['control', plain.replace('Hello', 'He\tllo'), '9:22 <\t>'],
  ['oddSpace', plain.replace('"text": ', '"text":\u00a0'), '9:18 <\u00a0>'],
  ['openMissing', nested.replace('"links": [', '"links": '), '11:13 <{>'],
  ['openTooMuch', nested.replace('"links": [', '"links": [['), '10:21 <[>'],
  ['closeMissing', nested.replace(/\](?=\s+\},\s+\{\s+"type": "rule")/, ''), '10:20 <[>'],
  ['closeWrong', nested.replace(/\](?=\s+\},\s+\{\s+"type": "rule")/, '}'), '15:11 <}>'],
  ['closeTooMuch', nested.replace(/\](?=\s+\},\s+\{\s+"type": "rule")/, ']]'), '15:12 <]>'],
  [
    'lineNumbers',
    plain
      .split('\n')
      .map((line, at) => `${at + 1} ${line}`)
      .join('\n'),
    '1:1 <1 >',
  ],
  ['comparison', plain.replace('          "hidden"', '-         "hidden": false,\n+         "hidden"'), '10:1 <-         "hidden": false,>'],
  ['mailQuotes', plain.replaceAll(/^/gm, '> '), '1:1 <>'],
  ['escapedQuotes', plain.replaceAll('"', '\\"'), '2:3 <\\>'],
  ['htmlQuotes', plain.replaceAll('"', '&quot;'), '2:3 <&quot;>'],
  ['tabs', '[\n  a\tb\n]', '2:3 <a\tb>'],
  ['yaml', 'site:\n  name: Toys', '1:1 <site:>'],
  ['anchor', '[<a href="/faq">Questions</a>]', '1:2 <<a href="/faq">'],
  ['bullets', '[\n  \u2022 One\n  \u2022 Two\n]', '2:3 <\u2022 One>'],
  ['wideSigns', '{ "a"\uff1a 1 }', '1:6 <\uff1a>'],
  ['roundBrackets', '{ "a": (1, 2) }', '1:8 <(>'],
  ['stray', '{\n  "a": 1,:wq\n  "b": 2\n}', '2:10 <:wq>'],
  ['html', '[\n  <p>Hello</p>\n]', '2:3 <<p>'],
  ['cutOff', nested.slice(0, nested.indexOf('"rule"') + 6), '18:24 <">'],
]

/** What is said of some in words of their own: in the form of "closeMissing" the list of "links" is left open. */
const OWN: Partial<Record<keyof typeof syntaxWording, object>> = {
  closeMissing: openWords('[', 14, 13, ']'),
  torn: tornWords('}]}, {', '"path"'),
  cutOff: cutOffWords('}]}]}'),
  stray: strayWords(':wq'),
}
const sentenceOf = (name: keyof typeof syntaxWording) => Object.values(OWN[name] ?? syntaxWording[name]).join(' ')

test.each(forms)('%s is told in its words, at its place', (name, text, place) => {
  expect(
    reported(text)
      .split('\n')
      .map((line) => line.replace(/^PS110 pages\.json:(\S+ <[^>]*>).*$/, '$1')),
  ).toEqual([place, `  ${sentenceOf(name)}`])
})

test('every form but the one for what is not foreseen is reached', () => {
  expect(forms.map(([name]) => name).toSorted()).toEqual(
    Object.keys(syntaxWording)
      .filter((name) => name !== 'other')
      .toSorted(),
  )
})

test('several mistakes are told in one run, each at its place', () => {
  const several = nested
    .replace('"Hello"', '"Hello')
    .replace('"label": "Home"', "label: 'Home'")
    .replace(/"rule"(?=\s+\}\s+\]\s+\},)/, '"rule", // why')
    .replace('"path": "/faq",', '"path": "/faq"')
  expect(
    reported(several)
      .split('\n')
      .filter((line) => line.startsWith('PS'))
      .map((line) => line.replace(/ {2}.*/, '')),
  ).toMatchInlineSnapshot(`
    [
      "PS110 pages.json:9:19 <"Hello>",
      "PS110 pages.json:12:15 <label>",
      "PS110 pages.json:12:22 <'Home'>",
      "PS110 pages.json:18:25 <,>",
      "PS110 pages.json:18:27 <// why>",
      "PS110 pages.json:23:20 <">",
    ]
  `)
})

test('two brackets that are missing far from each other are two mistakes', () => {
  const both = nested.replace(/\](?=\s+\},\s+\{\s+"type": "rule")/, '').replace('"contact": {', '"contact": ')
  expect(
    reported(both)
      .split('\n')
      .filter((line) => line.startsWith('PS'))
      .map((line) => line.replace(/ {2}.*/, '')),
  ).toMatchInlineSnapshot(`
    [
      "PS110 pages.json:10:20 <[>",
      "PS110 pages.json:50:7 <"email">",
    ]
  `)
})

test('a merge conflict is told once for each', () => {
  const conflict = (text: string, line: string) => text.replace(line, `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> other`)
  expect(reported(conflict(conflict(plain, '          "text": "Hello",'), '          "count": 3')).match(/pages\.json:\S+/g)).toEqual(['pages.json:9:1', 'pages.json:15:1'])
})

test('a text has a mistake exactly when it is not JSON', { tags: ['random'] }, () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  const piece = fc.oneof(
    fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '“', '”', "'", '//', '/*', '*/', ' ', '\t', '\u00a0', '\ufeff', '\r', 'true', 'x', '1', '-', '\\u00e9', '\\u12'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(nested.length), fc.nat(20), piece), { minLength: 1, maxLength: 3 }), (changes) => {
      const text = changes.reduce((now, [at, cut, by]) => now.slice(0, at) + by + now.slice(at + cut), nested)
      const faults = syntaxFaults(text)
      expect(faults.length === 0).toBe(isJson(text))
      expect(faults.every(({ offset, length }) => offset >= 0 && offset + length <= text.length)).toBe(true)
    }),
    runs(4_000),
  )
})

test('of a text with more mistakes than any site has what was read is told, in order, and nothing of what was not', () => {
  const line = `'a', {"b" 1},\n`
  const faults = syntaxFaults(`[\n${line.repeat(6_000)}`)
  const [quotes, colons] = [faults.filter(({ name }) => name === 'singleQuotes'), faults.filter(({ name }) => name === 'colonMissing')]
  expect([faults.length, quotes.length, colons.length]).toEqual([10_000, 5_000, 5_000])
  expect(faults.slice(0, 3).map(({ name }) => name)).toEqual(['singleQuotes', 'colonMissing', 'singleQuotes'])
  expect(faults.at(-1)?.offset).toBeLessThan(2 + line.length * 5_000)
})

test('long lines of broken texts are no danger', { tags: ['large'] }, () => {
  expect(syntaxFaults(`[${'1,'.repeat(300_000)}]`)).toHaveLength(1)
  expect(syntaxFaults(`["${'\\x'.repeat(150_000)}"]`)).toHaveLength(1)
  expect(syntaxFaults(`["${'\u0007'.repeat(150_000)}"]`)).toHaveLength(5_000)
  const long = '"x", '.repeat(4_000)
  for (const text of [
    `{"a": "${long}`,
    `["${long}`,
    '"'.repeat(10_000),
    "'".repeat(5_000),
    '“'.repeat(5_000),
    `[${'"a" '.repeat(5_000)}`,
    `[${'"a"b"'.repeat(5_000)}`,
    `[${'{,'.repeat(2_000)}`,
  ])
    expect(syntaxFaults(text).length).toBeGreaterThan(0)
})

/** One slip that used to be told as several: the text, and all that is told. */
const single: [name: string, text: string, place: string][] = [
  ['a sign for inches in a text', plain.replace('Hello', 'A 5" pipe'), 'quoteInside 9:23'],
  ['a sign for inches at the end of a text', plain.replace('Hello', 'A pipe of 5"'), 'quoteInside 9:31'],
  ['a comment with a hash', plain.replace('"Hello",', '"Hello", # why'), 'comment 9:28'],
  ['a comment with a hash on its own line', plain.replace('          "text"', '  # why, and how\n          "text"'), 'comment 9:3'],
  ['a comment of HTML', plain.replace('          "text"', '<!-- why,\nand how -->\n          "text"'), 'comment 9:1'],
  ['a comment of HTML that is never closed', plain.replace('          "text"', '<!-- why\n          "text"'), 'commentOpen 9:1'],
  ['a colour without quotes', plain.replace('"Hello"', '#ff0000'), 'bareWord 9:19'],
  ['spaces of a word processor', plain.replace('          "text"', '\u00a0\u00a0\u00a0"text"'), 'oddSpace 9:1'],
  ['an entry behind the end', `${plain}\n, { "type": "rule" }`, 'afterEnd 81:1'],
  ['a word behind the end', `${plain}\nhello`, 'afterEnd 81:1'],
  ['a file that is cut off inside of a text', plain.slice(0, plain.indexOf('Hello') + 3), 'cutOff 9:19'],
  ['HTML with quotes of its own', plain.replace('Hello', '<a href="/faq">Read</a> more'), 'quoteInside 9:28'],
  ['two signs for inches in a text', plain.replace('Hello', '12" x 8" board'), 'quoteInside 9:22'],
  ['fields in a list', plain.replace(/\{(\s+"type": "note",[^}]*)\}/, '[$1]'), 'fieldInList 8:11'],
  ['a letter between two entries', plain.replace('"Hello",', '"Hello",x'), 'bareWord 9:27'],
  ['a point for a comma', plain.replace('true,', 'true.'), 'bareWord 10:21'],
  ['a name and its equals sign without quotes', plain.replace('"text":', 'text ='), 'bareName 9:11 equals 9:16'],
]

test.each(single)('%s is told in one sentence', (_name, text, place) => {
  const lines = (offset: number) => text.slice(0, offset).split('\n')
  expect(
    syntaxFaults(text)
      .map(({ name, offset }) => `${name} ${lines(offset).length}:${(lines(offset).at(-1)?.length ?? 0) + 1}`)
      .join(' '),
  ).toBe(place)
})

test('while it is not known where a text ends, nothing is deleted as a comment', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `Line ${index}`)
  const text = plain.replace('Hello', ['Hello', '# Prices', ...lines, '// and more', 'Bye'].join('\n'))
  const comments = syntaxFaults(text).filter(({ name }) => name === 'comment')
  expect([comments.length, comments.flatMap(({ edits }) => edits)]).toEqual([2, []])
})

test.each(["'one\n# two\n'", '“one\n# two\n”', 'one\n# two\nthree', '//shop.example",\n# two'])('also not behind %j', (text) => {
  const comments = syntaxFaults(plain.replace('"Hello"', text)).filter(({ name }) => name === 'comment')
  expect([comments.length > 0, comments.flatMap(({ edits }) => edits)]).toEqual([true, []])
})
