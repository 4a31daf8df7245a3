import { expect, test } from 'vitest'
import { sitemapFiles } from '../../src/build/sitemap'
import { siteOf } from '../lib/toySite'

const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => ({ path, title: path, sections: [] }))
const site = siteOf({ pages })
const addressesIn = (xml = '') => Array.from(xml.matchAll(/<loc>https:\/\/toys\.example\.com(.*?)<\/loc>/g), ([, address]) => address)

test('up to so many pages stand in one file', () => {
  const files = sitemapFiles(site, 5)
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
  expect(addressesIn(files['sitemap.xml'])).toEqual(['/', '/a', '/b', '/c', '/d'])
})

test('more pages stand in several files, which the first one names', () => {
  const files = sitemapFiles(site, 2)
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  expect(files['sitemap.xml']).toMatch(/^<\?xml [^>]*>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n<sitemap><loc>/)
  expect(addressesIn(files['sitemap.xml'])).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  expect(['1', '2', '3'].map((number) => addressesIn(files[`sitemap-${number}.xml`]))).toEqual([['/', '/a'], ['/b', '/c'], ['/d']])
})

test('a page has the day of its last change and its picture, and the file says what only pictures need', () => {
  const [own, ...others] = siteOf({ pages }).pages
  const whole = { ...site, pages: [{ ...own, published: '2026-01-02', modified: '2026-03-04' }, { ...others[0], published: '2026-01-02' }, ...others.slice(1)] } as typeof site
  const lines = (sitemapFiles(whole)['sitemap.xml'] ?? '').split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://toys.example.com/</loc><lastmod>2026-03-04</lastmod></url>',
    '<url><loc>https://toys.example.com/a</loc><lastmod>2026-01-02</lastmod></url>',
  ])
  const pictured = { ...site, pages: [{ ...own, picture: { src: 'bear 0123456789ab 1600 1200 #aabbcc photo', alt: 'A bear' } }, ...others] } as typeof site
  const [, head = '', first = '', second = ''] = (sitemapFiles(pictured)['sitemap.xml'] ?? '').split('\n')
  expect(head).toBe('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">')
  expect(first).toMatch(
    /^<url><loc>https:\/\/toys\.example\.com\/<\/loc><image:image><image:loc>https:\/\/toys\.example\.com\/assets\/media\/bear-0123456789ab-[^<]*\.jpg<\/image:loc><\/image:image><\/url>$/,
  )
  expect(second).not.toContain('image')
})
