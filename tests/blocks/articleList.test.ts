import { noFields } from '../lib/noFields'
import { expect, test } from 'vitest'
import { check, messages } from '../../src/blocks/articleList/check'
import { resolve } from '../../src/blocks/articleList/resolve'
import { drawn, htmlOf } from '../lib/drawn'
import { schema } from '../../src/blocks/articleList/schema'
import { shapeOf } from '../lib/shapeOf'
import { leastSeconds } from '../lib/seconds'

const item = (slug: string, date?: string, category = 'News') => ({
  slug,
  title: `Title of ${slug}`,
  excerpt: `About ${slug}.`,
  category,
  date,
  readTime: '3 min',
  href: `/items/${slug}`,
})
const ITEMS = [item('old', '2024-01-31'), item('new', '2026-02-01'), item('undated'), item('tip', '2025-05-05', 'Tips')]

/** The slugs of what a list shows, and the names that it does not know; `own` is the item whose page it stands on. */
function shown(fields: object, own?: (typeof ITEMS)[number]): { slugs: string[]; unknown: unknown[] } {
  const unknown: unknown[] = []
  const { items } = resolve(
    { collection: 'toys', ...fields },
    { ...noFields, allItemsOf: (name) => ({ items: name === 'toys' ? ITEMS : [], own }), unknownItem: (...all) => unknown.push(all) },
  )
  return { slugs: items.map(({ slug }) => slug), unknown }
}

test('a list shows all items in the order of the file, or those that it picks, of one category, the newest first', () => {
  expect(shown({}).slugs).toEqual(['old', 'new', 'undated', 'tip'])
  expect(shown({ pick: ['tip', 'old'] }).slugs).toEqual(['tip', 'old'])
  expect(shown({ category: 'Tips' }).slugs).toEqual(['tip'])
  expect(shown({ newest: 2 }).slugs).toEqual(['new', 'tip'])
  expect(shown({ newest: 9 }).slugs).toEqual(['new', 'tip', 'old', 'undated'])
  expect(shown({ pick: ['tip', 'old', 'new'], category: 'News', newest: 1 }).slugs).toEqual(['new'])
})

test('lists of one collection, one after the other, each have the newest of their own category', () => {
  const newest = (category?: string) => shown({ newest: 3, ...(category && { category }) }).slugs
  expect(['Tips', undefined, 'News', 'Tips', undefined].map(newest)).toEqual([['tip'], ['new', 'tip', 'old'], ['new', 'old', 'undated'], ['tip'], ['new', 'tip', 'old']])
  expect(shown({}).slugs).toEqual(['old', 'new', 'undated', 'tip'])
})

test('beside an item a list is of the others, and of as many of the newest as were asked for', () => {
  const [old, newest] = ITEMS
  expect([shown({}, old).slugs, shown({ pick: ['tip', 'old'] }, old).slugs]).toEqual([['new', 'undated', 'tip'], ['tip']])
  expect([shown({ newest: 2 }, newest).slugs, shown({ newest: 2 }, old).slugs]).toEqual([
    ['tip', 'old'],
    ['new', 'tip'],
  ])
})

test('an item that it picks and that is not there is told with those that are', () => {
  expect(shown({ pick: ['old', 'odl'] })).toEqual({ slugs: ['old'], unknown: [[['pick', 1], 'odl', ['old', 'new', 'undated', 'tip']]] })
})

test('what chooses the items does not reach the page', () => {
  expect(
    Object.keys(
      resolve(
        { collection: 'toys', pick: [], category: 'x', newest: 1, title: 'All', linkLabel: 'Read' },
        { ...noFields, allItemsOf: () => ({ items: [], own: undefined }), unknownItem: () => {} },
      ),
    ).sort(),
  ).toEqual(['items', 'linkLabel', 'title'])
})

test('a list without items has no heading either', () => {
  expect(drawn('articleList', { title: 'Read on', items: [] })).toBe('')
})

test('of the links to parts of a list the one that is open says so, to those who hear it too', () => {
  const link = (label: string, isCurrent: boolean) => ({ label, href: `/toys/${label}`, isCurrent, count: 2 })
  const page = htmlOf('articleList', { items: [item('new')], options: { label: 'Level', links: [link('', false), link('Soft', true)] } })
  const nav = /<nav.*?<\/nav>/s.exec(page)?.[0] ?? ''
  expect(nav.match(/<a [^>]*>/g)).toEqual(['<a href="/toys/">', '<a href="/toys/Soft" aria-current="true">'])
  expect([nav.includes('aria-label="Level"'), nav.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')]).toEqual([true, expect.stringMatching(/^\|Level\|All \|2\|Soft \|2\|$/)])
})

test('an item is linked by its title, with its category, day and length', () => {
  expect(drawn('articleList', { title: 'News', linkLabel: 'Read', items: [item('new', '2026-02-01')] })).toMatchInlineSnapshot(`
    "<div class="heading">
      <h2> News
    <ul class="list">
      <li>
        <p class="category"> News
        <h3>
          <a href="/items/new"> Title of new
        <p class="excerpt"> About new.
        <p class="meta">
          <time datetime="2026-02-01"> February 1, 2026
          <span> 3 min
        <span class="arrow-link" aria-hidden="true"> Read"
  `)
  expect(drawn('articleList', { items: [{ slug: 'a', title: 'A', excerpt: 'About.', href: '/a' }] })).toMatchInlineSnapshot(`
    "<ul class="list">
      <li>
        <h2>
          <a href="/a"> A
        <p class="excerpt"> About.
        <p class="meta">"
  `)
  expect(drawn('articleList', { items: [] })).toBe('')
})

test('an item with a picture has it above its words; only beside such a one the others have something in its place', () => {
  const one = { slug: 'a', title: 'A', excerpt: 'About.', href: '/a' }
  const other = { ...one, slug: 'b' }
  const above = (...items: object[]) => Array.from(htmlOf('articleList', { items }).matchAll(/<li>(.*?)<h2>/g), ([, html = '']) => html.replaceAll(/<(\w+).*?>/g, '$1 ').trim())
  expect(above({ ...one, picture: { src: 'media/a.jpg', alt: 'A' } }, other)).toEqual(
    ['picture source source img /picture', 'span /span'].map((line) => line.replaceAll(/\/(\w+)/g, '</$1>')),
  )
  expect(above(one, other)).toEqual(['', ''])
})

test('nothing picked, and a category of no item, are told', () => {
  const reported: unknown[] = []
  const context = {
    ...noFields,
    itemsOf: (name: string) => (name === 'toys' ? ITEMS : []),
    report: (...all: unknown[]) => reported.push(all),
    suggest: (name: string, known: readonly string[]) => known.find((one) => one[0] === name[0]),
  }
  check({ collection: 'toys', pick: ['old'], category: 'Tips' }, context)
  check({ collection: 'none', category: 'Tipps' }, context)
  expect(reported).toEqual([])
  check({ collection: 'toys', pick: [] }, context)
  check({ collection: 'toys', category: 'Tipps' }, context)
  const [nothingPicked, nothingMatches] = messages
  expect(reported).toEqual([
    [['pick'], nothingPicked, {}],
    [['category'], nothingMatches, { name: 'Tipps', known: ['News', 'Tips'], suggestion: 'Tips' }],
  ])
})

test('an author may write these fields, within these limits', () => {
  expect(shapeOf(schema)).toEqual({
    '': 'eyebrow? text, title? text (heading=section), intro? richText (inline=true), collection collection, pick? [string], category? text (names=true), only? object, newest? integer ≥1, sort? object, show? [itemField] ≤8, filter? itemField, perPage? integer ≥1 ≤200, lead? boolean, linkLabel? text',
    sort: 'by itemField, order? ascending|descending',
  })
})

test('what thousands of lists pick out of thousands of items is found without going through all of them', () => {
  const items = Array.from({ length: 20_000 }, (_, index) => item(`a${index}`))
  const allItemsOf = () => ({ items, own: items[0] })
  const found = new Set<string | undefined>()
  const seconds = leastSeconds(1, () => {
    for (const { slug } of items) found.add(resolve({ collection: 'toys', pick: [slug] }, { ...noFields, allItemsOf, unknownItem: () => {} }).items[0]?.slug)
  })
  // The first is the one whose page this is.
  expect(found.size).toBe(20_000)
  expect(seconds).toBeLessThan(1)
})

test('the first of a list with a lead is drawn larger, and its picture is asked for at its size', () => {
  const picture = { src: '/media/a.jpg', alt: 'A' }
  const html = htmlOf('articleList', { lead: true, items: ['a', 'b'].map((slug) => ({ slug, title: slug, excerpt: 'About.', href: `/${slug}`, picture })) })
  expect(html).toContain('data-lead="true"')
  expect(htmlOf('articleList', { items: [{ slug: 'a', title: 'A', excerpt: 'About.', href: '/a' }] })).not.toContain('data-lead')
})

test('in two columns the last one has the row to itself where it would stand alone: an odd one, or behind a lead an even one', () => {
  const isLone = (count: number, lead: boolean) => {
    const items = Array.from({ length: count }, (_, index) => ({ slug: `a${index}`, title: 'A', excerpt: 'About.', href: `/a${index}` }))
    return /class="[^"]*lone/.test(htmlOf('articleList', { lead, items }))
  }
  expect([1, 2, 3, 4].map((count) => isLone(count, false))).toEqual([false, false, true, false])
  expect([1, 2, 3, 4].map((count) => isLone(count, true))).toEqual([false, true, false, true])
})
