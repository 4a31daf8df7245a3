import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRACKETS_LIMIT, definitionsIn, ENTRIES_LIMIT, MARKS_LIMIT, markdownFault, NESTING_LIMIT, OPEN_LIMIT, parseMarkdown, visitMarkdown } from '../../src/parts/markdown'
import { runs } from '../lib/runs'
import { leastSeconds } from '../lib/seconds'

const tree = (text: string) => parseMarkdown(text) ?? expect.unreachable(text)

test('the limits', () => {
  expect([NESTING_LIMIT, MARKS_LIMIT, OPEN_LIMIT, ENTRIES_LIMIT, BRACKETS_LIMIT]).toEqual([20, 1_000, 50, 2_000, 10_000])
})

test.each<[what: string, text: (count: number) => string, limit: number, fault: ReturnType<typeof markdownFault>]>([
  ['lists in one line', (count) => '+ '.repeat(count), NESTING_LIMIT, { name: 'nesting', start: 40, length: 1 }],
  ['quotes in one line', (count) => `a\n\n${'>'.repeat(count)} a`, NESTING_LIMIT, { name: 'nesting', start: 23, length: 1 }],
  ['numbered lists', (count) => '1. 2) '.repeat(count / 2).padEnd(count * 3, '3. '), NESTING_LIMIT, { name: 'nesting', start: 61, length: 1 }],
  ['entries', (count) => '- a\n'.repeat(count), ENTRIES_LIMIT, { name: 'entries', start: 8_000, length: 1 }],
  ['marks of emphasis', (count) => '*a '.repeat(count), MARKS_LIMIT, { name: 'marks', start: 3_000, length: 1 }],
  ['words in brackets', (count) => '[a]('.repeat(count), BRACKETS_LIMIT, { name: 'brackets', start: 40_000, length: 3 }],
  ['marks of several signs', (count) => '__a '.repeat(count), MARKS_LIMIT, { name: 'marks', start: 4_000, length: 2 }],
  ['marks of code that nothing closes', (count) => '\\``'.repeat(count), OPEN_LIMIT, { name: 'open', start: 150, length: 3 }],
  ['comments in one paragraph', (count) => 'a <!-- '.repeat(count), OPEN_LIMIT, { name: 'open', start: 352, length: 2 }],
  ['marks across lines', (count) => 'a*\n'.repeat(count), MARKS_LIMIT, { name: 'marks', start: 3_001, length: 1 }],
])('%s: one more than the limit is too many', (_what, text, limit, fault) => {
  expect([markdownFault(text(limit)), markdownFault(text(limit + 1))]).toEqual([undefined, fault])
  expect(parseMarkdown(text(limit + 1))).toBeUndefined()
})

test('marks that are looked for in all the rest of a paragraph cost no more than a few readings of it', { tags: ['large'] }, () => {
  const costly = `${'\\`` '.repeat(OPEN_LIMIT)}${'words and words '.repeat(4_000)}`
  expect(leastSeconds(4, () => expect(parseMarkdown(costly)).toBeDefined())).toBeLessThan(4)
})

test('emphasis that lies too deep is told where it begins', () => {
  const text = (count: number) => `a ${'*a '.repeat(count)}${'a* '.repeat(count)}`
  expect([markdownFault(text(20)), markdownFault(text(21))]).toEqual([undefined, { name: 'nesting', start: 62, length: 1 }])
  expect(markdownFault(`${text(21)} ${text(21)}`)?.start).toBe(62)
  expect(markdownFault(text(21).replaceAll('*', '**'))?.name).toBe('nesting')
  expect(parseMarkdown(text(21))).toBeUndefined()
})

test.each(['> ', '- '])('emphasis in quotes and in lists lies as deep as all of them together: %j', (opener) => {
  const text = (count: number) => `${opener.repeat(count)}${'*a '.repeat(10)}${'a* '.repeat(10)}`
  expect([markdownFault(text(10)), markdownFault(text(11))?.name]).toEqual([undefined, 'nesting'])
})

test('lists that lie below one another are counted, too', () => {
  for (const step of ['  ', '> ']) {
    const text = (count: number) => Array.from({ length: count }, (_, depth) => `${step.repeat(depth)}- a`).join('\n')
    expect([markdownFault(text(10)), markdownFault(text(21))?.name]).toEqual([undefined, 'nesting'])
  }
})

test('each paragraph may have as many marks as the first, and no more', () => {
  const behind = (text: string) => markdownFault(`*a\n\n${text}`)?.name
  expect([behind('*a '.repeat(MARKS_LIMIT)), behind('*a '.repeat(MARKS_LIMIT + 1))]).toEqual([undefined, 'marks'])
  expect([behind('\\``'.repeat(OPEN_LIMIT)), behind('\\``'.repeat(OPEN_LIMIT + 1))]).toEqual([undefined, 'open'])
})

test('marks are counted anew in each paragraph and entry, and a rule opens no lists', () => {
  const half = '*a '.repeat(600)
  for (const between of ['\n\n', '\r\r', '\r\n\r\n', '\n \n', '\n- ']) expect(markdownFault(`${half}${between}${half}`), JSON.stringify(between)).toBeUndefined()
  for (const before of ['', 'a\n\n']) expect(markdownFault(`${before}${half}\n${half}`)?.name).toBe('marks')
  for (const rule of ['* * * ', '- - - ', '_ _ _ ']) expect(markdownFault(rule.repeat(50))).toBeUndefined()
})

test('signs that open nothing are words', () => {
  for (const text of ['-a '.repeat(30), '1.5 '.repeat(30), '1234567890. '.repeat(30), 'a > '.repeat(30)]) expect(markdownFault(text)).toBeUndefined()
})

test('one text is parsed once, and its nodes are shown in the order of the text', () => {
  const found: string[] = []
  const root = tree('a *b* [c](/d)')
  expect(tree('a *b* [c](/d)')).toBe(root)
  visitMarkdown(root, (node) => found.push('value' in node ? node.value : node.type))
  expect(found).toEqual(['root', 'paragraph', 'a ', 'emphasis', 'b', ' ', 'link', 'c'])
  expect(tree('other')).not.toBe(root)
})

test('a text that cannot be nested too deep is found to be sound without being parsed, however long it is', () => {
  const root = tree('a *b*')
  const long = `${'**Long-term** loans of 1.5 to 2.0 * 3\n\n'.repeat(50)}${'- **Entry**, *more*\n'.repeat(50)}${'1. a\n   - b\n     - c\n'.repeat(20)}`
  for (const text of [`${'long-term '.repeat(30)}${'*a* '.repeat(15)}`, long]) expect(markdownFault(text)).toBeUndefined()
  // The parser keeps the text that it read last.
  expect(tree('a *b*')).toBe(root)
  expect(markdownFault('*a* '.repeat(21))).toBeUndefined()
  expect(tree('a *b*')).not.toBe(root)
})

test('whatever is nested in whatever, a text is refused just where its tree would be', { tags: ['random'] }, () => {
  const marks: [before: string, after: string][] = [
    ['> ', ''],
    ['- ', ''],
    ['1. ', ''],
    ['2) ', ''],
    ['+ ', ''],
    ['*', '*'],
    ['_', '_'],
    ['**a ', ' a**'],
    ['***', '***'],
    ['*a ', '*'],
    ['_a *', '*b_'],
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...marks), { minLength: 8, maxLength: 26 }), fc.constantFrom('words', 'a\n\nb', 'long-term'), (around, words) => {
      const text = around.reduceRight<string>((inside, [before, after]) => before + inside + after, words)
      expect(markdownFault(text) === undefined).toBe(parseMarkdown(text) !== undefined)
    }),
    runs(400),
  )
})

test('of signs in any order, too, a text is refused just where its tree would be', { tags: ['random'] }, () => {
  const signs = ['*', '*', '**', '_', '***a', '*a ', ' a*', '> ', '- ', '+ ', '1. ', '    ', '\t', ' ', 'a', '\n', '\n> ', '\n\n', '\n\u00a0\n', '\n- ']
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...signs), fc.integer({ min: 1, max: 21 })), { minLength: 2, maxLength: 8 }), (found) => {
      const text = found.map(([sign, count]) => sign.repeat(count)).join('')
      expect(markdownFault(text) === undefined).toBe(parseMarkdown(text) !== undefined)
    }),
    runs(400),
  )
})

test('of several definitions with one name the first counts, wherever it stands', () => {
  const found = definitionsIn(tree('[A]: /a\n\n> [b]: /b\n\n[a]: /c'))
  expect([...found].map(([name, { url }]) => [name, url])).toEqual([
    ['a', '/a'],
    ['b', '/b'],
  ])
})

test('a line that only begins like an underline is none', () => {
  expect([markdownFault('--a\n'.repeat(2_001)), markdownFault('a\n--\n'.repeat(2_001))?.name]).toEqual([undefined, 'entries'])
})
