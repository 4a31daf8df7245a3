import { expect, test } from 'vitest'
import { z } from 'zod'
import { pairAsEntry, pairsAsList, rowAsList, textsAsEntries } from '../../../../src/site/schema/findings/asEntries'

const item = z.strictObject({ question: z.string(), answer: z.string(), id: z.string().optional() })
const link = z.strictObject({ label: z.string(), href: z.string() })

test('names with a text each are entries of two texts', () => {
  expect(pairsAsList(item, { 'Why?': 'So.', 'When?': 'Now.' })).toBe('[{ "question": "Why?", "answer": "So." }, { "question": "When?", "answer": "Now." }]')
  expect(pairsAsList(link, { Fees: '/fees', '/visit': 'Visit' })).toBe('[{ "label": "Fees", "href": "/fees" }, { "label": "Visit", "href": "/visit" }]')
  expect([pairsAsList(item, {}), pairsAsList(item, { a: 1 }), pairsAsList(z.strictObject({ a: z.string() }), { a: 'b' }), pairsAsList(z.string(), { a: 'b' })]).toEqual(
    Array.from({ length: 4 }),
  )
  expect(pairsAsList(z.strictObject({ a: z.string(), b: z.number() }), { a: 'b' })).toBeUndefined()
})

test('a list of two texts is such an entry', () => {
  expect(pairAsEntry(item, ['Why?', 'So.'])).toBe('{ "question": "Why?", "answer": "So." }')
  expect([pairAsEntry(item, ['a']), pairAsEntry(item, ['a', 1]), pairAsEntry(item, 'ab'), pairAsEntry(z.string(), ['a', 'b'])]).toEqual(Array.from({ length: 4 }))
})

test.each(['/fees', '#fees', 'http://a.example', 'https://a.example', 'mailto:a@a.example', 'tel:1', '{links.shop}'])(
  '%s is an address, on whichever side it stands',
  (address) => {
    const made = `{ "label": "Fees", "href": "${address}" }`
    expect([pairAsEntry(link, ['Fees', address]), pairAsEntry(link, [address, 'Fees']), textsAsEntries(link, ['Fees', address])]).toEqual([made, made, `[${made}]`])
  },
)

test('words and addresses by turns are entries of links, and of nothing else', () => {
  expect(textsAsEntries(link, ['Fees', '/fees', 'Apply', '{links.apply}'])).toBe('[{ "label": "Fees", "href": "/fees" }, { "label": "Apply", "href": "{links.apply}" }]')
  expect([['Fees', 'Visit'], ['/fees', 'Fees'], ['Fees'], ['Fees', '/fees', 1, 2], []].map((found) => textsAsEntries(link, found))).toEqual(Array.from({ length: 5 }))
  expect(textsAsEntries(item, ['Why?', '/so'])).toBeUndefined()
})

test('a row with names is one in the order of the first, and a line out of a spreadsheet is cut where all are', () => {
  const rows = [
    { day: 'Mo', open: 9 },
    { open: 8, day: 'Tu' },
  ]
  expect(rows.map((row) => rowAsList(z.string(), row, rows))).toEqual(['["Mo", "9"]', '["Tu", "8"]'])
  expect(rowAsList(z.string(), 'Mo;9, 10', ['Mo;9, 10', 'Tu;8'])).toBe('["Mo", "9, 10"]')
  for (const sign of ['\t', ';', '|', ',']) expect(rowAsList(z.string(), `Mo${sign}9`, [`Mo${sign}9`])).toBe('["Mo", "9"]')
})

test('rows that differ are left to their author', () => {
  expect([
    rowAsList(z.string(), { a: 'x' }, [{ b: 'x' }]),
    rowAsList(z.string(), { a: [] }, [{ a: [] }]),
    rowAsList(z.string(), 'a;b', ['a;b', 'c']),
    rowAsList(z.string(), 'a;', ['a;']),
    rowAsList(z.string(), 5, [5]),
    rowAsList(z.number(), 'a;b', ['a;b']),
  ]).toEqual(Array.from({ length: 6 }))
})

test('a line among rows that are right is cut where it has as many cells', () => {
  const rows = [['Mo', '9'], 'Sa | 10, or 11']
  expect([rowAsList(z.string(), rows[1], rows), rowAsList(z.string(), 'a | b', [['Mo'], 'a | b'])]).toEqual(['["Sa", "10, or 11"]', undefined])
})
