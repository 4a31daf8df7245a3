import { expect, test } from 'vitest'
import { endOfLine } from '../../../../src/site/read/syntax/endOfLine'
import { lexLine } from '../../../../src/site/read/syntax/line'
import { MOST_FAULTS } from '../../../../src/site/read/syntax/token'
import { applyEdits } from '../../../../src/site/text/edits'

const lexed = (text: string, start = 0) => lexLine(text, start, endOfLine(text, start))
/** Kind, offset and text of each sign, with a star where it is not checked a second time. */
const signs = (text: string) => lexed(text).tokens.map(({ kind, offset, length, mended }) => `${kind}${mended ? '*' : ''} ${offset} ${text.slice(offset, offset + length)}`)
const faults = (text: string) => lexed(text).faults.map(({ name, offset, length }) => `${name} ${offset} ${text.slice(offset, offset + length)}`)
const mended = (text: string) =>
  applyEdits(
    text,
    lexed(text).faults.flatMap(({ edits }) => edits),
  )

test('a line of JSON is cut into its signs', () => {
  const text = '{"a":[-2.5e+3,\ttrue], "b" : {"c":null}}\r'
  expect(signs(text).map((sign) => sign.split(' ').slice(2).join(' '))).toEqual([
    '{',
    '"a"',
    ':',
    '[',
    '-2.5e+3',
    ',',
    'true',
    ']',
    ',',
    '"b"',
    ':',
    '{',
    '"c"',
    ':',
    'null',
    '}',
    '}',
  ])
  expect(lexed(text)).toMatchObject({ faults: [], next: text.length + 1, open: undefined })
  expect(lexed('[1E5, 0, -0.5e-7, 10]').faults).toEqual([])
  expect(signs('[1,"a",false]')).toEqual(['[ 0 [', 'number 1 1', ', 2 ,', 'string 3 "a"', ', 6 ,', 'word 7 false', '] 12 ]'])
})

test('a line ends at its break, or at the end of the text', () => {
  expect([endOfLine('a\nb', 0), endOfLine('a\nb', 2), endOfLine('', 0)]).toEqual([1, 3, 0])
  expect([lexed('1\n2'), lexed('1\n2', 2)].map(({ tokens, next }) => [tokens.map(({ offset }) => offset), next])).toEqual([
    [[0], 2],
    [[2], 4],
  ])
})

test.each<[text: string, faults: string[], signs: string[], mended: string]>([
  ['a: 1', ['bareName 0 a'], ['string 0 a', ': 1 :', 'number 3 1'], '"a": 1'],
  ['a b: 1', ['bareName 0 a b'], ['string 0 a b', ': 3 :', 'number 5 1'], 'a b: 1'],
  ['$a-1 = 1', ['bareName 0 $a-1', 'equals 5 ='], ['string 0 $a-1', ':* 5 =', 'number 7 1'], '"$a-1" : 1'],
  ['"a"=>1', ['equals 3 =>'], ['string 0 "a"', ':* 3 =>', 'number 5 1'], '"a":1'],
  ['1;2', ['semicolon 1 ;'], ['number 0 1', ',* 1 ;', 'number 2 2'], '1,2'],
  ['1; }', ['semicolon 1 ;'], ['number 0 1', '} 3 }'], '1 }'],
  ['True', ['wordCase 0 True'], ['word 0 True'], 'true'],
  ['NULL', ['wordCase 0 NULL'], ['word 0 NULL'], 'null'],
  ['yes', ['yesOrNo 0 yes'], ['word* 0 yes'], 'yes'],
  ['Off', ['yesOrNo 0 Off'], ['word* 0 Off'], 'Off'],
  ['01', ['number 0 01'], ['word* 0 01'], '01'],
  ['+1', ['number 0 +1'], ['number 0 +1'], '1'],
  ['.5', ['number 0 .5'], ['number 0 .5'], '0.5'],
  ['1.', ['number 0 1.'], ['number 0 1.'], '1'],
  ['hello there , 1', ['bareWord 0 hello there'], ['word* 0 hello there', ', 12 ,', 'number 14 1'], 'hello there , 1'],
  ['https://a.b/c?d=e:f,1', ['bareWord 0 https://a.b/c?d=e:f'], ['word* 0 https://a.b/c?d=e:f', ', 19 ,', 'number 20 1'], 'https://a.b/c?d=e:f,1'],
  ['1 // c', ['comment 2 // c'], ['number 0 1'], '1'],
  ['1, // c\r', ['comment 3 // c'], ['number 0 1', ', 1 ,'], '1,\r'],
  ['{ # c', ['comment 2 # c'], ['{ 0 {'], '{'],
  ['"a":#fff', ['bareWord 4 #fff'], ['string 0 "a"', ': 3 :', 'string 4 #fff'], '"a":"#fff"'],
  ['"a": # c', ['bareWord 5 # c'], ['string 0 "a"', ': 3 :', 'word* 5 # c'], '"a": # c'],
  ['#abc', ['bareWord 0 #abc'], ['word* 0 #abc'], '#abc'],
  ['[ /* x */ 1]', ['comment 2 /* x */'], ['[ 0 [', 'number 10 1', '] 11 ]'], '[ 1]'],
  ['[/* x */1]', ['comment 1 /* x */'], ['[ 0 [', 'number 8 1', '] 9 ]'], '[1]'],
  ['<!-- a --> 1', ['comment 0 <!-- a -->'], ['number 11 1'], ' 1'],
  ['1 /* x', ['commentOpen 2 /*'], ['number 0 1'], '1 /* x'],
  ['<!-- x', ['commentOpen 0 <!--'], [], '<!-- x'],
  ['[\u00a0\u200b\ufeff1]', ['oddSpace 1 \u00a0\u200b\ufeff'], ['[ 0 [', 'number 4 1', '] 5 ]'], '[ 1]'],
])('in %j is told: %j', (text, ...expected) => {
  expect([faults(text), signs(text), mended(text)]).toEqual(expected)
})

test.each([
  ['"a": //b.example", "c": 1 }', 5],
  ['"a": //b.example, "c": 1', 5],
  ['"a":/x","b":"#top","c":"y"}]', 13],
  ['["x", #y, "z"]', 6],
  ['1 /* " */', 2],
])('what looks like a comment in %j may be a text that lacks a quotation mark, and is not deleted', (text, offset) => {
  expect(lexed(text).faults.find(({ name }) => name === 'comment')).toMatchObject({ offset, edits: [] })
})

test.each(['1 // see "b"', '1, # [why]', '"a": /* c */ 1', '1 // it’s {x}'])('in %j a comment is deleted', (text) => {
  expect(lexed(text).faults).toMatchObject([{ name: 'comment', edits: [{ by: '' }] }])
})

test('a comment that is alone on its line goes with the line', () => {
  const text = '{\n  // c\n}'
  expect(lexed(text, 2).faults).toEqual([{ name: 'comment', offset: 4, length: 4, edits: [{ offset: 2, length: 7, by: '' }] }])
  // Whatever brackets stand in it: behind a value they may belong to the text that lacks its end.
  expect([lexed('{\n  // c [\n}', 2), lexed('{ 1 // c [\n}')].map(({ faults: [found] }) => found?.edits.length)).toEqual([1, 0])
})

test('after a comment of several lines reading goes on behind it', () => {
  const text = '/* a\nb */ 1, 2\n3'
  expect([signs(text), lexed(text).next, faults(text)]).toEqual([['number 10 1', ', 11 ,', 'number 13 2'], 15, ['comment 0 /* a\nb */']])
  expect(lexed('/* a\nb').next).toBe(7)
})

test('a text that is not closed is left open', () => {
  expect(lexed('"a": "b  ')).toMatchObject({ open: 5, faults: [] })
  expect(signs('"a": "b  ')).toEqual(['string 0 "a"', ': 3 :', 'string 5 "b'])
})

test('a trial ends at the first mistake, and any line where more were found than can be told', () => {
  expect(lexLine('a, b, c', 0, 7, true)).toMatchObject({ tokens: [{ offset: 0 }], faults: [{ offset: 0 }] })
  const many = lexed('x,'.repeat(MOST_FAULTS + 9))
  expect([many.faults.length, many.next]).toEqual([MOST_FAULTS, 2 * MOST_FAULTS - 1])
})
