import { expect, test } from 'vitest'
import { shapeWording } from '../../../../src/site/diagnostics/wording/shape'
import { z } from 'zod'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks, toySettings } from '../../../lib/toy'
import { note, recorded } from './recorded'

const { reached, problemsIn, expectReached } = recorded()

test('an unknown block is named together with the blocks that exist', () => {
  expect(problemsIn(siteWith({ type: 'noet', text: 'Hello' }))).toMatchInlineSnapshot(`
    "PS201 pages.json:8:19 <"noet">  page "/" › section 1 (noet) › type
      There is no block "noet". Did you mean "note"? The blocks are: note, rule, list."
  `)
})

test('an entry without a type is told the one that it can only be, or that its only field names', () => {
  expect(problemsIn(siteWith({ label: 'x' }))).toContain('Add "type": "rule".')
  expect(problemsIn(siteWith({ rule: {} }))).toContain('Write { "type": "rule", … }, with the fields of "rule" in the same braces.')
})

test('a section without a type is shown the types', () => {
  expect(problemsIn(siteWith({ label: 'x', colour: 'red' }))).toMatchInlineSnapshot(`
    "PS202 pages.json:7:9 <{>  page "/" › section 1
      This entry has no "type", so it is not clear what it is. Add "type" with one of these: rule, note, list."
  `)
})

test('a misspelled "type" is told at the misspelling', () => {
  expect(problemsIn(siteWith({ tpye: 'note', text: 'Hello' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:8:11 <"tpye">  page "/" › section 1 › tpye
      There is no field "tpye" in an entry of "sections". Did you mean "type"?"
  `)
})

test('a missing field is told at the braces it belongs into, with its meaning', () => {
  expect(problemsIn(siteWith({ type: 'note' }))).toMatchInlineSnapshot(`
    "PS203 pages.json:7:9 <{>  page "/" › section 1 (note)
      "text" is missing in a note. Add "text": What the note says."
  `)
})

test('an unknown field comes with the one that was meant', () => {
  expect(problemsIn(note({ titel: 'x' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:10:11 <"titel">  page "/" › section 1 (note) › titel
      There is no field "titel" in a note. Did you mean "title"?"
  `)
})

test('a misspelled required field is one problem', () => {
  expect(problemsIn(siteWith({ type: 'note', txet: 'x' }))).toMatchInlineSnapshot(`
    "PS204 pages.json:9:11 <"txet">  page "/" › section 1 (note) › txet
      There is no field "txet" in a note. Did you mean "text"?"
  `)
})

test('a misspelled field of an item is told, although items may have fields of their own', () => {
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'A.', venue: 'Here', autor: 'B' }] } })),
  ).toMatchInlineSnapshot(`
    "PS204 pages.json:95:9 <"autor">  collections › toys 1 (a) › autor
      There is no field "autor" in an entry of "toys". Did you mean "author"?"
  `)
})

test('a number where a text belongs is told in plain words', () => {
  expect(problemsIn(note({ title: 5 }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:20 <5>  page "/" › section 1 (note) › title
      Here a text in quotes is expected, but there is the number 5. Write a text in quotes."
  `)
})

test('a text where a number belongs, too', () => {
  expect(problemsIn(note({ count: '3' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:20 <"3">  page "/" › section 1 (note) › count
      Here a number without quotes is expected, but there is the text "3". Write a number without quotes."
  `)
})

test('a number in quotes is told where only some numbers are possible', () => {
  expect(problemsIn(note({ columns: '3' }))).toMatchInlineSnapshot(`
    "PS205 pages.json:10:22 <"3">  page "/" › section 1 (note) › columns
      Here one of 2, 3, 4 is expected, but there is the text "3". Write one of 2, 3, 4."
  `)
})

test('a number inside a group of facts is told at the number', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, facts: { price: { low: 5 } } } }))).toMatchInlineSnapshot(`
    "PS205 pages.json:40:16 <5>  site › facts › price › low
      Here a text in quotes is expected, but there is the number 5. Write a text in quotes."
  `)
})

test('an unknown option comes with the options', () => {
  expect(problemsIn(note({ tone: 'waring' }))).toMatchInlineSnapshot(`
    "PS206 pages.json:10:19 <"waring">  page "/" › section 1 (note) › tone
      "waring" is not one of the options. Did you mean "warning"? The options are: plain, warning, success."
  `)
})

test('a value in the wrong form is told with its meaning', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, lang: 'English!' } }))).toMatchInlineSnapshot(`
    "PS207 pages.json:24:13 <"English!">  site › lang
      "English!" is not in the expected form. Language of the texts, for example "en-US". Without it they are in English."
  `)
})

test('an address that is no address is told with an example', () => {
  expect(problemsIn(fileWith({ site: { ...toySettings, links: { shop: 'shop.example.com' } } }))).toMatchInlineSnapshot(`
    "PS207 pages.json:36:15 <"shop.example.com">  site › links › shop
      "shop.example.com" is not in the expected form. Write "https://shop.example.com"."
  `)
})

test('too many entries are told with the limit', () => {
  expect(problemsIn(note({ links: Array(4).fill({ label: 'Home', href: '/' }) }))).toMatchInlineSnapshot(`
    "PS208 pages.json:10:20 <[>  page "/" › section 1 (note) › links
      This is more than fits here: at most 3 entries. Shorten it, or share it out over several sections or pages."
  `)
})

test('too few entries are told with the limit', () => {
  expect(problemsIn(note({ links: [] }))).toMatchInlineSnapshot(`
    "PS209 pages.json:10:20 <[>  page "/" › section 1 (note) › links
      This is less than is needed here: at least 1 entry. Add what is missing, or remove the whole entry."
  `)
})

test('a text without visible characters counts as empty', () => {
  expect(problemsIn(note({ title: ' ' }))).toMatchInlineSnapshot(`
    "PS210 pages.json:10:20 <" ">  page "/" › section 1 (note) › title
      This text is empty: a visitor would see nothing. Write the text, or delete the field."
  `)
})

test('a list instead of a site is told', () => {
  expect(problemsIn('[]')).toMatchInlineSnapshot(`
    "PS211 pages.json:1:1 <[>  
      The file holds a list instead of a site in braces. A site starts with { "site": { "name": "…" }, "pages": [ … ] }; npm run site -- "Your name" writes one."
  `)
})

test('a day that does not exist is told', () => {
  expect(problemsIn(siteWith({ type: 'rule', from: '2026-02-30' }))).toMatchInlineSnapshot(`
    "PS207 pages.json:9:19 <"2026-02-30">  page "/" › section 1 (rule) › from
      "2026-02-30" is not in the expected form. Write "2026-02-28", the last day of that month, or the day that was meant."
  `)
})

test('what stands beside "use", or uses another section beside a type, is told there', () => {
  const shared = { help: { type: 'note', text: 'Call us.' } }
  expect(problemsIn(fileWith({ shared, pages: [pageWith({ use: 'help', title: 'Help' }, { type: 'rule', use: 'help' })] }))).toMatchInlineSnapshot(`
    "PS212 pages.json:9:11 <"title">  page "/" › section 1 (help) › title
      "title" stands beside "use", where it changes nothing. Put it into "with": { "title": … }.
    PS213 pages.json:13:11 <"use">  page "/" › section 2 (rule) › use
      "use" belongs to a section that is used by its name, but this one has a "type" of its own. Delete one of the two: "type" with its fields, or "use"."
  `)
})

test('an item cannot be held back by a field that other programs have', () => {
  const { template } = shelf()
  expect(
    problemsIn(fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ slug: 'bear', title: 'The bear', excerpt: 'A toy.', draft: 'true' }] } })),
  ).toContain('PS218 ')
})

test('a rule that a block has of its own is told in its own words', () => {
  const shop = z.strictObject({ opens: z.number().max(12, 'No shop opens so late.') })
  const problems = problemsOf(siteWith({ type: 'shop', opens: 13 }, { type: 'rule' }), { ...toyBlocks, shop: { schema: shop } })
  for (const { code } of problems) reached.add(code)
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual(['PS219 No shop opens so late.'])
})

test('every mistake of shape is reached, and none that is in no catalogue', () => {
  expectReached(shapeWording)
})
