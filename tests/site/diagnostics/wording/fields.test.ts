import { expect, test } from 'vitest'
import { fieldWording } from '../../../../src/site/diagnostics/wording/fields'
import type { Blocks } from '../../../../src/blocks/schemas'
import { fileWith, pageWith, reported, shelf, toyBlocks } from '../../../lib/toy'
import { recorded } from './recorded'

const { problemsIn, reached, expectReached } = recorded()
const { template } = shelf()
const item = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }

/** A file whose toys have these fields. */
const fileOf = (fields: object, values: object = {}) =>
  fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: { fields, items: [{ ...item, ...values }] } } })
const told = (fields: object, values?: object) => problemsIn(fileOf(fields, values)).replaceAll(/pages\.json:\d+:\d+ /g, '')

test('a declaration that no item could have is told where it stands', () => {
  expect(told({ category: 'text' })).toMatchInlineSnapshot(`
    "PS463 <"category">  collections › toys › fields › category
      Every item has a field "category" already. Call this one something else."
  `)
  expect(told({ level: 'choice' })).toMatchInlineSnapshot(`
    "PS464 <"choice">  collections › toys › fields › level
      "level" is of the type "choice", but there is nothing to choose from. Write { "type": "choice", "options": [ … ] } with the words that items may have."
  `)
  expect(told({ level: { type: 'text', options: ['Soft'] } })).toMatchInlineSnapshot(`
    "PS465 <[>  collections › toys › fields › level › options
      "level" is of the type "text", which has no options. Make it a "choice" or "choices", or delete the options."
  `)
  expect(told({ level: { type: 'choice', options: ['Fácil', 'facil'] } })).toMatchInlineSnapshot(`
    "PS466 <"facil">  collections › toys › fields › level › options 2
      "facil" and "Fácil" would have the same address. Delete one of them, or let them differ by a letter or digit."
  `)
  expect(told({ level: 'chioce' })).toMatchInlineSnapshot(`
    "PS206 <"chioce">  collections › toys › fields › level
      "chioce" is not one of the options. Did you mean "choice"? The options are: text, number, yesNo, day, moment, choice, choices, link, picture."
  `)
})

test('what an item lacks, has wrong or has undeclared is told at the item', () => {
  expect(told({ room: 'text' })).toMatchInlineSnapshot(`
    "PS203 <{>  collections › toys › items 1 (bear)
      "room" is missing in an entry of "items". Add "room": Room: One line or paragraph of plain text."
  `)
  expect(told({ size: 'number' }, { size: '12' })).toMatchInlineSnapshot(`
    "PS205 <"12">  collections › toys › items 1 (bear) › size
      Here a number without quotes is expected, but there is the text "12". Write a number without quotes."
  `)
  expect(told({ level: { type: 'choice', options: ['Soft', 'Hard'] } }, { level: 'Sofft' })).toMatchInlineSnapshot(`
    "PS206 <"Sofft">  collections › toys › items 1 (bear) › level
      "Sofft" is not one of the options. Did you mean "Soft"? The options are: Soft, Hard."
  `)
  expect(told({ room: 'text' }, { rooom: 'Attic' })).toMatchInlineSnapshot(`
    "PS204 <"rooom">  collections › toys › items 1 (bear) › rooom
      There is no field "rooom" in an entry of "items". Did you mean "room"?"
  `)
  expect(told({ made: 'moment' }, { made: 'tomorrow' })).toMatchInlineSnapshot(`
    "PS207 <"tomorrow">  collections › toys › items 1 (bear) › made
      "tomorrow" is not in the expected form. Write a day such as "2026-12-24", or a moment such as "2026-12-24T09:00"."
  `)
  expect(told({ more: 'link' }, { more: '/nowhere' })).toMatchInlineSnapshot(`
    "PS302 <"/nowhere">  collections › toys › items 1 (bear) › more
      There is no page "/nowhere". The pages are: /, /toys/bear."
  `)
  expect(told({ size: { type: 'number', default: 'big' } })).toMatchInlineSnapshot(`
    "PS205 <"big">  collections › toys › fields › size › default
      Here a number without quotes is expected, but there is the text "big". Write a number without quotes."
  `)
})

/** A block that makes a second page of its own, with these blocks beside it. */
const blocks: Blocks = {
  ...toyBlocks,
  rule: { ...toyBlocks.rule, schema: toyBlocks.note?.schema.partial() ?? never(), pages: () => [{ path: 'more', words: ['More'], view: {} }] },
}

function never(): never {
  throw new Error('There is no toy block "note".')
}

test('pages of their own are told where there can be none, or where another page has their address', () => {
  const notFound = { title: 'x', sections: [] }
  const of = (...pages: object[]) => {
    const found = reported(fileWith({ pages, notFound }), blocks)
    for (const code of found.match(/PS\d+/g) ?? []) reached.add(code)
    return found
  }
  expect(of(pageWith({ type: 'rule' }))).toBe('')
  expect(of(pageWith({ type: 'rule' }, { type: 'rule' }))).toMatchInlineSnapshot(`
    "PS467 pages.json:10:9 <{>  page "/" › section 2 (rule)
      This section would make pages of its own, and another section of this page does already. Take out what makes them, such as "perPage" and "filter", or give the section a page for itself."
  `)
  expect(of(pageWith({ type: 'rule' }), { ...pageWith(), path: '/more' })).toMatchInlineSnapshot(`
    "PS468 pages.json:7:9 <{>  page "/" › section 1 (rule)
      This section makes a page "/more", and there is one already. Give the other page another path."
  `)
})

test('every mistake of fields is reached, and none that is in no catalogue', () => {
  expectReached(fieldWording)
})
