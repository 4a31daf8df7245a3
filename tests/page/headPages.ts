import { JSDOM } from 'jsdom'
import type { Assets } from '../../src/page/assets'
import { withHead } from '../../src/page/head'
import type { Site } from '../../src/site/schema/site'
import { toySettings } from '../lib/toy'
import { siteOf, toyAssets } from '../lib/toySite'

const hero = { type: 'hero', title: 'Toys' }
export const PAGES = [
  { path: '/', title: 'Home', description: 'All toys.', sections: [hero] },
  { path: '/news', title: 'News of Toys', published: '2026-01-31', sections: [hero, { type: 'tabs', label: 'A', panels: [] }, { type: 'tabs', label: 'B', panels: [] }] },
  { path: '/news/bears', title: 'Bears', published: '2026-01-31', modified: '2026-02-01', kind: 'AboutPage', sections: [hero] },
  {
    path: '/newsletter',
    title: 'Letter',
    sections: [hero, { type: 'people', items: [{ name: 'Ada', title: 'Founder', employee: true }] }, { type: 'people', items: [{ name: 'Bob', title: 'Porter', employee: true }] }],
  },
]
export const site = siteOf({ pages: PAGES, site: { ...toySettings, lang: 'en-US', legalName: 'Toys Ltd', profiles: ['https://social.example/toys'] } })

/** The page at a path, as it is sent. */
export function documentOf(path: string, assets: Partial<Assets> = {}, own: Site = site): Document {
  const page = [...own.pages, own.notFound].find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}.`)
  return new JSDOM(withHead('<!doctype html><html><head></head><body></body></html>', own, page, { ...toyAssets, ...assets })).window.document
}
/** What stands in its head, a line for each element. */
export const all = (page: Document) =>
  Array.from(page.head.querySelectorAll('meta,link,script:not([type*=json])'), (element) => Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).join(' '))
/** What search engines are told. */
export const graph = (path: string) => JSON.parse(documentOf(path).querySelector('[type="application/ld+json"]')?.textContent ?? '{}')['@graph']
export const nodeOf = (path: string, type: string) => graph(path).find((node: Record<string, unknown>) => node['@type'] === type)
