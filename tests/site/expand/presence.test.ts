import { expect, test } from 'vitest'
import { z } from 'zod'
import { link } from '../../../src/parts/link'
import { presenceIn, withoutAbsent } from '../../../src/site/expand/presence'
import type { Calendar } from '../../../src/site/expand/schedule'
import type { Item, PageEntry } from '../../../src/site/schema/schema'

const NOW = Date.UTC(2026, 5, 15)
const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({ path, title: `Title of ${path}`, sections: [], ...more })
const item = (slug: string, more: object = {}): Item => ({ slug, title: `Title of ${slug}`, excerpt: 'A toy.', ...more })
const template = (more: Partial<PageEntry> = {}) => page('/toys/$slug', { each: 'toys', as: 'toy', ...more })

function presence(pages: readonly PageEntry[], toys: readonly Item[] = []) {
  const calendar: Calendar = { now: NOW, timeZone: 'UTC', changes: [], over: [] }
  const found = presenceIn(pages, { toys }, calendar, () => {})
  return {
    pages: pages.map((_, index) => found.page(index)),
    items: toys.map((toy) => found.item(toy)),
    absent: Array.from(found.absent.values(), ({ path, why, dropsLinks }) => [path, why, dropsLinks]),
    changes: calendar.changes.map(({ appears, source }) => [source.join('.'), appears]),
  }
}

test('pages and items that are hidden or not there at this time are absent, each by its own address', () => {
  const pages = [page('/'), page('/offer', { from: '2026-06-20', linksToIt: 'drop' }), template()]
  expect(presence(pages, [item('bear'), item('kite', { hidden: true, linksToIt: 'drop' })])).toEqual({
    pages: [true, false, true],
    items: [true, false],
    absent: [
      ['/offer', 'early', true],
      ['/toys/kite', 'hidden', true],
    ],
    changes: [['pages.1', true]],
  })
})

test('without the page that is made for each of them items have none, and what becomes of links the page says', () => {
  const { items, absent } = presence([template({ hidden: true, linksToIt: 'drop' })], [item('bear'), item('kite', { until: '2026-06-01' })])
  expect([items, absent]).toEqual([
    [true, false],
    [
      ['/toys/$slug', 'hidden', true],
      ['/toys/bear', 'hidden', true],
      ['/toys/kite', 'late', false],
    ],
  ])
})

test('nothing changes on the day of an item that has no page, and something does on that of one that has', () => {
  const toys = [item('bear', { from: '2026-06-20' })]
  expect(presence([page('/')], toys).changes).toEqual([])
  expect(presence([template({ hidden: true })], toys).changes).toEqual([])
  expect(presence([template()], toys).changes).toEqual([['collections.toys.0', true]])
})

test('links that are not there at this time are taken out of a section, and from all others what says when they are', () => {
  const schema = z.strictObject({ label: z.string(), hidden: z.boolean().optional(), links: z.array(link) })
  const to = (label: string, more: object = {}) => ({ label, href: '/', ...more })
  const links = [to('A', { hidden: true, reason: 'Later' }), to('B', { from: '2026-06-20' }), to('C', { until: '2026-06-20' }), to('D')]
  const calendar: Calendar = { now: NOW, timeZone: 'UTC', changes: [], over: [] }
  const { value, gone } = withoutAbsent(schema, { label: 'x', hidden: true, links }, (path) => ['pages', 0, ...path], { calendar, report: () => {} })
  expect(value).toEqual({ label: 'x', hidden: true, links: [to('C'), to('D')] })
  expect(gone).toEqual([
    ['links', 0],
    ['links', 1],
  ])
  expect(calendar.changes.map(({ appears, source }) => [source.join('.'), appears])).toEqual([
    ['pages.0.links.1', true],
    ['pages.0.links.2', false],
  ])
})
