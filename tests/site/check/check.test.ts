import { expect, test } from 'vitest'
import { checkPaths } from '../../../src/site/check/check'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import type { PagesFile } from '../../../src/site/schema/schema'
import { fileWith, pageWith, problemsOf, shelf, toySettings } from '../../lib/toy'

const rule = { type: 'rule' }
const words = (parts: Record<string, unknown>) => problemsOf(fileWith(parts)).map(({ path, message }) => `${path}: ${message}`)
const page = (path: string, more = {}) => ({ path, title: 'Page', sections: [rule], ...more })

/** What is told of the addresses of a file; the line of a place is told as the place itself. */
function reported(parts: Record<string, unknown>): unknown[] {
  const findings: Finding[] = []
  const lines: string[] = []
  checkPaths(
    JSON.parse(fileWith(parts)) as PagesFile,
    (path) => lines.push(path.join('.')),
    (finding) => findings.push(finding),
  )
  return findings.map(({ location, message }) => [
    ('path' in location ? location.path : []).join('.'),
    message.name,
    ...('line' in message.words ? [lines[Number(message.words.line) - 1]] : []),
  ])
}

test('of pages with one address each but the first is told, by the first', () => {
  expect(reported({ pages: [page('/a'), page('/b'), page('/a'), page('/a')] })).toEqual([
    ['pages.2.path', 'doublePath', 'pages.0.path'],
    ['pages.3.path', 'doublePath', 'pages.0.path'],
  ])
})

test('an address is judged before all else', () => {
  expect(reported({ pages: [page('/A'), page('/A'), page('/x/$slug'), page('/x', { each: 'toys' })], ...{ collections: shelf('bear').collections } })).toEqual([
    ['pages.0.path', 'badPath'],
    ['pages.1.path', 'badPath'],
    ['pages.2.path', 'slugWithoutTemplate'],
    ['pages.3.path', 'templateWithoutSlug'],
  ])
})

test('a slug stands once in its collection, is an address, and takes none that a page has', () => {
  const { collections, template } = shelf('bear', 'kite', 'bear', 'index')
  expect(reported({ collections, pages: [template, page('/toys/kite')] })).toEqual([
    ['collections.toys.2.slug', 'doubleSlug'],
    ['collections.toys.3.slug', 'badPath'],
    ['collections.toys.1.slug', 'doublePath', 'pages.1.path'],
  ])
  expect(reported({ collections: { ...shelf('bear').collections, others: [{ slug: 'bear' }] }, pages: [template, page('/$slug', { each: 'others' })] })).toEqual([])
})

test('what was meant by an address or a slug is said, unless another one has it', () => {
  const instead = (parts: Record<string, unknown>) => {
    const findings: Finding[] = []
    checkPaths(
      JSON.parse(fileWith(parts)) as PagesFile,
      () => 1,
      (finding) => findings.push(finding),
    )
    return findings.map(({ message }) => (message.name === 'badPath' ? message.words.instead : message.name))
  }
  expect([instead({ pages: [page('/A')] }), instead({ pages: [page('/A'), page('/a')] }), instead({ pages: [page('/404')] })]).toEqual([['/a'], [undefined], [undefined]])
  const slugs = (...all: string[]) => instead({ collections: shelf(...all).collections, pages: [page('/')] })
  expect([slugs('Bear'), slugs('Bear', 'bear'), slugs('!')]).toEqual([['bear'], [undefined], [undefined]])
})

test.each(['en', 'en-US', 'zh-Hant-TW', 'gsw'])('%s is a language', (lang) => {
  expect(words({ site: { ...toySettings, lang } })).toEqual([])
})

test.each(['en-12', 'en-US-US'])('%s has the form of a language and is none', (lang) => {
  expect(words({ site: { ...toySettings, lang } }).length).toBe(1)
})

test('a page has 200 sections at most', () => {
  const long = (count: number) => Array.from({ length: count }, () => rule)
  expect(words({ pages: [pageWith(...long(200))] })).toEqual([])
  expect(words({ pages: [pageWith(...long(201))] })).toEqual([expect.stringMatching(/^pages\[0\]\.sections: .*200 entries/)])
  expect(words({ notFound: { title: 'Nothing', sections: long(201) } })[0]).toMatch(/^notFound\.sections: /)
})

test('a list of a collection whose page is hidden is told, and one whose page has a wrong name is not', () => {
  const { collections, template } = shelf('bear')
  const list = pageWith({ type: 'list', collection: 'toys' })
  expect(words({ collections, pages: [list, { ...template, hidden: true }] }).length).toBe(1)
  expect(words({ collections, pages: [list, { ...template, each: 'tyos' }] }).every((line) => line.startsWith('pages[1].each'))).toBe(true)
})

test('names of icons, gradients, fonts, zones and collections are told that nothing has', () => {
  const { collections, template } = shelf('bear')
  const named = (icon: string, gradient: string, font: string, timeZone: string, collection: string) => {
    const theme = { ...toySettings.theme, gradients: { sea: ['#000011', '#000022'] }, fonts: { heading: font, text: 'Newsreader' } }
    return problemsOf(
      fileWith({ collections, site: { ...toySettings, timeZone, theme }, pages: [pageWith({ type: 'note', text: 'a', icon, gradient }, { type: 'list', collection }), template] }),
    ).map(({ path }) => path.split('.').at(-1))
  }
  expect(named('coin', 'sea', 'Instrument Sans', 'Europe/Lisbon', 'toys')).toEqual([])
  expect(named('cion', 'sae', 'Instrument Sanz', 'Europe/Lisbone', 'tosy').toSorted()).toEqual(['collection', 'gradient', 'heading', 'icon', 'timeZone'])
})

test('names that a page says differently are told where it says them', () => {
  const shared = { hello: { type: 'note', text: 'a', icon: 'cion' } }
  expect(words({ shared, pages: [pageWith({ use: 'hello', with: { icon: 'strar' } }, { use: 'hello', with: { text: 'b' } })] }).map((line) => line.split(':')[0])).toEqual([
    'pages[0].sections[0].with.icon',
    'shared.hello.icon',
  ])
})

test('a collection without a page is told once, unless a wrong name may be meant for it', () => {
  const { collections, template } = shelf('bear')
  const paths = (...pages: object[]) => words({ collections, pages }).map((line) => line.split(':')[0])
  expect(paths(pageWith({ type: 'rule' }))).toEqual(['collections.toys'])
  expect(paths(pageWith({ type: 'list', collection: 'toys' }))).toEqual(['pages[0].sections[0].collection'])
  expect(paths(pageWith({ type: 'rule' }), { ...template, each: 'tyos' })).toEqual(['pages[1].each'])
  expect(paths(pageWith({ type: 'rule' }), template)).toEqual([])
})
