import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostFiles } from '../../src/build/hostFiles'
import { outputsOf, pageJobs } from '../../src/build/outputs'
import { compile } from '../../src/site/compile'
import type { Site } from '../../src/site/schema/site'
import { figure } from '../lib/figure'
import { fileWith, pageWith, shelf, reported, toyBlocks, toySettings } from '../lib/toy'
import { runs } from '../lib/runs'

const siteIn = (text: string): Site | undefined => compile(new TextEncoder().encode(text), 'pages.json', toyBlocks).site
/** What a build writes beside its pages and the files for hosts. */
const DRAWN = ['/assets/boot-Ab_1.js', '/assets/site-Cd_2.css', '/assets/heading-Ef_3.woff2', '/assets/text-Ef_3.woff2', 'icon-512.png', 'apple-touch-icon.png', 'social.png']
const outputs = (site: Site) => outputsOf([...DRAWN, ...Object.keys(hostFiles(site)), ...pageJobs(site).map(({ file }) => file)])
const missing = { title: 'No such toy', sections: [{ type: 'rule' }] }
const { collections, template: toyTemplate } = shelf('bear', 'kite')
const rule = { type: 'rule' }

describe('no file of a site has two writers', () => {
  test('each page, missing page, redirect, feed and host file has one of its own, with its compressed forms', () => {
    const site = siteIn(
      fileWith({
        pages: [pageWith(rule), { ...pageWith(rule), path: '/toys' }, { ...toyTemplate, missing }],
        collections,
        site: { ...toySettings, redirects: { '/old/toys': '/toys' } },
      }),
    )
    const all = site ? outputs(site) : []
    expect(new Set(all).size).toBe(all.length)
    for (const file of ['index.html', '404.html', 'toys.html', 'toys/bear.html', 'toys/404.html', 'old/toys.html', 'sitemap.xml'])
      for (const ending of ['', '.br', '.gz']) expect(all).toContain(file + ending)
    for (const file of ['_headers', '_redirects', '.nojekyll', '.hosts/nginx.conf', 'social.png']) expect(all).toContain(file)
    expect(all.filter((file) => /\.png\.|_headers\./.test(file))).toEqual([])
  })

  test('two that would be one on a disk without cases are told before anything is written', () => {
    expect(() => outputsOf(['a.html', '/A.html'])).toThrow('Two parts of the site would write the file A.html.')
    expect(() => outputsOf(['a.html', 'a.html.br'])).toThrow('a.html.br')
    expect(() => outputsOf(['news', 'news/first.png'])).toThrow('The file news/first.png would lie in a folder that is a file.')
  })

  test('a page for missing items of a collection at the root is told where it stands: "notFound" is shown there', () => {
    const file = (path: string) => fileWith({ pages: [pageWith(rule), { ...toyTemplate, path, missing }], collections })
    expect(reported(file('/$slug'))).toMatch(/^PS460 pages\.json:\d+:\d+ <\{> {2}page "\/\$slug" › missing\n/)
    expect(reported(file('/toys/$slug'))).toBe('')
  })

  test.each(['/$slug', '/toys/$slug', `/${'a'.repeat(200)}`])('a redirect from %s is no address', (from) => {
    expect(reported(fileWith({ site: { ...toySettings, redirects: { [from]: '/' } } }))).toMatch(/^PS426 /)
  })
})

const plain = fc.constantFrom('a', 'b', 'a-b', 'toys', 'robots', 'rss', 'sitemap', 'icon', 'headers')
const segment = fc.oneof({ weight: 20, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom('404', 'index', 'assets', 'con', '_headers', 'A', '$slug', 'a.html', 'a.br') })
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join('/')}`)
const template = fc.record({ folder: fc.oneof(fc.constant(''), path), hasMissing: fc.boolean() })
const parts = fc.record({
  pages: fc.uniqueArray(path, { maxLength: 3 }),
  templates: fc.array(template, { minLength: 1, maxLength: 2 }),
  slugs: fc.uniqueArray(segment, { maxLength: 3 }),
  redirects: fc.uniqueArray(path, { maxLength: 3 }),
  dated: fc.boolean(),
})

test('whatever pages, items and redirects there are: what passes the check writes each file once, and names each place for nginx once', { tags: ['random'] }, ({ task }) => {
  let passed = 0
  const settings = runs(600)
  fc.assert(
    fc.property(parts, ({ pages, templates, slugs, redirects, dated }) => {
      const list = [
        pageWith(rule),
        ...pages.map((own) => ({ ...pageWith(rule), path: own })),
        ...templates.map(({ folder, hasMissing }) => ({ ...toyTemplate, path: `${folder}/$slug`, ...(hasMissing && { missing }) })),
      ]
      const toys = slugs.map((slug) => ({ slug, title: slug, excerpt: 'x', ...(dated && { date: '2026-01-01' }) }))
      const site = siteIn(fileWith({ pages: list, collections: { toys }, site: { ...toySettings, redirects: Object.fromEntries(redirects.map((from) => [from, '/'])) } }))
      if (!site) return
      passed++
      outputs(site)
      const places = [...(hostFiles(site)['.hosts/nginx.conf'] ?? '').matchAll(/^location (?:[=~^]+ )?(\S+) \{/gm)].map((match) => match[0])
      expect(new Set(places).size).toBe(places.length)
      expect(places.length).toBeGreaterThan(5)
    }),
    settings,
  )
  expect(passed).toBeGreaterThan(settings.numRuns / 10)
  figure({ task }, 'B17', `${settings.numRuns} sites made at random, ${passed} of them fit to be built: no file with two writers (goal 0)`)
})
