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
