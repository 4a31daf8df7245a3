import { expect, test } from 'vitest'
import { CURLY, readOddQuotes, readString } from '../../../../src/site/read/syntax/strings'
import { type Line, MOST_FAULTS } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

type Read = typeof readString

/** What the text at `start` is read as, the mistakes in it, where its line goes on, and the line without the mistakes that can be mended. */
function readBy(read: Read, text: string, start = 0) {
  const line: Line = { tokens: [], faults: [], next: 0, open: undefined, known: {} }
  const next = read(text, start, text.length, line)
  const faults = line.faults.map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`)
  const mended = applyEdits(
    text,
    line.faults.flatMap(({ edits }) => edits),
  )
  return { text: line.tokens.map(({ kind, offset, length }) => `${kind} ${text.slice(offset, offset + length)}`).join(), faults, next, open: line.open, mended }
}

test.each<[text: string, read: string, faults: string[]]>([
  ['"a", 1', '"a"', []],
  ['""', '""', []],
  ['"a\\"b\\\\" ]', '"a\\"b\\\\"', []],
  ['"a\\/\\b\\f\\n\\r\\t\\u00e9"', '"a\\/\\b\\f\\n\\r\\t\\u00e9"', []],
  ['"\\u12"', '"\\u12"', ['unicode 1 \\u']],
  ['"a "b" c",', '"a "b" c"', ['quoteInside 3 "']],
  ['"5" tall", 1', '"5"', []],
  ['"a" b: 1', '"a"', []],
  ['"a" true', '"a"', []],
  ['"a" null "b"', '"a"', []],
  ['"a" // b', '"a"', []],
  ['"a" \'b\'', '"a"', []],
])('%j is read as far as its closing quote', (text, read, faults) => {
  expect(readBy(readString, text)).toEqual({ text: `string ${read}`, faults, next: read.length, open: undefined, mended: text })
})

test('a tab in a text is mended, other controls are told', () => {
  expect(readBy(readString, '"a\tb\u0007"')).toMatchObject({ faults: ['control 2 \t', 'control 4 \u0007'], mended: '"a\\tb\u0007"' })
})

test('a text that a curly quote closes is mended', () => {
  expect(readBy(readString, '"a”, 1')).toEqual({ text: 'string "a”', faults: ['curlyQuotes 2 ”'], next: 3, open: undefined, mended: '"a", 1' })
  expect(readBy(readString, '"a ”b”]')).toMatchObject({ text: 'string "a ”b”', mended: '"a ”b"]' })
})

test('a text without an end is open, up to the end of its line', () => {
  expect(readBy(readString, '[ "a, b  ', 2)).toEqual({ text: 'string "a, b', faults: [], next: 9, open: 2, mended: '[ "a, b  ' })
  expect(readBy(readString, '"a\\"')).toMatchObject({ open: 0, next: 4 })
})

test.each<[text: string, read: string, faults: string[], mended: string]>([
  ["'a', 1", "'a'", ["singleQuotes 0 'a'"], '"a", 1'],
  ["'a \"b\" it\\'s'", "'a \"b\" it\\'s'", ["singleQuotes 0 'a \"b\" it\\'s'"], '"a \\"b\\" it\'s"'],
  ["'a\\', b'", "'a\\', b'", ["singleQuotes 0 'a\\', b'"], '"a\', b"'],
  ["'it's'", "'it's'", ["singleQuotes 0 'it's'"], '"it\'s"'],
  ["'a\\x'", "'a\\x'", ["singleQuotes 0 'a\\x'", 'escape 2 \\x'], '"a\\\\x"'],
  ['“a”: 1', '“a”', ['curlyQuotes 0 “'], '"a": 1'],
  ['“a", 1', '“a"', ['curlyQuotes 0 “'], '"a", 1'],
  ['„a“]', '„a“', ['curlyQuotes 0 „'], '"a"]'],
  ['“a ”b” c”', '“a ”b” c”', ['curlyQuotes 0 “'], '"a ”b” c"'],
])('%j is read up to the quote of its kind that something can follow', (text, read, faults, mended) => {
  expect(readBy(readOddQuotes, text)).toEqual({ text: `string ${read}`, faults, next: read.length, open: undefined, mended })
})

test('without such a quote the text ends before the next sign, and is told by its first character', () => {
  expect(readBy(readOddQuotes, "'a b, 1")).toEqual({ text: "string 'a b", faults: ["bareWord 0 '"], next: 4, open: undefined, mended: "'a b, 1" })
  expect(readBy(readOddQuotes, '“a b}')).toMatchObject({ text: 'string “a b', faults: ['curlyQuotes 0 “'], next: 4 })
})

test('of thousands of mistakes in a text only so many are told', () => {
  expect(readBy(readString, `"${'\u0007'.repeat(MOST_FAULTS + 5)}"`).faults.length).toBe(MOST_FAULTS)
})

test.each([
  ['"a\\x", "b"', '"a\\\\x", "b"', 2],
  ['"media\\house\\new.jpg"', '"media\\\\house\\new.jpg"', 6],
  ['"C:\\new\\users"', '"C:\\\\new\\\\users"', 3],
  ['"(D:\\data\\\\x \\"y\\")"', '"(D:\\\\data\\\\x \\"y\\")"', 4],
])('all strange backslashes of %j are one mistake, which is mended', (text, mended, at) => {
  const { faults, mended: found } = readBy(readString, text)
  expect([faults.map((line) => line.slice(0, 8)), found]).toEqual([[`escape ${at}`], mended])
})

test('curly quotes are those of word processors', () => {
  expect(['‘', '’', '‚', '‛', '“', '”', '„', '‟', '"', "'", '`', '«'].filter((quote) => CURLY.test(quote))).toEqual(['‘', '’', '‚', '‛', '“', '”', '„', '‟'])
})

test.each([
  ['« a »', '"a"'],
  ['«\u00a0a\u202f»', '"a"'],
  ['«a »', '"a"'],
  ['« a»', '"a"'],
  ['«»', '""'],
  ['« »', '" "'],
  ['«  »', '""'],
  ['“ a ”', '" a "'],
])('of the spaces in %j one on each side belongs to the quotes, where they are French', (text, mended) => {
  expect(readBy(readOddQuotes, text).mended).toBe(mended)
})

/** Quotes in a value, told at the first of them. */
test.each<[value: string, at: number, mended: string]>([
  ['"<a href="/x">y</a>"', 9, '"<a href=\\"/x\\">y</a>"'],
  ['"Say "yes" now"', 5, '"Say \\"yes\\" now"'],
  ['"Say ("yes") – "no""', 6, '"Say (\\"yes\\") – \\"no\\""'],
  ['"Say " yes" now"', 5, '"Say " yes" now"'],
  ['"Say "yes " now"', 5, '"Say "yes " now"'],
  ['"Say1"yes" now"', 5, '"Say1"yes" now"'],
])('quotes inside of the value %s are told at the first, and escaped where they stand around words', (value, at, mended) => {
  const line: Line = { tokens: [{ kind: ':', offset: 0, length: 1 }], faults: [], next: 0, open: undefined, known: {} }
  readString(`${value}}`, 0, value.length + 1, line)
  const edits = line.faults.flatMap(({ edits: own }) => own)
  expect([line.faults.map(({ name, offset }) => `${name} ${offset}`), applyEdits(value, edits)]).toEqual([[`quoteInside ${at}`], mended])
})
