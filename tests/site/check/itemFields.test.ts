import { expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, shelf, reported, toySettings } from '../../lib/toy'

const { template } = shelf()
const bear = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }
const withItem = (fields: object) => fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ ...bear, ...fields }] } })
const codesOf = (fields: object) => problemsOf(withItem(fields)).map(({ code, path }) => `${code} ${path}`)

test('an item that was to come later is told at the field that does not hold it back, with those that do', () => {
  expect(reported(withItem({ draft: 'yes' }))).toMatchInlineSnapshot(`
    "PS218 pages.json:94:9 <"draft">  collections › toys 1 (bear) › draft
      "draft" does nothing on an item: it would be published at once. Write "hidden": true, or "from" and "until" with a day. If you mean something else by this field, call it something else."
  `)
})

test('the fields that hold sections back hold an item back, and are judged as strictly', () => {
  expect(codesOf({ hidden: true, from: '2999-01-01', until: '2999-02-01', reason: 'Later', linksToIt: 'drop' })).toEqual([])
  expect(codesOf({ hidden: 'true' })).toEqual(['PS205 collections.toys[0].hidden'])
  expect(codesOf({ from: '2026-02-30' })).toEqual(['PS207 collections.toys[0].from'])
  expect(codesOf({ until: 'Monday' })).toEqual(['PS207 collections.toys[0].until'])
  expect(codesOf({ reason: ' ' })).toEqual(['PS210 collections.toys[0].reason'])
  expect(codesOf({ linksToIt: 'hide' })).toEqual(['PS206 collections.toys[0].linksToIt'])
  expect(codesOf({ linkToIt: 'drop' })).toEqual(['PS204 collections.toys[0].linkToIt'])
  expect(codesOf({ from: '2999-02-02', until: '2999-02-01' })).toEqual(['PS420 collections.toys[0].until'])
})

test.each([
  'hide',
  'draft',
  'published',
  'publish',
  'unpublished',
  'status',
  'visible',
  'visibility',
  'private',
  'unlisted',
  'archived',
  'embargo',
  'expires',
  'publishAt',
  'Hidden',
  'is_draft',
  'publish-date',
  'hiddn',
  'untill',
])('the field "%s" of an item is refused, whatever its value is', (name) => {
  for (const value of ['true', true, '2999-01-01', null, 1, [], {}])
    expect(codesOf({ [name]: value }), JSON.stringify(value)).toEqual([`PS218 collections.toys[0]${/^\w+$/.test(name) ? `.${name}` : `["${name}"]`}`])
})

test('a field of an author is none of these because it is like one', () => {
  for (const name of ['form', 'craft', 'season', 'reasons', 'place', 'statue', 'live', 'start', 'end', 'show']) expect(codesOf({ [name]: 'x' }), name).toEqual([])
})

test('an item without fields of its own, or that is no item at all, is told as before', () => {
  expect(codesOf({})).toEqual([])
  expect(problemsOf(fileWith({ collections: { toys: 'none', boxes: [null, 'x'] } })).map(({ code }) => code)).toEqual(['PS205', 'PS205', 'PS205'])
})

test('pages and entries of the bar and the foot take the same fields, and no others', () => {
  const told = (fields: object) => {
    const entry = { label: 'Toys', href: '/', ...fields }
    const navigation = { ...toySettings.navigation, links: [entry, { label: 'More', links: [entry], ...fields }], actions: [{ ...entry, label: 'More' }] }
    const footer = { ...toySettings.footer, columns: [{ title: 'Toys', links: [entry], ...fields }], links: [entry] }
    const file = fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/b', ...fields }], site: { ...toySettings, navigation, footer } })
    return problemsOf(file).map(({ code, path }) => `${code} ${path}`)
  }
  expect(told({ hidden: false, from: '2020-01-01', until: '2999-01-01', reason: 'Sale' })).toEqual([])
  const places = ['navigation.links[0]', 'navigation.links[1].links[0]', 'navigation.links[1]', 'navigation.actions[0]']
  const all = [...places, 'footer.columns[0].links[0]', 'footer.columns[0]', 'footer.links[0]'].map((place) => `site.${place}`)
  const sorted = (list: readonly string[]) => [...list].sort()
  for (const [code, fields] of [
    ['PS205', { hidden: 'true' }],
    ['PS207', { from: '2026-02-30' }],
    ['PS207', { until: 'Monday' }],
    ['PS204', { draft: true }],
  ] as const)
    expect(sorted(told(fields)), JSON.stringify(fields)).toEqual(sorted(['pages[1]', ...all].map((place) => `${code} ${place}.${Object.keys(fields)[0]}`)))
  expect(told({ from: '2999-01-02', until: '2999-01-01' }).filter((line) => line.startsWith('PS420')).length).toBe(6)
})
