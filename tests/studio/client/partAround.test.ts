import { expect, test } from 'vitest'
import { pageAround, partAround } from '../../../src/studio/client/partAround'
import type { JsonPath } from '../../../src/site/text/jsonPath'

const others = [['site'], ['site', 'navigation'], ['shared', 'talk'], ['collections', 'news', 0], ['collections', 'talks', 'items', 1]].map((path) => ({
  path,
  group: '',
  title: '',
}))
const partOf = (...path: JsonPath) => partAround(path, { others })?.join('/')

test('the fields of a place are those of its section, item, settings or page', () => {
  expect(partOf('pages', 2, 'sections', 1, 'items', 0, 'text')).toBe('pages/2/sections/1')
  expect(partOf('notFound', 'sections', 0)).toBe('notFound/sections/0')
  expect(partOf('notFound', 'missing', 'sections', 0)).toBe('notFound/missing/sections/0')
  expect(partOf('notFound', 'title')).toBe('notFound')
  expect(partOf('pages', 2, 'title')).toBe('pages/2')
  expect(partOf('pages', 2, 'sections')).toBe('pages/2')
  expect(partOf('site', 'navigation', 'links', 0)).toBe('site/navigation')
  expect(partOf('site', 'name')).toBe('site')
  expect(partOf('shared', 'talk', 'title')).toBe('shared/talk')
  expect(partOf('collections', 'news', 0, 'title')).toBe('collections/news/0')
  expect(partOf('collections', 'talks', 'items', 1, 'room')).toBe('collections/talks/items/1')
  expect(partOf('collections', 'talks', 'fields', 'room')).toBe('collections/talks')
})

test('a list of all pages has no fields', () => {
  expect([partOf('pages'), partOf('shared')]).toEqual([undefined, undefined])
})

test('the page of a place is the one that it is written in', () => {
  expect([pageAround(['pages', 2, 'sections', 1]), pageAround(['notFound', 'sections', 1]), pageAround(['site', 'name']), pageAround(['pages'])]).toEqual([
    ['pages', 2],
    ['notFound'],
    undefined,
    undefined,
  ])
})
