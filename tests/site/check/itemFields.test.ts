import { expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, shelf, reported, toySettings } from '../../lib/toy'

const { template } = shelf()
const bear = { slug: 'bear', title: 'The bear', excerpt: 'A toy.' }
const withItem = (fields: object) => fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { toys: [{ ...bear, ...fields }] } })
const codesOf = (fields: object) => problemsOf(withItem(fields)).map(({ code, path }) => `${code} ${path}`)

test('an item that was to come later is told at the field that does not hold it back', () => {
  expect(reported(withItem({ from: '2999-01-01', until: '2999-02-01' }))).toMatchInlineSnapshot(`
    "PS218 pages.json:94:9 <"from">  collections › toys 1 (bear) › from
      "from" does nothing on an item: it would be published at once. Take the item out of the file until it may be seen. If you mean something else by this field, call it something else.
    PS218 pages.json:95:9 <"until">  collections › toys 1 (bear) › until
      "until" does nothing on an item: it would be published at once. Take the item out of the file until it may be seen. If you mean something else by this field, call it something else."
  `)
})

test.each([
  'hidden',
  'from',
  'until',
  'reason',
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

test('pages and entries of the bar and the foot take no field that they do not know', () => {
  const entry = { label: 'Toys', href: '/', hidden: true }
  const navigation = { ...toySettings.navigation, links: [entry], actions: [{ ...entry, label: 'More' }] }
  const footer = { ...toySettings.footer, columns: [{ title: 'Toys', links: [entry] }], links: [entry] }
  const file = fileWith({ pages: [{ ...pageWith({ type: 'rule' }), from: '2999-01-01' }], site: { ...toySettings, navigation, footer } })
  expect(problemsOf(file).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'PS204 pages[0].from',
    ...['navigation.links[0]', 'navigation.actions[0]', 'footer.columns[0].links[0]', 'footer.links[0]'].map((place) => `PS204 site.${place}.hidden`),
  ])
})
