import { expect, test } from 'vitest'
import { z } from 'zod'
import { id } from '../../../src/parts/id'
import type { Finding } from '../../../src/site/diagnostics/diagnostic'
import type { ExpandedPage } from '../../../src/site/expand/expandedPage'
import type { ExpandedLanguage } from '../../../src/site/expand/expandLanguages'
import { siteMap } from '../../../src/site/check/siteMap'
import type { PagesFile } from '../../../src/site/schema/schema'
import type { AbsentSection } from '../../../src/site/schema/site'

const sections = z.array(z.object({ type: z.string(), id: id.optional() }))
const [en, es] = [{ lang: 'en', path: '/' } as ExpandedLanguage, { lang: 'es', path: '/es' } as ExpandedLanguage]
const page = (path: string, more: Partial<ExpandedPage> = {}): ExpandedPage => ({
  entry: { title: path },
  path,
  pattern: path,
  indexed: true,
  sections: [],
  absent: [],
  scope: new Map(),
  source: [],
  language: en,
  ...more,
})
const withIds = (...ids: string[]) => ({ sections: ids.map((own, index) => ({ section: { type: 'rule', id: own }, source: ['pages', 0, 'sections', index] })) })
const item = (pattern: string, language = en, more: Partial<ExpandedPage> = {}) =>
  page(pattern.replace('$slug', 'bear'), { pattern, language, entry: { title: 'Bear', published: '2026-01-01' }, ...more })
const presence = { page: () => true, item: () => true, absent: new Map([['/gone', { why: 'hidden' as const, source: [] }]]) }
const mapOf = (pages: ExpandedPage[], settings: object = {}, findings: Finding[] = []) =>
  siteMap(sections, { pages, presence: presence as never }, {} as PagesFile, { url: 'https://toys.example', ...settings }, (finding) => findings.push(finding))

test('each page is known by its address, with the ids that stand on it', () => {
  const { pages } = mapOf([page('/', withIds('a', 'b')), page('/faq')])
  expect([...pages].map(([path, ids]) => [path, ...ids])).toEqual([
    ['/', 'main', 'a', 'b'],
    ['/faq', 'main'],
  ])
})

test('an id that stands twice on a page is reported; on two pages it may', () => {
  const findings: Finding[] = []
  mapOf([page('/', withIds('a')), page('/faq', withIds('a'))], {}, findings)
  expect(findings).toEqual([])
  mapOf([page('/', withIds('a', 'a'))], {}, findings)
  expect(findings).toMatchObject([{ location: { path: ['pages', 0, 'sections', 1, 'id'] } }])
})

test('sections that are left out, pages that are not there, where pages have moved and what else answers are told as they are', () => {
  const absent: AbsentSection[] = [{ after: 0, type: 'rule', why: 'hidden', source: ['pages', 0, 'sections', 0] }]
  const map = mapOf([page('/', { absent })], { redirects: { '/old': '/faq' }, programs: ['/api'] })
  expect(map).toMatchObject({ url: 'https://toys.example', programs: ['/api'], absentPages: presence.absent, media: undefined })
  expect([map.absent.get('/'), [...map.moved]]).toEqual([absent, [['/old', '/faq']]])
  expect([...mapOf([page('/')]).moved]).toEqual([])
})

test('feeds lie at the first page of each language, and where there are several kinds, at each of those', () => {
  expect([...mapOf([page('/'), item('/news/$slug'), item('/es/noticias/$slug', es)]).feeds]).toEqual(['/rss.xml', '/es/rss.xml'])
  expect([...mapOf([item('/news/$slug'), item('/talks/$slug')]).feeds]).toEqual(['/rss.xml', '/news/rss.xml', '/talks/rss.xml'])
})

test('pages without a date, and those that only show what is not translated, are in no feed', () => {
  expect([...mapOf([page('/'), item('/es/news/$slug', es, { shows: '/news/bear' })]).feeds]).toEqual([])
})
