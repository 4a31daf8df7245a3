import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, diffBytes, invertEdits } from '../../../src/site/text/byteEdits'

const bytes = (text: string) => Buffer.from(text)
const changed = (before: string, after: string) => diffBytes(bytes(before), bytes(after)).map(({ at, before: gone, after: come }) => [at, gone.toString(), come.toString()])
/** A text too long for its differences to be one stretch. */
const lines = (count: number) => Array.from({ length: count }, (_, line) => `line ${line} of the text\n`)

test('two states differ by what is between their common beginning and their common end', () => {
  expect(changed('a house', 'a mouse')).toEqual([[2, 'h', 'm']])
  expect(changed('same', 'same')).toEqual([])
  expect(changed('', 'new')).toEqual([[0, '', 'new']])
  expect(changed('aaa', 'aa')).toEqual([[2, 'a', '']])
})

test('in a long text each line that is another is an edit of its own', () => {
  const [before, after] = [lines(200), lines(200)]
  after[10] = 'ten\n'
  after.splice(100, 2)
  after[190] = 'almost the end\n'
  const found = changed(before.join(''), after.join(''))
  expect(found.map(([, , come]) => come)).toEqual([expect.stringContaining('ten\n'), '', 'almost the end'])
  expect(found[1]?.[1]).toBe('line 100 of the text\nline 101 of the text\n')
  const edits = diffBytes(bytes(before.join('')), bytes(after.join('')))
  expect(applyEdits(bytes(before.join('')), edits).toString()).toBe(after.join(''))
  expect(applyEdits(bytes(after.join('')), invertEdits(edits)).toString()).toBe(before.join(''))
})

test('one line alone that is the same between others is no end of what is another', () => {
  const [before, after] = [lines(200), lines(200)]
  before.splice(100, 3, 'one\n', '}\n', 'two\n')
  after.splice(100, 3, 'three\n', '}\n', 'four\n')
  after[10] = 'ten\n'
  after[190] = 'almost the end\n'
  expect(changed(before.join(''), after.join('')).map(([, gone]) => gone)).toEqual([expect.stringContaining('10'), 'one\n}\ntwo\n', expect.stringContaining('190')])
})

test('what is less than a kilobyte on one side is one stretch, however long the other is', () => {
  const long = lines(200)
  expect(
    [changed('', long.join('')), changed(`a\n${long[3]}${long[4]}b\n`, long.join('')), changed(long.join(''), `a\n${long[3]}${long[4]}b\n`)].map(({ length }) => length),
  ).toEqual([1, 1, 1])
})

test('where all is another it is one edit', () => {
  const [before, after] = [lines(200), Array.from({ length: 150 }, (_, line) => `other ${line} of the text\n`)]
  expect(changed(before.join(''), `${after.join('')}x`)).toHaveLength(1)
})

const text = fc.array(fc.constantFrom('{\n', '}\n', 'ä\n', 'x'.repeat(90), '\r\n', 'y\n'), { maxLength: 80 }).map((parts) => bytes(parts.join('')))

test('edits lead from any state to any other, and back, to the byte', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = diffBytes(before, after)
      expect(applyEdits(before, edits).equals(after)).toBe(true)
      expect(applyEdits(after, invertEdits(edits)).equals(before)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
