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
