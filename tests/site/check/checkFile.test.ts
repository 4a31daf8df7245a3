import { expect, test } from 'vitest'
import { checkFile } from '../../../src/site/check/checkFile'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import { expandFile } from '../../../src/site/expand/expandFile'
import { plainFile } from '../../../src/site/schema/itemFields'
import { schemaOf } from '../../../src/site/schema/composed'
import { lineFinder } from '../../../src/site/text/position'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../../lib/toy'

/** The names of what is told of a file, each with its place. */
function told(parts: Record<string, unknown>): string[] {
  const findings: Finding[] = []
  const text = fileWith(parts)
  const schema = schemaOf(toyBlocks)
  const file = plainFile(schema.parse(JSON.parse(text)))
  const expanded = expandFile(file, schema, undefined, () => {})
  checkFile({ lineOf: lineFinder({ text }), file, schema }, expanded, (finding) => findings.push(finding))
  return findings.map(({ location, message }) => `${message.name} ${'path' in location && location.path.join('.')}`)
}

const { collections, template } = shelf('bear')
const note = (text: string) => ({ type: 'note', text })

test('a right file has no findings', () => {
  expect(told({ collections, pages: [pageWith(note('[Bear](/toys/bear)')), template] })).toEqual([])
})

test.each<[what: string, parts: Record<string, unknown>, expected: string]>([
  ['a path', { pages: [pageWith(), { ...pageWith(), path: '/A' }] }, 'badPath pages.1.path'],
  ['a redirect', { site: { ...toySettings, redirects: { '/a': '/none' } } }, 'deadLink site.redirects./a'],
  ['a link of a section', { pages: [pageWith(note('[a](/none)'))] }, 'deadLink pages.0.sections.0.text'],
  [
    'a link of an item',
    { collections: { toys: [{ slug: 'bear', title: 'a', excerpt: 'b', content: '<a href="/none">x</a>' }] }, pages: [pageWith(), template] },
    'deadLink collections.toys.0.content',
  ],
  ['a link of the frame', { site: { ...toySettings, footer: { columns: [], links: [{ label: 'a', href: '/none' }], copyright: 'x' } } }, 'deadLink site.footer.links.0.href'],
  [
    'a field of an item that is nearly another',
    { collections: { toys: [{ slug: 'bear', title: 'a', excerpt: 'b', autor: 'c' }] }, pages: [pageWith(), template] },
    'unknownField collections.toys.0.autor',
  ],
  [
    'the HTML of an item',
    { collections: { toys: [{ slug: 'bear', title: 'a', excerpt: 'b', content: '<h1>x</h1>' }] }, pages: [pageWith(), template] },
    'mainHeadingInHtml collections.toys.0.content',
  ],
  ['the running text of a section', { pages: [pageWith(note(`${'> '.repeat(25)}x`))] }, 'textTooDeep pages.0.sections.0.text'],
  [
    'a slug given twice',
    { collections: { toys: [...['a', 'a'].map((slug) => ({ slug, title: 'a', excerpt: 'b' }))] }, pages: [pageWith(), template] },
    'doubleSlug collections.toys.1.slug',
  ],
  ['a redirect over a page', { site: { ...toySettings, redirects: { '/': '/' } } }, 'badOldAddress site.redirects./'],
  ['the address of the site itself', { site: { ...toySettings, url: 'https://toys.example.com/shop/' } }, 'siteUrl site.url'],
  ['a profile', { site: { ...toySettings, profiles: ['mailto:a@b.example'] } }, 'unsafeHref site.profiles.0'],
  ['the number of sections', { pages: [pageWith(...Array.from({ length: 201 }, () => ({ type: 'rule' })))] }, 'tooMuch pages.0.sections'],
  ['a collection without a page', { collections }, 'itemsWithoutPage collections.toys'],
  ['a gradient', { pages: [pageWith({ ...note('a'), gradient: 'none' })] }, 'unknownGradient pages.0.sections.0.gradient'],
  ['a time zone', { site: { ...toySettings, timeZone: 'Mars/Base' } }, 'unknownTimeZone site.timeZone'],
  ['days in the wrong order', { pages: [{ ...pageWith(), published: '2024-02-02', modified: '2024-02-01' }] }, 'modifiedTooEarly pages.0.modified'],
])('%s is looked at', (_what, parts, expected) => {
  expect(told(parts)).toEqual([expected])
})

test('where a page, a section or an address is not known, links are not judged', () => {
  const dead = note('[a](/none)')
  expect(told({ pages: [pageWith(dead, { use: 'none' })] })).toEqual([])
  expect(told({ pages: [pageWith(dead), { ...pageWith(), path: '/A' }] })).toEqual(['badPath pages.1.path'])
})
