import { expect, test } from 'vitest'
import { z } from 'zod'
import { href } from '../../../../src/parts/link'
import { text } from '../../../../src/parts/text'
import { remedyFor } from '../../../../src/site/schema/findings/remedyFor'

const link = z.strictObject({ label: text, href, icon: text.optional() })
const remedy = (own: z.ZodType, found: unknown, isNeeded?: boolean) => remedyFor(own, { field: found }, ['field'], isNeeded)

test('null is left out where a field need not be there, and nowhere else', () => {
  expect(remedy(text.optional(), null, false)).toEqual({ do: 'drop' })
  expect([remedy(text, null, true), remedy(text, null, undefined)]).toEqual([undefined, undefined])
})

test('an entry where a list of such is expected is put into brackets', () => {
  expect(remedy(z.array(link).optional(), { label: 'x' })).toEqual({ do: 'wrap' })
  expect(remedy(z.array(text), 'x')).toEqual({ do: 'wrap' })
  expect([remedy(z.array(text), 5), remedy(z.array(text), {}), remedy(z.array(link), 5)]).toEqual([undefined, undefined, undefined])
})

test('what holds several entries, each under a name, is a list of them without their names', () => {
  const named = { first: { label: 'x', href: '/a' }, second: { label: 'y', href: '/b' } }
  const sections = z.array(z.union([z.strictObject({ use: text }), z.discriminatedUnion('type', [z.strictObject({ type: z.literal('hero'), title: text })])]))
  const list = { do: 'list', field: undefined, isSure: false }
  expect([remedy(z.array(link), named), remedy(sections, { top: { type: 'hero', title: 'x' } })]).toEqual([list, list])
  expect([remedy(sections, { title: 'x' }), remedy(sections, { type: 'hero' }), remedy(sections, { use: 'x' })]).toEqual([{ do: 'wrap' }, { do: 'wrap' }, { do: 'wrap' }])
})

test('a list of one entry is taken out of its brackets where one is expected, of several only inside of a list', () => {
  expect([remedy(link, [{}]), remedy(link, [{}, {}]), remedy(link, []), remedy(link, ['x']), remedy(text, [{}])]).toEqual([
    { do: 'unwrap' },
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(remedyFor(link, [[{}, {}]], [0], undefined)).toEqual({ do: 'unwrap' })
})

test('a text where an entry is expected stands in a sample in the field for such texts', () => {
  expect(remedy(link, '/faq')).toEqual({ do: 'write', sample: '{ "label": "…", "href": "/faq" }' })
  expect(remedy(z.array(link), 'Fees "low"')).toEqual({ do: 'write', sample: '[{ "label": "Fees \\"low\\"", "href": "…" }]' })
  expect([remedy(z.strictObject({ label: text, count: z.number() }), 'x'), remedy(z.strictObject({ label: text.optional() }), 'x'), remedy(link, 5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(remedy(z.union([z.number(), z.strictObject({ label: text })]), 'x')).toEqual({ do: 'write', sample: '{ "label": "x" }' })
})

test('texts in an entry where one text is expected are written one after the other, as a guess', () => {
  expect(remedy(text, { street: '1 High Street', city: 'London', code: 7 })).toEqual({ do: 'write', sample: '"1 High Street, London, 7"', isGuess: true })
  expect([remedy(text, { street: '' }), remedy(text, { open: true }), remedy(text, {}), remedy(href, { a: 'b c' })]).toEqual([undefined, undefined, undefined, undefined])
})

test('a sentence where an entry is expected that needs nothing stands in its "text"', () => {
  const foot = z.strictObject({ text: text.optional(), note: text.optional(), copyright: text.optional() })
  expect(remedy(foot, 'Baked since 1968.')).toEqual({ do: 'write', sample: '{ "text": "Baked since 1968." }' })
  expect(remedy(z.strictObject({ note: text.optional(), words: text.optional() }), 'Baked.')).toBeUndefined()
})

test('lines of a text where a list of texts is expected are its entries', () => {
  expect([remedy(z.array(text), 'Apple\n\n Cherry '), remedy(z.array(text), 'Apple\n')]).toEqual([{ do: 'write', sample: '["Apple", "Cherry"]' }, { do: 'wrap' }])
})

test('bullets before all lines are no part of what stands in the list, and commas within lines stay', () => {
  expect([remedy(z.array(text), '• Cash, and credit\n• Loans'), remedy(z.array(text), '- Cash\nLoans, too')]).toEqual([
    { do: 'write', sample: '["Cash, and credit", "Loans"]' },
    { do: 'write', sample: '["- Cash", "Loans, too"]' },
  ])
})

test('a sentence with a comma is one entry, an enumeration is several', () => {
  const made = ['We bake bread, and cake.', 'Lines of credit, term loans and leases', 'Post-Close Integration, Branding', 'starts, room'].map((found) =>
    remedy(z.array(text), found),
  )
  expect(made).toEqual([{ do: 'wrap' }, { do: 'wrap' }, { do: 'write', sample: '["Post-Close Integration", "Branding"]' }, { do: 'write', sample: '["starts", "room"]' }])
})

test('a number with nothing but a sign of a currency or of per cent is that number, unless its point may mean two things', () => {
  const amounts = ['$100,000', '12 %', '12,5%', '€ 1.234,50', '£7.50', '-3%'].map((found) => remedy(z.number(), found))
  expect(amounts).toEqual(['100000', '12', '12.5', '1234.5', '7.50', '-3'].map((sample) => ({ do: 'write', sample })))
  expect([remedy(z.number(), '€ 100.000'), remedy(z.number(), 'about 1.250'), remedy(z.int(), '7,50 €')]).toEqual([undefined, undefined, undefined])
})

test('a text where an entry is expected that needs one text only is that text', () => {
  const sort = z.strictObject({ by: z.string(), order: z.enum(['up', 'down']).optional() })
  expect(remedy(sort, 'starts')).toEqual({ do: 'write', sample: '{ "by": "starts" }' })
  expect(remedy(z.strictObject({ code: z.string().regex(/^x/) }), 'starts')).toBeUndefined()
})

test('names with addresses are links also where an entry may be a group of them', () => {
  const group = z.strictObject({ label: text, links: z.array(link) })
  expect(remedy(z.array(z.union([link, group])), { Goods: '/goods' })).toEqual({ do: 'write', sample: '[{ "label": "Goods", "href": "/goods" }]' })
})

test('of several texts where a field takes one its author chooses; a field that an item has of its own takes all of them', () => {
  expect([remedy(text, ['loans', 'fees'], true), remedy(text, ['loans', 'fees'])]).toEqual([
    { do: 'write', sample: '"loans"', isGuess: true },
    { do: 'write', sample: '"loans, fees"', isGuess: true },
  ])
})
