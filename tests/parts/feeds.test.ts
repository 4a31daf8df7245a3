import { expect, test } from 'vitest'
import { feedsOf, isInFeed } from '../../src/parts/feeds'

const news = { pattern: '/news/$slug', published: '2026-01-01' }
const notes = { pattern: '/notes/$slug', published: '2026-01-02' }
const ES = { lang: 'es' }
const HOMES = new Map<string | undefined, string>([
  ['en', ''],
  ['es', '/es'],
])
const addresses = (...pages: Parameters<typeof feedsOf>[0]) => feedsOf(pages, HOMES).map(({ address }) => address)

test('only dated pages of items are in a feed', () => {
  expect([news, { ...news, published: undefined }, { pattern: '/news', published: '2026-01-01' }].map(isInFeed)).toEqual([true, false, false])
})

test('a site has a feed for all of its items, and where these are of several kinds one for each', () => {
  expect(addresses()).toEqual([])
  expect(addresses(news, news)).toEqual(['/rss.xml'])
  expect(addresses(news, notes, news)).toEqual(['/rss.xml', '/news/rss.xml', '/notes/rss.xml'])
})

test('each language has its own', () => {
  const en = { lang: 'en' }
  expect(addresses({ ...news, ...en }, { ...ES, pattern: '/es/noticias/$slug', published: '2026-01-01' })).toEqual(['/rss.xml', '/es/rss.xml'])
  expect(
    addresses({ ...news, ...en }, { ...notes, ...en }, { ...ES, pattern: '/es/a/$slug', published: '2026-01-01' }, { ...ES, pattern: '/es/b/$slug', published: '2026-01-01' }),
  ).toEqual(['/rss.xml', '/news/rss.xml', '/notes/rss.xml', '/es/rss.xml', '/es/a/rss.xml', '/es/b/rss.xml'])
})

test('no two feeds have one address', () => {
  expect(addresses(news, { pattern: '/$slug', published: '2026-01-01' })).toEqual(['/rss.xml', '/news/rss.xml'])
})
