import { expect, test } from 'vitest'
import { feedPages } from '../../src/build/feedFiles'
import { drawnLogo, hostFiles, iconSvg } from '../../src/build/hostFiles'
import { toySettings } from '../lib/toy'
import { siteOf } from '../lib/toySite'

const hero = (title: string) => [{ type: 'hero', title }]
const item = (slug: string, more: object) => ({ slug, title: `The ${slug}`, excerpt: `About the ${slug}.`, ...more })
const site = siteOf({
  site: { ...toySettings, redirects: { '/old': '/bear' } },
  collections: { toys: [item('kite', { date: '2025-01-31' }), item('bear', { date: '2026-02-01', modified: '2026-03-01' }), item('top', {})] },
  pages: [
    { path: '/', title: 'Home', modified: '2026-01-02', sections: [...hero('Toys'), { type: 'articleList', collection: 'toys' }] },
    { path: '/bear', title: 'A bear & more', description: 'Its <story>.', published: '2026-05-05', sections: hero('Bear') },
    { path: '/toys/$slug', each: 'toys', as: 'toy', title: '{toy.title}', description: '{toy.excerpt}', sections: hero('{toy.title}') },
  ],
})
const files = hostFiles(site)

test('a site has these files, and a feed only where pages of a collection have days', () => {
  expect(Object.keys(files).sort()).toEqual([
    '.hosts/nginx.conf',
    '.nojekyll',
    '_headers',
    '_redirects',
    'icon.svg',
    'llms.txt',
    'old.html',
    'robots.txt',
    'rss.xml',
    'site.webmanifest',
    'sitemap.xml',
  ])
  expect(Object.keys(hostFiles(siteOf({})))).not.toContain('rss.xml')
})

test('robots are let in, and shown the way to the sitemap', () => {
  expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n\nSitemap: https://toys.example.com/sitemap.xml\n')
})

test('the sitemap has each page with the day of its last change, or else that of its publication', () => {
  expect(files['sitemap.xml']?.split('\n').slice(2, -2)).toEqual([
    '<url><loc>https://toys.example.com/</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://toys.example.com/bear</loc><lastmod>2026-05-05</lastmod></url>',
    '<url><loc>https://toys.example.com/toys/kite</loc><lastmod>2025-01-31</lastmod></url>',
    '<url><loc>https://toys.example.com/toys/bear</loc><lastmod>2026-03-01</lastmod></url>',
    '<url><loc>https://toys.example.com/toys/top</loc></url>',
  ])
})

test('the sitemap names the picture of each page that has one of its own, and only then says what that means', () => {
  const pages = ['/', '/a', '/b'].map((path) => ({ path, title: path, sections: hero(path), ...(path !== '/' && { picture: { src: `media${path}.jpg`, alt: 'A toy' } }) }))
  const sitemap = hostFiles(siteOf({ pages }))['sitemap.xml'] ?? ''
  expect(Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>(<image:image>)?/g), ([, address, image]) => [address, image !== undefined])).toEqual([
    ['https://toys.example.com/', false],
    ['https://toys.example.com/a', true],
    ['https://toys.example.com/b', true],
  ])
  expect([sitemap.includes('xmlns:image='), files['sitemap.xml']?.includes('image:')]).toEqual([true, false])
})

test('programs that read are given every page with its description', () => {
  expect(files['llms.txt']).toBe(
    '# Toys\n\n> A site for tests.\n\n- [Home](https://toys.example.com/)\n- [A bear & more](https://toys.example.com/bear): Its \\<story\\>.\n- [The kite](https://toys.example.com/toys/kite): About the kite.\n- [The bear](https://toys.example.com/toys/bear): About the bear.\n- [The top](https://toys.example.com/toys/top): About the top.\n',
  )
})

test('the feed has the dated pages of collections, the newest first', () => {
  expect(feedPages(site, { lang: undefined }).map(({ path }) => path)).toEqual(['/toys/bear', '/toys/kite'])
  const feed = files['rss.xml'] ?? ''
  expect(
    Array.from(feed.matchAll(/<item>[\s\S]*?<link>(.*?)<\/link>[\s\S]*?<pubDate>(.*?)<\/pubDate>\s*<description>(?:<!\[CDATA\[)?([^<\]]*)/g), ([, ...parts]) => parts),
  ).toEqual([
    ['https://toys.example.com/toys/bear', 'Sun, 01 Feb 2026 00:00:00 GMT', 'About the bear.'],
    ['https://toys.example.com/toys/kite', 'Fri, 31 Jan 2025 00:00:00 GMT', 'About the kite.'],
  ])
  for (const part of ['<language>en</language>', '<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>', 'href="https://toys.example.com/rss.xml"', '© Toys'])
    expect(feed).toContain(part)
})

test('the manifest and the icon have the colours and the mark of the site', () => {
  expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({
    name: 'Toys',
    description: 'A site for tests.',
    lang: 'en',
    start_url: '/',
    background_color: '#ffffff',
    theme_color: '#101010',
    icons: [{ src: '/icon.svg' }, { src: '/icon-512.png', sizes: '512x512' }],
  })
  expect(iconSvg({ viewBox: '2 4 20 10', path: 'M0 0H9Z' }, site.settings.theme)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 28 18"><rect x="-2" y="0" width="28" height="18" fill="#101010"/><path fill="#e0e0e0" fill-rule="evenodd" d="M0 0H9Z"/></svg>\n',
  )
})

test('hosts are told the headers of every file, and how long those of one name are kept', () => {
  const [first, ...lines] = (files._headers ?? '').split('\n')
  expect(first).toBe('/*')
  expect(lines).toContain('  X-Frame-Options: DENY')
  expect(lines.slice(-5)).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable', '/rss.xml', '  Content-Type: application/rss+xml; charset=utf-8', ''])
})

test('a site that is made for another day is closed to search engines', () => {
  const then = hostFiles(siteOf({}, '2026-12-24'))
  expect(then['robots.txt']).toBe('User-agent: *\nDisallow: /\n')
  expect(then._headers).toContain('  X-Robots-Tag: noindex\n')
  expect(files._headers).not.toContain('X-Robots-Tag')
})

test('icons are drawn from a mark that is a path, unless a file is named for them', () => {
  const { logo } = toySettings
  expect([drawnLogo({ logo }), drawnLogo({ logo, icon: 'media/icon.png' }), drawnLogo({ logo: { src: 'media/mark.svg' } })]).toEqual([logo, undefined, undefined])
})

/** Written anew by `vitest -u`, and read before that is kept. What nginx reads, and what lies where a page was, have such files of their own. */
test('every other file says all that it said', async () => {
  const others = Object.entries(files).filter(([name]) => !name.endsWith('nginx.conf'))
  await expect(others.map(([name, text]) => `== ${name}\n${text}\n`).join('')).toMatchFileSnapshot('hostFiles.txt')
})
