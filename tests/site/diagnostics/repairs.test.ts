import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fix } from '../../../src/authoring/edit/fix'
import { media } from '../../../src/parts/picture'
import { type Message, message } from '../../../src/site/diagnostics/catalogue'
import { at } from '../../../src/site/diagnostics/diagnostic'
import type { Remedy } from '../../../src/site/diagnostics/remedy'
import { repairOf } from '../../../src/site/diagnostics/repairs'
import { applyEdits } from '../../../src/site/text/edits'
import type { JsonPath } from '../../../src/site/text/jsonPath'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks } from '../../lib/toy'

const isFixable = (content: string) => problemsOf(content).map(({ fixable }) => fixable)
const done = (content: string) => fix(new TextEncoder().encode(content), toyBlocks).fixed.map(({ message }) => message)

test.each([
  ['one letter', { type: 'note', text: 'a', titel: 'b' }, true],
  ['two letters changed places', { type: 'ntoe', text: 'a' }, true],
  ['another case', { type: 'NOTE', text: 'a' }, true],
  ['two letters', { type: 'note', text: 'a', ttlle: 'b' }, false],
  ['a whole other name', { type: 'xyz' }, false],
])('a name that is wrong by %s is mended: %j', (_name, section, isMended) => {
  expect(isFixable(siteWith(section))).toEqual([isMended])
})

test('of names with three letters one wrong letter can be told, of shorter ones it cannot', () => {
  const { rule = { schema: z.strictObject({}) } } = toyBlocks
  const mended = (type: string) => problemsOf(siteWith({ type }), { ...toyBlocks, map: rule, qa: rule }).map(({ fixable }) => fixable)
  expect([mended('mapp'), mended('qaa')]).toEqual([[true], [false]])
})

test('a name that is as near to one as to another is left to its author', () => {
  const { rule = { schema: z.strictObject({}) } } = toyBlocks
  const mended = (type: string) => problemsOf(siteWith({ type }), { ...toyBlocks, card: rule, cart: rule }).map(({ fixable }) => fixable)
  expect([mended('carx'), mended('cards')]).toEqual([[false], [true]])
})

test('a slug that stands again gets the next free number', () => {
  const { collections, template } = shelf('bear', 'bear', 'bear-2', 'bear')
  expect(done(fileWith({ collections, pages: [pageWith({ type: 'rule' }), template] }))).toEqual(['"bear" is now "bear-3"', '"bear" is now "bear-4"'])
})

test('of any number of equal slugs each gets another number at once', () => {
  const { collections, template } = shelf(...Array.from({ length: 60 }, () => 'bear'))
  const said = done(fileWith({ collections, pages: [pageWith({ type: 'rule' }), template] }))
  expect(said).toEqual(Array.from({ length: 59 }, (_, index) => `"bear" is now "bear-${index + 2}"`))
})

test('each gets another number at once also where the next numbers are taken', () => {
  const taken = Array.from({ length: 50 }, (_, index) => `bear-${index + 2}`)
  const { collections, template } = shelf(...Array.from({ length: 50 }, () => 'bear'), ...taken)
  const said = done(fileWith({ collections, pages: [pageWith({ type: 'rule' }), template] }))
  expect(said).toEqual(Array.from({ length: 49 }, (_, index) => `"bear" is now "bear-${index + 52}"`))
})

test('an address that stands twice in one text, and once as a link, is left to its author where the text has tokens', () => {
  const fixableIn = (text: string) => isFixable(fileWith({ pages: [pageWith({ type: 'note', text }), { path: '/faq', title: 'FAQ', sections: [] }] }))
  expect([fixableIn('{facts.age} [Go](/fqa).'), fixableIn('{facts.age} See /fqa: [go](/fqa).')]).toEqual([[true], [false]])
})

test('a number in quotes, or a text without, is told with what it is now', () => {
  expect(done(siteWith({ type: 'note', text: 'a', count: '3' }))).toEqual(['"3" is now 3'])
  expect(done(siteWith({ type: 'note', text: 3 }))).toEqual(['3 is now "3"'])
  expect(isFixable(siteWith({ type: 'note', text: 'a', count: '99' }))).toEqual([false])
})

const says = (...sections: object[]) => done(siteWith(...sections))

test('an id that stands twice gets a number where no link leads to it', () => {
  const twice = [
    { type: 'rule', id: 'fees' },
    { type: 'rule', id: 'fees' },
    { type: 'rule', id: 'fees-2' },
  ]
  expect(says(...twice)).toEqual(['"fees" is now "fees-3"'])
  expect(says(...twice, { type: 'note', text: '[Fees](#fees)' })).toEqual([])
})

test('a token in which a group was left out is written whole', () => {
  expect(says({ type: 'note', text: 'Call {site.phone}.' })).toEqual(['"site.phone" is now "site.contact.phone"'])
})

test('a path on a disk, or with backslashes, is the one in media/ that it holds', () => {
  const blocks = { ...toyBlocks, print: { schema: z.strictObject({ src: media }) } }
  const pictured = (src: string) => fix(new TextEncoder().encode(siteWith({ type: 'print', src })), blocks).fixed.map(({ message }) => message)
  expect(pictured('C:/Users/Ana/site/media/bear.svg')).toEqual(['"C:/Users/Ana/site/media/bear.svg" is now "media/bear.svg"'])
  expect(pictured('media\\bear.svg')).toEqual(['"media\\bear.svg" is now "media/bear.svg"'])
  expect([pictured('C:/Users/Ana/bear.svg'), pictured('https://toys.example/media/bear.svg')]).toEqual([[], []])
})

/** A text without what is told of one place of it, and what is said about that. */
function repaired(text: string, path: JsonPath, told: Message): string[] | undefined {
  const found = repairOf(at(path, told), parseTree(text), { text, value: JSON.parse(text) })
  return found && [applyEdits(text, found.edits), found.message]
}
const wrong = (remedy?: Remedy, instead?: string) =>
  message('wrongKind', { expected: 'a list', found: 'a text', ...(remedy && { remedy }), ...(instead !== undefined && { instead }) })

test.each<[string, Message, string, string]>([
  ['{ "b": 1, "a": "2" }', wrong(undefined, '2'), '{ "b": 1, "a": 2 }', '"2" is now 2'],
  ['{ "b": 1, "a": null, "c": 2 }', wrong({ do: 'drop' }), '{ "b": 1, "c": 2 }', '"a": null deleted'],
  ['{ "a": "x", "b": 1 }', wrong({ do: 'write', sample: '["x"]' }), '{ "a": ["x"], "b": 1 }', '"x" is now ["x"]'],
  ['{ "a": ["x"], "b": 1 }', wrong({ do: 'rename', name: 'a', instead: 'as' }), '{ "as": ["x"], "b": 1 }', '"a" is now "as"'],
  ['{ "a": { "x": 1 }, "b": 1 }', wrong({ do: 'wrap' }), '{ "a": [{ "x": 1 }], "b": 1 }', 'brackets of a list put around what stands in it'],
  ['{ "a": [{ "x": 1 }], "b": 1 }', wrong({ do: 'unwrap' }), '{ "a": { "x": 1 }, "b": 1 }', 'brackets of a list too many deleted'],
  ['{ "a": [1], "b": 1 }', wrong({ do: 'name', field: 'items' }), '{ "a": { "items": [1] }, "b": 1 }', 'the list put into "items"'],
  ['{ "a": { "nodes": [1] } }', wrong({ do: 'inner', name: 'nodes' }), '{ "a": [1] }', 'the list of "nodes" written in its place'],
  ['{ "a": { "x": { "b": 1 } } }', wrong({ do: 'list', field: 'type', isSure: true }), '{ "a": [ { "type": "x", "b": 1 } ] }', 'entries under names made a list'],
  [
    '{ "a": { "title": "x" } }',
    message('missingType', { field: 'type', known: ['hero'], suggestion: 'hero' }),
    '{ "a": { "type": "hero", "title": "x" } }',
    '"type": "hero" added',
  ],
  ['{ "a": {\n  "b": 1 } }', message('missingType', { field: 'type', known: ['hero'], suggestion: 'hero' }), '{ "a": {\n  "type": "hero",\n  "b": 1 } }', '"type": "hero" added'],
  [
    '{ "a": { "hero": { "b": 1} } }',
    message('missingType', { field: 'type', known: ['hero'], wrapped: 'hero' }),
    '{ "a": { "type": "hero", "b": 1 } }',
    'the fields of "hero" stand beside its "type"',
  ],
  [
    '{ "a": { "rule": {} } }',
    message('missingType', { field: 'type', known: ['rule'], wrapped: 'rule' }),
    '{ "a": { "type": "rule" } }',
    'the fields of "rule" stand beside its "type"',
  ],
])('%s is mended at "a"', (text, told, mended, said) => {
  expect(repaired(text, ['a'], told)).toEqual([mended, said])
})

test.each<[string, Message]>([
  ['{ "a": "x" }', wrong()],
  ['{ "a": "x" }', wrong({ do: 'write', sample: '["x"]', isGuess: true })],
  ['{ "a": "x" }', wrong({ do: 'write', sample: '[{ "label": "x", "href": "…" }]' })],
  ['{ "a": { "x": {} } }', wrong({ do: 'list', field: undefined, isSure: false })],
  ['{ "a": { "b": 1 } }', message('missingType', { field: 'type', known: ['hero'] })],
  ['{ "a": { "hero": 1 } }', message('missingType', { field: 'type', known: ['hero'] })],
])('what is to stand at "a" of %s only its author knows', (text, told) => {
  expect(repaired(text, ['a'], told)).toBeUndefined()
})

test('parts of a field are put into it, unless something is still to be written there', () => {
  const apart = (isGuess: boolean) =>
    repaired('{ "a": "Go", "b": "/go" }', ['a'], message('apart', { field: 'action', names: ['a', 'b'], owner: 'a hero', written: '{ "label": "Go", "href": "/go" }', isGuess }))
  expect([apart(false), apart(true)]).toEqual([['{ "action": { "label": "Go", "href": "/go" } }', '"a", "b" put into "action"'], undefined])
})
