import { read } from '../../../../src/site/read/read'
import { expect, test } from 'vitest'
import { syntaxFaults, syntaxFindings } from '../../../../src/site/read/syntax/syntax'
import { applyEdits } from '../../../../src/site/text/edits'

/** A text, its mistakes with their offsets and what is marked, and, where they can be mended, the text without them. */
type Case = [text: string, reported: string, mended?: string]

/** Commas, colons, names and values. */
const signs: Case[] = [
  [',', 'valueMissing 0 ,'],
  [':', 'colonTooMuch 0 :, valueMissing 0 :'],
  ['x', 'bareWord 0 x'],
  ['"a":1', 'startMissing 0 "a"'],
  ['1,2', 'startMissing 0 1'],
  ['{} {}', 'afterEnd 3 {'],
  ['{}\n{}', 'afterEnd 3 {'],
  ['[] x', 'afterEnd 3 x'],
  ['{"a"}', 'valueMissing 4 }'],
  ['{"a":}', 'valueMissing 5 }'],
  ['{"a",}', 'valueMissing 4 ,, commaAtEnd 4 ,', '{"a"}'],
  ['{"a" 1}', 'colonMissing 5 1'],
  ['{"a"\n1}', 'colonMissing 5 1'],
  ['{:1}', 'nameMissing 1 :'],
  ['{,}', 'commaTwice 1 ,, commaAtEnd 1 ,', '{}'],
  ['{,"a":1}', 'commaTwice 1 ,', '{"a":1}'],
  ['{"a":1,,"b":2}', 'commaTwice 7 ,', '{"a":1,"b":2}'],
  ['{"a":1,}', 'commaAtEnd 6 ,', '{"a":1}'],
  ['{"a":,"b":1}', 'valueMissing 5 ,'],
  ['{"a"::1}', 'colonTooMuch 5 :'],
  ['{"a":1 "b":2}', 'commaMissing 5 1'],
  ['{"a":1\n"b":2}', 'commaMissing 5 1', '{"a":1,\n"b":2}'],
  ['{"a":1:2}', 'colonTooMuch 6 :'],
  ['{1:2}', 'nameMissing 1 1'],
  ['{1}', 'nameMissing 1 1'],
  ['{true}', 'nameMissing 1 true'],
  ['{{}}', 'entryAlone 1 {'],
  ['{[]}', 'nameMissing 1 ['],
  ['{"a":{},}', 'commaAtEnd 7 ,', '{"a":{}}'],
  ['[,]', 'commaTwice 1 ,, commaAtEnd 1 ,', '[]'],
  ['[,1]', 'commaTwice 1 ,', '[1]'],
  ['[1,,2]', 'commaTwice 3 ,', '[1,2]'],
  ['[1,]', 'commaAtEnd 2 ,', '[1]'],
  ['[1 2]', 'number 1 1 2'],
  ['[1\n2]', 'commaMissing 1 1', '[1,\n2]'],
  ['[:]', 'colonTooMuch 1 :, valueMissing 2 ]'],
  ['[1:2]', 'fieldInList 1 1'],
  ['["a":1]', 'fieldInList 1 "a"'],
  ['[{"a":1}{"b":2}]', 'commaMissing 7 }'],
  ['[{"a":1}\n{"b":2}]', 'commaMissing 7 }', '[{"a":1},\n{"b":2}]'],
  ['{"a":[1,]}', 'commaAtEnd 7 ,', '{"a":[1]}'],
  ['{"a":1,"b"}', 'valueMissing 10 }'],
  ['{"a":1,"b":}', 'valueMissing 11 }'],
  ['{"a":1;"b":2}', 'semicolon 6 ;', '{"a":1,"b":2}'],
  ['[1;2]', 'semicolon 2 ;', '[1,2]'],
  ['{"a":[],"b"[]}', 'colonMissing 11 ['],
]

/** What stands without quotes. */
const words: Case[] = [
  ['{true:1}', 'bareName 1 true', '{"true":1}'],
  ['[01]', 'number 1 01'],
  ['[+1]', 'number 1 +1'],
  ['[.5]', 'number 1 .5'],
  ['[1.]', 'number 1 1.'],
  ['[-]', 'number 1 -'],
  ['[1e5, 1E+5, -0.5e-3]', ''],
  ['[0x10]', 'number 1 0x10'],
  ['[1_000]', 'number 1 1_000'],
  ['[TRUE, False, nULL]', 'wordCase 1 TRUE, wordCase 7 False, wordCase 14 nULL', '[true, false, null]'],
  ['[None]', 'bareWord 1 None'],
  ['[undefined]', 'bareWord 1 undefined'],
  ['[NaN]', 'bareWord 1 NaN'],
  ['[yes no]', 'bareWord 1 yes no'],
  ['[https://a.b/c, 1]', 'bareWord 1 https://a.b/c'],
  ['{a:1}', 'bareName 1 a', '{"a":1}'],
  ['{ $a-b :1}', 'bareName 2 $a-b', '{ "$a-b" :1}'],
  ['{a b:1}', 'bareName 1 a b'],
  ['{1a:1}', 'bareName 1 1a'],
  ['{"a":b c}', 'bareWord 5 b c'],
  ['{"a":hello // why\n}', 'bareWord 5 hello, comment 11 // why', undefined],
  ['[true false]', 'bareWord 1 true false'],
  ['[truex]', 'bareWord 1 truex'],
  ['{null : 1}', 'bareName 1 null', '{"null" : 1}'],
  ['{True: 1}', 'bareName 1 True', '{"True": 1}'],
  ['{"a" : True}', 'wordCase 7 True', '{"a" : true}'],
  ['[1.25, 1e10, 2E-12, 10]', ''],
  ['[1e]', 'number 1 1e'],
  ['[a/b]', 'bareWord 1 a/b'],
  ['{"a": ftp://x/y,"b":1}', 'bareWord 6 ftp://x/y'],
]

/** Comments, and spaces that are none. */
const comments: Case[] = [
  ['[1 // x\n]', 'comment 3 // x', '[1\n]'],
  ['// x\n[1]', 'comment 0 // x', '[1]'],
  ['  // x\n[1]', 'comment 2 // x', '[1]'],
  ['[1] // x', 'comment 4 // x', '[1]'],
  ['[1]\n// x', 'comment 4 // x', '[1]\n'],
  ['[1 /* x */, 2]', 'comment 3 /* x */', '[1 , 2]'],
  ['[1, /* x */ 2]', 'comment 4 /* x */', '[1, 2]'],
  ['[1,/* x */2]', 'comment 3 /* x */', '[1,2]'],
  ['[1, /* x\n y */ 2]\n', 'comment 4 /* x\n y */', '[1, 2]\n'],
  ['[1 /* x', 'commentOpen 3 /*'],
  ['/* a', 'commentOpen 0 /*'],
  ['[/*/ 1]', 'commentOpen 1 /*'],
  ['[1, // a\n"b]', 'comment 4 // a, quoteMissing 9 "b', '[1,\n"b]'],
  ['[/* a */ /* b */]', 'comment 1 /* a */, comment 9 /* b */', '[ ]'],
  ['[1,\t// x\r\n2]', 'comment 4 // x', '[1,\r\n2]'],
  ['[1,\r\n  // x\r\n2]', 'comment 7 // x', '[1,\r\n2]'],
  ['/* a */ [1] /* b */', 'comment 0 /* a */, comment 12 /* b */', ' [1] '],
  ['["//", "/*"]', ''],
  ['[\u00a01]', 'oddSpace 1 \u00a0', '[ 1]'],
  ['[1\u200b]', 'number 1 1\u200b'],
  ['\ufeff[1]', 'oddSpace 0 \ufeff', '[1]'],
  ['[1,\u20282]', 'oddSpace 3 \u2028', '[1, 2]'],
  ['[\u00031]', 'bareWord 1 \u00031'],
]

/** What JSON does not let stand in a text. */
const texts: Case[] = [
  ['["a\\qb"]', 'escape 3 \\q'],
  ['["a\\u12g4"]', 'unicode 3 \\u'],
  ['["a\\u00e9\\n\\"\\\\\\/"]', ''],
  ['["a\tb"]', 'control 3 \t', '["a\\tb"]'],
  ['["a\u0001b"]', 'control 3 \u0001'],
  ['["a\\\\"]', ''],
  ['["a\\\tb"]', 'escape 3 \\\t'],
  ['["a\\\\qb"]', ''],
  ['["a\\u12", "\\u00e9"]', 'unicode 3 \\u'],
  ['["\\ud83d\\ude00\\u1"]', 'unicode 14 \\u'],
  ['["\\x\\y"]', 'escape 2 \\x, escape 4 \\y'],
]

/** Quotes of another kind, and quotes within quotes. */
const quotes: Case[] = [
  [`['a']`, `singleQuotes 1 'a'`, '["a"]'],
  [`['a', 'b']`, `singleQuotes 1 'a', singleQuotes 6 'b'`, '["a", "b"]'],
  [`['it\\'s']`, `singleQuotes 1 'it\\'s'`, `["it's"]`],
  [`['say "x"']`, `singleQuotes 1 'say "x"'`, '["say \\"x\\""]'],
  [`['it's']`, `singleQuotes 1 'it's'`, `["it's"]`],
  [`['a\\\\tb\tc']`, `singleQuotes 1 'a\\\\tb\tc', control 7 \t`, '["a\\\\tb\\tc"]'],
  [`['a]`, `bareWord 1 '`],
  [`{'a':1}`, `singleQuotes 1 'a'`, '{"a":1}'],
  ['[“a”]', 'curlyQuotes 1 “', '["a"]'],
  ['[“a", “b”]', 'curlyQuotes 1 “, curlyQuotes 6 “', '["a", "b"]'],
  ['["a”]', 'curlyQuotes 3 ”', '["a"]'],
  ['["a”, "b"]', 'quoteMissing 1 "a”'],
  ['[“a]', 'curlyQuotes 1 “'],
  ['[“a, “b]', 'curlyQuotes 1 “, curlyQuotes 5 “'],
  ['[”a“, ‘b’]', 'curlyQuotes 1 ”, curlyQuotes 6 ‘', '["a", "b"]'],
  ['[“a\tb”]', 'curlyQuotes 1 “, control 3 \t', '["a\\tb"]'],
  ['[“a\\qb”]', 'curlyQuotes 1 “, escape 3 \\q', '["a\\qb"]'],
  [`[“it's”]`, 'curlyQuotes 1 “', `["it's"]`],
  ['["a “quoted” word"]', ''],
  ['["a”b"]', ''],
  ['["a "b" c"]', 'quoteInside 4 "'],
  ['["a "b""]', 'quoteInside 4 "'],
  ['[""a""]', 'quoteInside 2 "'],
  ['{"a": "b "c" d", "e": 1}', 'quoteInside 9 "'],
  ['["a" "b"]', 'commaMissing 3 "'],
  ['{"a": "x" "b": 1}', 'commaMissing 8 "'],
  ['["x": “a”]', 'fieldInList 1 "x", curlyQuotes 6 “', '["x": "a"]'],
  [`["a” , 'b']`, `curlyQuotes 3 ”, singleQuotes 7 'b'`, '["a" , "b"]'],
  ['[“say "x"” , 1]', 'curlyQuotes 1 “', '["say \\"x\\"" , 1]'],
  [`['a\tb\\q']`, `singleQuotes 1 'a\tb\\q', control 3 \t, escape 5 \\q`, '["a\\tb\\q"]'],
  ['[“a” b]', 'curlyQuotes 1 “'],
]

/** A quote that is missing. */
const missing: Case[] = [
  ['{"a": "b, "c": 1}', 'quoteMissing 6 "b'],
  ['{"a": "b\n, "c": 1}', 'quoteMissing 6 "b'],
  ['{"a": b", "c": 1}', 'quoteMissing 6 b"'],
  ['{"a: 1}', 'quoteMissing 1 "a'],
  ['{a": 1}', 'quoteMissing 1 a"'],
  ['{\n"a": "b,\n"c": 1}', 'quoteMissing 7 "b'],
  ['{\n"a: "b",\n"c": 1}', 'quoteMissing 2 "a'],
  ['{\n"a": "b\nc d",\n"e": 1}', 'lineBreak 7 "b'],
  ['{\n"a": "b\n\n\nc"\n}', 'lineBreak 7 "b'],
  ['["a', 'quoteMissing 1 "a, closeMissing 2 a'],
  ['["a]', 'quoteMissing 1 "a'],
  ['["a, b", "c]', 'quoteMissing 9 "c'],
  ['["a, "b"]', 'quoteMissing 1 "a'],
  ['{"a": "b\\", "c": 1}', 'quoteMissing 6 "b\\"'],
  ['{\n"a": "b\\",\n"c": 1}', 'quoteMissing 7 "b\\"'],
  ['"', 'quoteMissing 0 "'],
  ['"a', 'quoteMissing 0 "a'],
  ['{"a":"b}', 'quoteMissing 5 "b'],
  ['{"a":"b"', 'closeMissing 7 "'],
  ['{"a":"', 'quoteMissing 5 ", closeMissing 5 "'],
  ['["a\n', 'quoteMissing 1 "a, closeMissing 2 a'],
  ['[\n"a\n]', 'quoteMissing 2 "a'],
  ['[\n"a\n,"b"]', 'quoteMissing 2 "a'],
  ['[\n"a,\n"b"\n]', 'quoteMissing 2 "a'],
]

test.each([...signs, ...words, ...comments, ...texts, ...quotes, ...missing])('%j is told as: %s', (text, reported, mended) => {
  const faults = syntaxFaults(text)
  const edits = faults.flatMap((fault) => fault.edits)
  expect(faults.map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`).join(', ')).toBe(reported)
  expect(edits.length > 0 ? applyEdits(text, edits) : undefined).toBe(mended)
})

test.each([
  ['<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> x\n', ['<<<<<<< HEAD']],
  ['{\r\n<<<<<<< HEAD\r\n"a":1\r\n=======\r\n}', ['<<<<<<< HEAD']],
  ['<<<<<<< a\n<<<<<<< b\n[1]', ['<<<<<<< a', '<<<<<<< b']],
  // With only a part of it left, the first of its lines.
  ['{\n=======\n>>>>>>> x\n}', ['=======']],
  ['||||||| x\n[1', ['||||||| x']],
])('in %j the merge conflict is all that is told', (text, marks) => {
  expect(syntaxFindings(text).map(({ message, location }) => [message.name, 'offset' in location && text.slice(location.offset, location.offset + location.length)])).toEqual(
    marks.map((mark) => ['mergeConflict', mark]),
  )
})

test('what only looks like a merge conflict is none', () => {
  for (const text of ['<<<<<<<<\n[1', ' <<<<<<< x\n[1', '["a\n=======x\n']) expect(syntaxFindings(text).map(({ message }) => message.name)).not.toContain('mergeConflict')
})

test('curly quotes of one paste are told once', () => {
  const reported = (text: string) => syntaxFindings(text).map(({ message, location }) => [message.name, 'offset' in location && location.offset])
  expect(reported('[“a”, “b”]')).toEqual([['curlyQuotes', 1]])
  expect(reported(`[“a”,${' '.repeat(115)} “b”]`)).toEqual([['curlyQuotes', 1]])
  expect(reported(`[“a”,${' '.repeat(116)} “b”]`)).toEqual([
    ['curlyQuotes', 1],
    ['curlyQuotes', 122],
  ])
  expect(reported('[“a”, x, “b”]')).toEqual([
    ['curlyQuotes', 1],
    ['syntax', 6],
    ['curlyQuotes', 9],
  ])
})

test('a long range is marked by its beginning, and of many mistakes the first 25 are told, and how many there are', () => {
  expect(syntaxFindings(`[${'x'.repeat(100)}]`).map(({ location }) => location)).toEqual([{ offset: 1, length: 40 }])
  const { findings, untold } = read(new TextEncoder().encode(`[${'x,'.repeat(30)}1]`))
  expect([findings.length, untold]).toEqual([25, 5])
})
