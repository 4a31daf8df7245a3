import { expect, test } from 'vitest'
import { answerFault } from '../../../src/site/resolve/answerFault'

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) })
const KINDS = 'and a page is made of texts, numbers, true, false, null, lists and plain objects'

test('a ground is "picture"', () => {
  expect([answerFault('ground', 'picture'), answerFault('ground', 'dark'), answerFault('ground', {})]).toEqual([
    undefined,
    'it returns neither "picture" nor nothing',
    'it returns neither "picture" nor nothing',
  ])
})

test.each(['resolve', 'policy'] as const)('what "%s" answers is an object', (part) => {
  expect([null, [], 'text', 3].map((answer) => answerFault(part, answer))).toEqual(Array(4).fill('it returns no object'))
  expect(answerFault(part, {})).toBeUndefined()
})

test('a policy asks for media and frames, each with a list of sources', () => {
  expect(answerFault('policy', { 'media-src': ["'self'"], 'frame-src': ['https://a.example', 'https://b.example'] })).toBeUndefined()
  expect(answerFault('policy', { 'frame-src': undefined })).toBeUndefined()
  expect(answerFault('policy', { 'media-src': [], 'script-src': ['*'] })).toBe(
    'it asks for "script-src", and only "connect-src", "form-action", "media-src", "frame-src" can be asked for',
  )
  for (const sources of ['*', [3], ['https://a.example', 'b; script-src *'], ['a,b'], ['']])
    expect(answerFault('policy', { 'media-src': ["'self'"], 'frame-src': sources })).toBe('its "frame-src" is no list of sources')
})

test('what is no data is named with its path, wherever it lies', () => {
  expect(answerFault('resolve', { a: [1, 'x', true, null, undefined, { b: -0.5 }], c: Object.create(null) })).toBeUndefined()
  expect(answerFault('resolve', { a: 1, list: [{ ok: 1 }, { when: new Date(0) }] })).toBe(`its "list.1.when" is a Date of its own kind, ${KINDS}`)
  expect(answerFault('resolve', new Map())).toBe(`what it returns is a Map of its own kind, ${KINDS}`)
  expect(answerFault('resolve', { a: [1, Number.NaN] })).toBe(`its "a.1" is NaN, ${KINDS}`)
  expect([1n, Symbol('s'), () => {}].map((value) => answerFault('resolve', { value })?.split(',')[0])).toEqual([
    'its "value" is a bigint',
    'its "value" is a symbol',
    'its "value" is a function',
  ])
})

test('values may lie a hundred deep, and no deeper', () => {
  expect([answerFault('resolve', deep(100)), answerFault('resolve', deep(101))]).toEqual([undefined, 'its "a.a.a" holds itself, or lies too deep'])
})

test('a fault that was found once is found again, and one object may stand in two places', () => {
  const item = { title: 'x' }
  const broken = { item, run: () => {} }
  expect([answerFault('resolve', { one: item, two: item }), answerFault('resolve', broken), answerFault('resolve', broken)]).toEqual([
    undefined,
    `its "run" is a function, ${KINDS}`,
    `its "run" is a function, ${KINDS}`,
  ])
})
