import { expect, test } from 'vitest'
import { z } from 'zod'
import { fix } from '../../../src/authoring/edit/fix'
import { media } from '../../../src/parts/picture'
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
