import { expect, test } from 'vitest'
import { documentLanguage, withHead } from '../../src/page/head'
import { toySettings } from '../lib/toy'
import { siteOf, toyAssets } from '../lib/toySite'
import { all, documentOf, graph, nodeOf, PAGES, site } from './headPages'

const hero = { type: 'hero', title: 'Toys' }

test('the head of a page says what it is, where it is, and what it loads', () => {
  const page = documentOf('/', { socialImage: '/social.png', policy: "default-src 'none'" })
  expect(page.title).toBe('Home · Toys')
  expect([page.documentElement.lang, page.documentElement.dir, page.documentElement.dataset.build]).toEqual(['en-US', 'ltr', 'b1'])
  expect(all(page)).toMatchInlineSnapshot(`
    [
      "http-equiv=content-security-policy content=default-src 'none'",
      "charset=utf-8",
      "name=viewport content=width=device-width, initial-scale=1",
      "rel=stylesheet href=/site.css",
      "rel=preload as=font type=font/woff2 href=/text.woff2 crossorigin=anonymous",
      "type=module src=/boot.js",
      "name=description content=All toys.",
      "name=theme-color content=#101010",
      "property=og:title content=Home",
      "property=og:description content=All toys.",
      "property=og:type content=website",
      "property=og:url content=https://toys.example.com/",
      "property=og:site_name content=Toys",
      "property=og:locale content=en_US",
      "property=og:image content=https://toys.example.com/social.png",
      "property=og:image:width content=1200",
      "property=og:image:height content=630",
      "property=og:image:alt content=Toys",
      "rel=canonical href=https://toys.example.com/",
      "rel=icon href=/icon.svg",
    ]
  `)
})

test('without a picture, a policy or a description of its own, a page has none of these, or that of the site', () => {
  expect(all(documentOf('/news'))).toMatchInlineSnapshot(`
    [
      "charset=utf-8",
      "name=viewport content=width=device-width, initial-scale=1",
      "rel=stylesheet href=/site.css",
      "rel=stylesheet href=/tabs.css",
      "rel=preload as=font type=font/woff2 href=/text.woff2 crossorigin=anonymous",
      "type=module src=/boot.js",
      "name=description content=A site for tests.",
      "name=theme-color content=#101010",
      "property=og:title content=News of Toys",
      "property=og:description content=A site for tests.",
      "property=og:type content=website",
      "property=og:url content=https://toys.example.com/news",
      "property=og:site_name content=Toys",
      "property=og:locale content=en_US",
      "rel=canonical href=https://toys.example.com/news",
      "rel=icon href=/icon.svg",
    ]
  `)
  expect(documentOf('/news').title).toBe('News of Toys')
})

test('a page that says that something is missing asks search engines to leave it out, and tells them nothing', () => {
  const page = documentOf('/404', { socialImage: '/social.png' })
  expect(all(page).filter((line) => /robots|canonical|og:|preload|stylesheet/.test(line))).toEqual([
    'rel=stylesheet href=/site.css',
    'rel=preload as=font type=font/woff2 href=/text.woff2 crossorigin=anonymous',
    'name=robots content=noindex',
  ])
  expect(page.querySelector('[type="application/ld+json"]')).toBeNull()
})

test('an article is shared as an article', () => {
  const own = siteOf({ pages: [{ path: '/', title: 'Home', sections: [{ type: 'article', title: 'Bears', author: 'Ada', date: '2026-02-01', content: '<p>Words.</p>' }] }] })
  expect(all(documentOf('/', {}, own))).toContain('property=og:type content=article')
})

test('search engines are told the page, the site and who publishes it', () => {
  expect(graph('/')).toMatchInlineSnapshot(`
    [
      {
        "@id": "https://toys.example.com/#page",
        "@type": "WebPage",
        "description": "All toys.",
        "inLanguage": "en-US",
        "isPartOf": {
          "@id": "https://toys.example.com/#website",
        },
        "name": "Home · Toys",
        "publisher": {
          "@id": "https://toys.example.com/#organization",
        },
        "url": "https://toys.example.com/",
      },
      {
        "@id": "https://toys.example.com/#website",
        "@type": "WebSite",
        "name": "Toys",
        "url": "https://toys.example.com/",
      },
      {
        "@id": "https://toys.example.com/#organization",
        "@type": "Organization",
        "contactPoint": {
          "@type": "ContactPoint",
          "contactType": "customer support",
          "email": "hello@toys.example.com",
          "telephone": "+13055550100",
        },
        "legalName": "Toys Ltd",
        "logo": {
          "@type": "ImageObject",
          "height": 512,
          "url": "https://toys.example.com/icon-512.png",
          "width": 512,
        },
        "name": "Toys",
        "sameAs": [
          "https://social.example/toys",
        ],
        "url": "https://toys.example.com/",
      },
    ]
  `)
})

test('the way to a page leads by the pages above it, and by no other', () => {
  const way = (path: string) => nodeOf(path, 'BreadcrumbList')?.itemListElement.map(({ position, name, item }: Record<string, unknown>) => `${position} ${name} ${item}`)
  expect(way('/')).toBeUndefined()
  expect(way('/newsletter')).toEqual(['1 Home https://toys.example.com/', '2 Letter https://toys.example.com/newsletter'])
  expect(way('/news/bears')).toEqual(['1 Home https://toys.example.com/', '2 News of Toys https://toys.example.com/news', '3 Bears https://toys.example.com/news/bears'])
})

test('the way to a page is found without looking at all pages for each', () => {
  let looks = 0
  const watched = Array.from({ length: 500 }, (_, index) => Object.defineProperty({ ...site.notFound }, 'path', { get: () => `/p${looks++ && index}` }))
  const own = { ...site, pages: [...site.pages, ...watched] }
  documentOf('/news', {}, own)
  const [page] = site.pages.slice(-1)
  looks = 0
  if (page) withHead('<html><head></head><body></body></html>', own, page, toyAssets)
  expect(looks).toBe(0)
})

test('a page has its kind, its days, and a publisher where it has a day or names the organisation', () => {
  expect(nodeOf('/news/bears', 'AboutPage')).toMatchObject({
    datePublished: '2026-01-31',
    dateModified: '2026-02-01',
    publisher: { '@id': 'https://toys.example.com/#organization' },
  })
  expect(nodeOf('/news', 'WebPage')).toMatchObject({ datePublished: '2026-01-31', dateModified: '2026-01-31' })
  const own = siteOf({
    pages: [...PAGES.slice(0, 1), { path: '/plain', title: 'Plain', sections: [hero] }, { path: '/contact', title: 'Contact', kind: 'ContactPage', sections: [hero] }],
  })
  const types = (path: string) =>
    JSON.parse(documentOf(path, {}, own).querySelector('[type="application/ld+json"]')?.textContent ?? '{}')['@graph'].map((node: Record<string, unknown>) => node['@type'])
  expect(types('/plain')).toEqual(['WebPage', 'WebSite', 'BreadcrumbList'])
  expect(types('/contact')).toEqual(['ContactPage', 'WebSite', 'Organization', 'BreadcrumbList'])
})

test('what several sections say of one thing is said once, with all of its lists', () => {
  expect(nodeOf('/newsletter', 'Organization').employee.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob'])
  expect(nodeOf('/newsletter', 'Organization').name).toBe('Toys')
})

test('the direction is that of the site', () => {
  const other = { ...site, settings: { ...site.settings, dir: 'rtl' as const } }
  expect(documentLanguage(other)).toEqual({ lang: 'en-US', dir: 'rtl' })
})

test('a site that is made for another day asks not to be listed, on every page once', () => {
  const then = siteOf({ pages: PAGES }, '2026-12-24')
  for (const path of ['/', '/404'])
    expect(
      all(documentOf(path, {}, then)).filter((line) => line.includes('noindex')),
      path,
    ).toEqual(['name=robots content=noindex'])
  expect(all(documentOf('/')).some((line) => line.includes('noindex'))).toBe(false)
})

test('what an author writes arrives in the head letter by letter, also where it reads like a sign of HTML', () => {
  const words = 'Q&A &copy; R&amp;D <b> &#0; &quot;'
  const own = siteOf({ site: { ...toySettings, name: words }, pages: [{ path: '/', title: words, description: words, sections: [hero] }] })
  const { head, title } = documentOf('/', { socialImage: '/social.png', feeds: [{ href: '/rss.xml', title: words }] }, own)
  const said = Array.from(head.querySelectorAll('[name=description],[property$=title],[property$=description],[property$=site_name],[property$=alt]'), (meta) =>
    meta.getAttribute('content'),
  )
  expect(said).toEqual([words, words, words, words, words])
  expect(head.querySelector('[rel=alternate]')?.getAttribute('title')).toBe(words)
  expect(title).toContain(words)
})

test('a page that shows another language for want of a translation is found at home alone, but tells what it is', () => {
  const [page] = site.pages
  if (!page) throw new Error('There is no page.')
  const lines = all(documentOf('/', {}, { ...site, pages: [{ ...page, shows: { path: '/en', lang: 'en', dir: 'ltr' } }] }))
  expect(lines.filter((line) => /robots|canonical|og:url/.test(line))).toEqual(['property=og:url content=https://toys.example.com/', 'name=robots content=noindex'])
})

test('a page that asks not to be listed says so, and is shared as any other', () => {
  const [page] = site.pages
  if (!page) throw new Error('There is no page.')
  const lines = all(documentOf('/', {}, { ...site, pages: [{ ...page, noindex: true }] }))
  expect(lines.filter((line) => /robots|canonical|og:url/.test(line))).toEqual(['property=og:url content=https://toys.example.com/', 'name=robots content=noindex'])
})

test('a site that is made for another day is found by nobody', () => {
  expect(all(documentOf('/', {}, { ...site, madeFor: '2026-06-15' } as typeof site))).toContain('name=robots content=noindex')
})

test('the scripts of the blocks of a page stand in one order, wherever its sections stand, so that it is opened anew only for others', () => {
  const sections = [hero, { type: 'article', title: 'Bears', content: '<p>Words.</p>' }]
  const blockScripts = { hero: '/b.js', article: '/a.js' }
  for (const order of [sections, sections.toReversed()]) {
    const lines = all(documentOf('/', { blockScripts }, siteOf({ pages: [{ path: '/', title: 'Home', sections: order }] })))
    expect(lines.filter((line) => /\/[ab]\.js/.test(line))).toEqual(['type=module src=/a.js', 'type=module src=/b.js'])
  }
})
