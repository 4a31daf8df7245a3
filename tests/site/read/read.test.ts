import { expect, test } from 'vitest'
import { read } from '../../../src/site/read/read'
import { problemsOf, siteWith } from '../../lib/toy'

const encode = (text: string) => new TextEncoder().encode(text)
const whats = (...bytes: number[]) => problemsOf(new Uint8Array(bytes)).map(({ message }) => message)

test.each([
  ['with a mark, low bytes first', [0xff, 0xfe, 0x7b, 0x00]],
  ['with a mark, high bytes first', [0xfe, 0xff, 0x00, 0x7b]],
  ['without a mark, low bytes first', [0x7b, 0x00, 0x7d, 0x00]],
  ['without a mark, high bytes first', [0x00, 0x7b, 0x00, 0x7d]],
])('UTF-16 %s is named', (_name, bytes) => {
  expect(whats(...bytes)).toEqual(['The file is not UTF-8 text: it looks like UTF-16.'])
})

test.each([
  [1, [0xff, 0x7b]],
  [1, [0xff, 0xff]],
  [1, [0xfe, 0x7b]],
  [1, [0xfe, 0xfe]],
  [2, [0x7b, 0xfe]],
  [2, [0x7b, 0xff]],
  // Behind a byte-order mark, which counts, and behind other signs of three bytes.
  [5, [0xef, 0xbb, 0xbf, 0x7b, 0xff]],
  [5, [0xef, 0x80, 0xbf, 0x7b, 0xff]],
  [5, [0xe2, 0xbb, 0xbf, 0x7b, 0xff]],
  // The sign that stands for bad bytes may be written, whole.
  [4, [0xef, 0xbf, 0xbd, 0xff]],
  [1, [0xef, 0xc1, 0xbd]],
  [1, [0xef, 0xbf, 0x41]],
  [1, [0xc0, 0xbf, 0xbd]],
])('byte %d of %j is the first that belongs to no character', (number, bytes) => {
  expect(whats(...bytes)).toEqual([`The file is not UTF-8 text: byte ${number} belongs to no character.`])
})

test('the sign that stands for bad bytes may be written like any other', () => {
  expect(problemsOf(siteWith({ type: 'rule', label: 'a\ufffdb\ufffd' }))).toEqual([])
})

test('a byte-order mark belongs neither to the text nor to its places', () => {
  const { text, value, findings } = read(new Uint8Array([0xef, 0xbb, 0xbf, ...encode('{ "a": 1 }')]))
  expect([text, value, findings]).toEqual(['{ "a": 1 }', { a: 1 }, []])
})

test('only names in the same braces stand twice', () => {
  expect(read(encode('{ "a": { "a": [["a"], ["a"], { "a": 1 }, { "a": 2 }] }, "b": 1 }')).findings).toEqual([])
  const { findings } = read(encode('[{ "a": [["x"], ["x"], 1, 1] },\n{ "b": 1,\n"a": 2, "b": 3 }]'))
  expect(findings.map(({ location, message }) => [location, message.words])).toEqual([
    [
      { offset: 50, length: 3 },
      { name: 'b', line: 2 },
    ],
  ])
})

test('a file of 64 MB is read, and one byte more is refused with its size', { tags: ['large'] }, () => {
  const limit = 64 * 1024 * 1024
  expect([limit, limit + 1, 1.5 * limit].map((size) => read(new Uint8Array(size).fill(0x20)).findings.map(({ message }) => [message.name, message.words]))).toEqual([
    [['emptyFile', {}]],
    [['tooLarge', { size: '64.0 MB', limit: '64.0 MB' }]],
    [['tooLarge', { size: '96.0 MB', limit: '64.0 MB' }]],
  ])
})

test('brackets of 32 levels are read, and the one that opens the next is told', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(read(encode(nested(32))).findings).toEqual([])
  expect(read(encode(nested(34))).findings.map(({ location }) => location)).toEqual([{ offset: 96, length: 1 }])
  expect(read(encode(`[${'[],{},"[{\\"[",'.repeat(40)}1]`)).findings).toEqual([])
})
