import { expect, test } from 'vitest'
import { createDevRenderer, createExampleRenderer, renderGallery } from '../../src/dev/server/render'
import type { DevRenderOptions } from '../../src/dev/server/section'
import type { Page, Site } from '../../src/site/schema/site'
import { siteOf, toyAssets } from '../lib/toySite'

const site = siteOf({
  pages: [
    {
      path: '/',
      title: 'Home',
      sections: [
        { type: 'hero', title: 'Toys' },
        { type: 'cta', title: 'Now?', actions: [{ label: 'Go', href: '/' }] },
      ],
    },
  ],
})
const [page] = site.pages
if (!page) throw new Error('There is no page.')

function optionsWith(parts: Partial<DevRenderOptions> = {}) {
  const failures: unknown[] = []
  const options: DevRenderOptions = {
    standIn: '?',
    placeOf: (source) => source.join('.'),
    titleOf: (type) => type,
    unreadyWords: () => undefined,
    limited: (draw) => draw(),
    onFailure: (error) => failures.push(error),
    ...parts,
  }
  return { failures, options }
}
const inDev = (own: Page = page, parts: Partial<DevRenderOptions> = {}, of: Site = site) => createDevRenderer(of, toyAssets, optionsWith(parts).options)(own)
const sources = (html: string) => [...html.matchAll(/data-source="([^"]*)"/g)].map(([, source = '']) => JSON.parse(source.replaceAll('&quot;', '"')))

test('the notice, the bar, each section and the foot say where they are written', async () => {
  const place = (index: number) => ['pages', 0, 'sections', index]
  expect(sources(await inDev())).toEqual([['site', 'navigation'], place(0), place(1), ['site', 'footer']])
  const told = siteOf({ site: { ...site.settings, notice: { text: 'Closed today.' } } })
  expect(sources(await inDev(told.pages[0], {}, told))).toContainEqual(['site', 'notice'])
})

test('a section that is left out is a bar at its place', async () => {
  const absent = [{ after: 1, type: 'cta', why: 'hidden' as const, source: ['pages', 0, 'sections', 2] }]
  const html = await inDev({ ...page, absent } as Page)
  expect(sources(html).map(([, , , index]) => index)).toEqual([undefined, 0, 2, 1, undefined])
})

test('a section that cannot be drawn is a card, and its page is there all the same, with the head of the others', async () => {
  const { failures, options } = optionsWith()
  const [hero, cta] = page.sections
  if (!hero || !cta) throw new Error('There are no sections.')
  const broken = { ...page, sections: [hero, { ...cta, type: 'tabs', props: {} }] }
  const html = await createDevRenderer(site, toyAssets, options)(broken)
  expect([failures.length, html.includes('data-broken'), html.includes('<title>Home')]).toEqual([1, true, true])
})

test('where the head fails, it is told, and the page comes with that of a page without sections', async () => {
  let calls = 0
  const { failures, options } = optionsWith({
    limited: (draw) => {
      // The sections are drawn before the head.
      if (++calls > page.sections.length) throw new Error('too long')
      return draw()
    },
  })
  const html = await createDevRenderer(site, toyAssets, options)(page)
  expect([failures.map(String), html.includes('<title>Home'), html.includes('Now?')]).toEqual([['Error: too long'], true, true])
})

test('an example stands without bar and foot', async () => {
  const html = await createExampleRenderer(site, toyAssets, optionsWith().options)(page)
  expect([html.includes('Now?'), html.includes('<footer hidden'), html.includes('<header hidden')]).toEqual([true, true, true])
})

test('the gallery names the blocks, with the fonts and styles of the site', () => {
  const html = renderGallery([], site, { ...toyAssets, fonts: ['/a.woff2'], styles: ['/a.css'] })
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
  for (const part of [
    '<title>Blocks</title>',
    '<link rel="preload" as="font" type="font/woff2" href="/a.woff2" crossorigin>',
    '<link rel="stylesheet" href="/a.css">',
    'src="/dev/client/gallery.ts"',
    'src="/@vite/client"',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<style>',
    '</style>',
    '<link rel="icon" href="/',
  ])
    expect(html).toContain(part)
})
