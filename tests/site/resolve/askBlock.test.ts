import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Blocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { fileWith, pageWith, reported, siteWith, toyBlocks } from '../../lib/toy'

const fails = () => {
  throw new Error('boom')
}
const schema = z.strictObject({ text: z.string().optional().describe('x') })
const withOdd = (odd: object): Blocks => ({ ...toyBlocks, odd: { schema, ...odd } })
const wordsOf = (odd: object, publish = false) => {
  const { problems } = compile(new TextEncoder().encode(siteWith({ type: 'rule' }, { type: 'odd' })), 'pages.json', withOdd(odd), { publish, advice: !publish })
  return problems.filter(({ code }) => code === 'PS462').map(({ code, where, message }) => `${code} ${where}: ${message.replace(/ \(.*\)/, '')}`)
}
const failed = (part: string, reason: string) => [`PS462 page "/" › section 2 (odd): "${part}" of the block "odd" failed at this section: ${reason}.`]

test('a block that fails is told where its section stands, with its file', () => {
  expect(reported(siteWith({ type: 'odd' }), withOdd({ check: fails })).replace(/\(\S+\)\./, '(…).')).toMatchInlineSnapshot(`
    "PS462 pages.json:7:9 <{>  page "/" › section 1 (odd)
      "check" of the block "odd" failed at this section: boom. It is no mistake of the section. Have src/blocks/odd/check.ts mended, or hide the section until then."
  `)
})

test.each([
  ['throws an error', fails, 'boom'],
  [
    'throws something else',
    () => {
      throw 'boom'
    },
    'boom',
  ],
  [
    'calls itself without end',
    function again(): unknown {
      return again()
    },
    'Maximum call stack size exceeded',
  ],
  ['is async', async () => ({}), 'it is async, and nobody waits for it'],
  ['is async and fails', async () => fails(), 'it is async, and nobody waits for it'],
])('a check, a publish and a resolve that %s are told', (_, part, reason) => {
  expect(wordsOf({ check: part })).toEqual(failed('check', reason))
  expect(wordsOf({ publish: part }, true)).toEqual(failed('publish', reason))
  expect(wordsOf({ resolve: part })).toEqual(failed('resolve', reason))
})

test.each([
  ['a text', 'x'],
  ['a number', 1],
  ['a list', []],
  ['null', null],
])('a resolve that returns %s is told', (_, answer) => {
  expect(wordsOf({ resolve: () => answer })).toEqual(failed('resolve', 'it returns no object'))
})

test('a block that fails in a shared section is told once, there, and what others say is told, too', () => {
  const text = fileWith({ shared: { both: { type: 'odd' } }, pages: [pageWith({ use: 'both' }, { use: 'both', id: 'x' }, { type: 'note', text: '[a](/dead)' })] })
  const { problems } = compile(new TextEncoder().encode(text), 'pages.json', withOdd({ check: fails }))
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['PS302 pages[0].sections[2].text', 'PS462 shared.both'])
})

test('what a block throws or answers may itself fail when it is looked at', () => {
  const unreadable = {
    toString: () => {
      throw new Error('x')
    },
  }
  const throwing = () => {
    throw unreadable
  }
  expect(wordsOf({ check: throwing })).toEqual(failed('check', 'not even its error can be read'))
  const answer = {
    get items(): unknown {
      return fails()
    },
  }
  expect(wordsOf({ resolve: () => answer })).toEqual(failed('resolve', 'boom'))
})

test.each([
  ['throws', () => z.string().refine(fails), 'boom'],
  ['is async', () => z.string().refine(async () => true), 'Encountered Promise during synchronous parse. Use .parseAsync() instead.'],
])('a schema that %s is told at each section that it fails at, also at a shared one', (_, text, reason) => {
  const strange: Blocks = { ...toyBlocks, odd: { schema: z.strictObject({ text: text().optional() }) } }
  const file = fileWith({ shared: { a: { type: 'odd', text: 'x' }, b: { type: 'rule' } }, pages: [pageWith({ type: 'odd', text: 'x' }, { type: 'odd' })] })
  const { problems } = compile(new TextEncoder().encode(file), 'pages.json', strange)
  const sentence = `"schema" of the block "odd" failed at this section: ${reason}`
  expect(problems.map(({ path, message }) => [path, message.replace(/ \(.*\)/, '').replace(/\.\.$/, '.')])).toEqual([
    ['pages[0].sections[0]', expect.stringContaining(sentence)],
    ['shared.a', expect.stringContaining(sentence)],
  ])
})

const circle: Record<string, unknown> = {}
circle.self = circle
const DATA = 'and a page is made of texts, numbers, true, false, null, lists and plain objects'
test.each<[string, string, unknown, string]>([
  ['resolve', 'holds itself', { items: [circle] }, 'its "items.0.self" holds itself, or lies too deep'],
  ['resolve', 'holds a Map', { items: [new Map([[1, 2]])] }, `its "items.0" is a Map of its own kind, ${DATA}`],
  ['resolve', 'holds a function', { items: { of: fails } }, `its "items.of" is a function, ${DATA}`],
  ['resolve', 'holds no number', { share: Number.NaN }, `its "share" is NaN, ${DATA}`],
  ['policy', 'asks for scripts', { 'script-src': ['*'] }, 'it asks for "script-src", and only "connect-src", "form-action", "media-src", "frame-src" can be asked for'],
  ['policy', 'ends a directive and begins another', { 'frame-src': ['https://a.example.com; script-src *'] }, 'its "frame-src" is no list of sources'],
  ['policy', 'is no list', { 'media-src': null }, 'its "media-src" is no list of sources'],
  ['ground', 'is no ground', 'dark', 'it returns neither "picture" nor nothing'],
  ['ground', 'is an object', {}, 'it returns neither "picture" nor nothing'],
])('an answer of %s that %s is told', (part, _, answer, reason) => {
  expect(wordsOf({ [part]: () => answer })).toEqual(failed(part, reason))
})

test('what says which stylesheets a section needs may fail, and is told as all else of a block', () => {
  expect(wordsOf({ styles: [{ pattern: 'folds', isIn: fails }] })).toEqual(failed('styles', 'boom'))
})

test('data of every kind is no fault, also where one value stands twice', () => {
  const item = { title: 'a', tags: ['b', null, 1, true], none: undefined }
  expect(wordsOf({ resolve: () => ({ first: item, items: [item, item], own: Object.create(null) }) })).toEqual([])
})
