import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findForbidden } from '../../../src/site/check/characters'
import { visible } from '../../../src/site/text/visible'
import { fileWith, pageWith, problemsOf, shelf, siteWith, reported } from '../../lib/toy'

const [embed, override, end] = ['\u202a', '\u202e', '\u202c']
const [left, right, first, close] = ['\u2066', '\u2067', '\u2068', '\u2069']
const codes = (text: string) => problemsOf(siteWith({ type: 'note', text })).map(({ code }) => code)

test('a character that turns letters round is told in its place, raw or escaped', () => {
  const text = siteWith({ type: 'note', text: `Pay to moc.${override}knab` })
  expect(visible(reported(text))).toMatchInlineSnapshot(`
    "PS115 pages.json:9:31 <�>  page "/" › section 1 (note) › text
      This text contains an invisible character (U+202E) that turns round what follows: visitors read something else than is written. Delete it; often it came along when the text was pasted."
  `)
  expect(reported(text.replace(override, '\\u202e')).split('\n')[0]).toBe('PS115 pages.json:9:31 <\\u202e>  page "/" › section 1 (note) › text')
})

test('each of them is, also in names that are free', () => {
  for (const character of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])
    expect(codes(`a${character}b`), character.codePointAt(0)?.toString(16)).toEqual(['PS115'])
  const { collections, template } = shelf('bear')
  const toys = Object.values(collections)
    .flat()
    .map((toy: object) => ({ ...toy, [`ma${override}ker`]: 'Ann' }))
  expect(problemsOf(fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys } })).map(({ code, where }) => [code, where])).toEqual([
    ['PS115', 'collections › toys 1 (bear) › ma\ufffdker'],
  ])
})

test('what right and left need beside each other is none', () => {
  for (const text of [`${right}שלום${close} and ${left}x ${first}y${close}${close}`, 'עברית\u200f!', 'x\u200e', '\u061cمرحبا', '👩‍🍳', 'می‌خواهم'])
    expect(codes(text), text).toEqual([])
  for (const text of [`${right}שלום`, `שלום${close}`, `${left}${right}x${close}`, `${close}x${left}`]) expect(codes(text), text).toEqual(['PS115'])
})

test('a text is told exactly when a direction is turned or left open', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ש', embed, override, end, left, right, first, close, '\u200f') }), (text) => {
      const pairs = (rest: string): string => (/[\u2066-\u2068][^\u2066-\u2069]*\u2069/.test(rest) ? pairs(rest.replace(/[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/, '$1')) : rest)
      expect(findForbidden(text).turns.length).toBe(/[\u202a-\u202e\u2066-\u2069]/.test(pairs(text)) ? 1 : 0)
    }),
    { seed: 20261122, numRuns: 2_000 },
  )
})
