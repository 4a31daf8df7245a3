import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { hostFiles } from '../../src/build/hostFiles'
import { createRenderer } from '../../src/page/render'
import { escapeMarkup } from '../../src/site/text/escape'
import { compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { fileWith, pageWith, shelf, toyBlocks, toySettings } from '../lib/toy'
import { NO_ASSETS } from '../../src/page/assets'

const { template } = shelf()
const toys = [
  { slug: 'bear', title: 'The "big" bear & \'his\' <friend>', excerpt: 'He says "hello" & goes.', date: '2026-03-01' },
  { slug: 'kite', title: 'The kite', excerpt: 'It flies.', date: '2026-01-31', modified: '2026-04-30' },
  { slug: 'ball', title: 'The ball', excerpt: 'It rolls.' },
]

function siteOf(settings: object = {}, pages: object[] = []): Site {
  const text = fileWith({
    pages: [{ ...pageWith(), description: 'Toys "for" all & <more>' }, ...pages, { ...template, description: '{toy.excerpt}', sections: [] }],
    notFound: { title: 'No', sections: [] },
    collections: { toys },
    site: { ...toySettings, ...settings },
  })
  const { site, problems } = compile(new TextEncoder().encode(text), 'pages.json', toyBlocks)
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}
const xml = (text = '') => new JSDOM(text, { contentType: 'text/xml' }).window.document
const textsOf = (document: Document, selector: string) => Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)

describe('the sitemap', () => {
  test('says of each page when it was last changed, or else published, and nothing of pages without a day', () => {
    const pages = [
      { ...pageWith(), path: '/new', published: '2026-02-02' },
      { ...pageWith(), path: '/old', published: '2025-02-02', modified: '2026-05-05' },
    ]
    const entries = [...xml(hostFiles(siteOf({}, pages))['sitemap.xml']).querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      url.querySelector('lastmod')?.textContent,
    ])
    expect(entries).toEqual([
      ['https://toys.example.com/', undefined],
      ['https://toys.example.com/new', '2026-02-02'],
      ['https://toys.example.com/old', '2026-05-05'],
      ['https://toys.example.com/toys/bear', '2026-03-01'],
      ['https://toys.example.com/toys/kite', '2026-04-30'],
      ['https://toys.example.com/toys/ball', undefined],
    ])
  })
})

describe('signs of markup in texts, quotes above all,', () => {
  test('are escaped so that any text comes back from an attribute and from between tags', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('"', "'", '<', '>', '&', '&quot;', ']]>', '--', 'a', ' ', 'é', '/>'), { maxLength: 12 }), (signs) => {
        const text = signs.join('')
        for (const kind of ['text/html', 'text/xml'] as const) {
          const { documentElement } = new JSDOM(`<p title="${escapeMarkup(text)}">${escapeMarkup(text)}</p>`, { contentType: kind }).window.document
          const element = kind === 'text/xml' ? documentElement : documentElement.querySelector('p')
          expect([element?.getAttribute('title'), element?.textContent]).toEqual([text, text])
        }
      }),
      { numRuns: 30 },
    )
  })

  test('come through whole in the feed, the icon and the pages that lead on', () => {
    const name = 'Toys "R" <us> & \'co\''
    const to = 'https://shop.example.com/"quoted"?a=\'b\'&c=<d>'
    const files = hostFiles(siteOf({ name, description: 'All "toys" & <more>', redirects: { '/shop': to } }))
    const feed = xml(files['rss.xml'])
    expect(textsOf(feed, 'channel > title')).toEqual([name])
    expect(textsOf(feed, 'channel > description')).toEqual(['All “toys” & <more>'])
    expect(textsOf(feed, 'item > title')).toEqual(['The “big” bear & ‘his’ <friend>', 'The kite'])
    expect(textsOf(feed, 'item > description')).toEqual(['He says “hello” & goes.', 'It flies.'])
    expect(xml(files['icon.svg']).querySelectorAll('svg > *')).toHaveLength(2)
    const page = new JSDOM(files['shop.html']).window.document
    const encoded = 'https://shop.example.com/%22quoted%22?a=%27b%27&c=%3Cd%3E'
    expect(page.title).toBe(name)
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${encoded}`)
    expect([page.querySelector('link[rel=canonical]')?.getAttribute('href'), page.querySelector('a')?.getAttribute('href'), page.body.textContent?.trim()]).toEqual([
      encoded,
      encoded,
      encoded,
    ])
    expect(Object.keys(JSON.parse(files['site.webmanifest'] ?? ''))).toContain('icons')
  })
})

describe('a host with letters beyond ASCII', () => {
  const site = siteOf({ url: 'https://Bücher.例え.example', redirects: { '/shop': 'https://Läden.example/a', '/old': '/toys/bear' } })
  const host = 'https://xn--bcher-kva.xn--r8jz45g.example'

  test('is written as the network writes it, in every file for hosts', () => {
    const files = hostFiles(site)
    const all = Object.values(files).join('\n')
    expect(all).not.toMatch(/bücher|例|läden|b%C3%BC|l%C3%A4/i)
    for (const file of ['robots.txt', 'sitemap.xml', 'llms.txt', 'rss.xml', 'old.html']) expect(files[file], file).toContain(`${host}/`)
    expect(files._redirects).toContain('/shop https://xn--lden-loa.example/a 301')
  })

  test('is so in the head of every page, too', async () => {
    const [page] = site.pages
    if (!page) return expect.unreachable()
    const html = await createRenderer(site, { ...NO_ASSETS, socialImage: '/social.png' })(page)
    const { head } = new JSDOM(html).window.document
    expect(head.innerHTML).not.toMatch(/bücher|例/i)
    for (const [selector, attribute] of [
      ['link[rel=canonical]', 'href'],
      ['meta[property="og:url"]', 'content'],
      ['meta[property="og:image"]', 'content'],
    ] as const)
      expect(head.querySelector(selector)?.getAttribute(attribute)).toMatch(`${host}/`)
  })
})

/** What a program says of the days of a site in a machine that stands elsewhere. */
const ELSEWHERE = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kolkata', 'UTC']
const PROGRAM = `
  import { dayInWords } from './src/parts/date'
  import { momentInWords, momentOf } from './src/parts/moment'
  import { hostFiles } from './src/build/hostFiles'
  import { compile } from './src/site/compile'
  import { readFileSync } from 'node:fs'
  import { toyBlocks } from './tests/lib/toy'
  const { site } = compile(new TextEncoder().encode(readFileSync(0, 'utf8')), 'pages.json', toyBlocks, { at: '2026-07-01' })
  const moment = momentOf('2026-07-01', 'Asia/Tokyo')
  const feed = site ? hostFiles(site)['rss.xml'] : ''
  console.log(JSON.stringify({
    days: ['2026-01-01', '2026-12-31', '2024-02-29'].map((day) => dayInWords(day, 'en-GB')),
    moment: [new Date(moment).toISOString(), momentInWords(moment, 'Asia/Tokyo')],
    shown: site?.pages[0]?.sections.map(({ key }) => key), next: site?.nextChange?.moment,
    feed: feed?.match(/<(?:pubDate|lastBuildDate)>[^<]*/g), lastmod: hostFiles(site)['sitemap.xml'].match(/<lastmod>[^<]*/g),
  }))`

test('days and moments are those of the site, wherever the machine stands that builds it', () => {
  const seasons = [
    { type: 'rule', id: 'until-today', until: '2026-07-01' },
    { type: 'rule', id: 'from-tomorrow', from: '2026-07-02' },
    { type: 'rule', id: 'from-today', from: '2026-07-01' },
  ]
  const file = fileWith({ pages: [pageWith(...seasons), { ...template, sections: [] }], collections: { toys }, site: { ...toySettings, timeZone: 'Asia/Tokyo' } })
  const answers = ELSEWHERE.map((TZ) =>
    execFileSync(process.execPath, ['--import', 'tsx', '-e', PROGRAM], { input: file, encoding: 'utf8', env: { ...process.env, TZ, NODE_OPTIONS: '' } }),
  )
  expect(JSON.parse(answers[0] ?? '')).toEqual({
    days: ['1 January 2026', '31 December 2026', '29 February 2024'],
    moment: ['2026-06-30T15:00:00.000Z', '1 Jul 2026, 00:00 (Asia/Tokyo)'],
    shown: ['until-today', 'from-today'],
    next: Date.UTC(2026, 6, 1, 15),
    feed: ['<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT', '<pubDate>Sun, 01 Mar 2026 00:00:00 GMT', '<pubDate>Sat, 31 Jan 2026 00:00:00 GMT'],
    lastmod: ['<lastmod>2026-03-01', '<lastmod>2026-04-30'],
  })
  expect(new Set(answers).size).toBe(1)
})
