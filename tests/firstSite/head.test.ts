import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'
import { figure } from '../lib/figure'
import { pageAt } from '../lib/page'
import { one, ROUTES, site } from './parts'

/** Size of the picture that is shown when a page is shared: pixels, and bytes at most. */
const SHARED = { width: 1200, height: 630, bytes: 300 * 1024 }

const { folder } = inject('sites').main
const content = (page: Document, selector: string) => one(page, selector).getAttribute('content') ?? ''
const sitemap = Array.from(readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

/** Width and height of a picture, of a kind that is understood wherever pages are shared. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { format, width, height } = await sharp(file).metadata()
  expect(['png', 'jpeg']).toContain(format)
  return { width, height }
}

test('the sitemap lists exactly the pages, each by its canonical address', () => {
  expect(sitemap.toSorted()).toEqual(ROUTES.map((route) => `${site.url}${route}`).toSorted())
})

describe.each(ROUTES)('%s', (route) => {
  const page = pageAt(route)

  test('has one address: canonical, shared and in the sitemap', () => {
    const address = one(page, 'link[rel=canonical]').getAttribute('href')
    expect(address).toMatch(/^https:\/\/[^/]+(?:\/|(?:\/[\w-]+)+)$/)
    expect(content(page, 'meta[property="og:url"]')).toBe(address)
    expect(sitemap).toContain(address)
  })

  test('has a title of one line and a description of two, without markup', () => {
    expect(page.title.length).toBeGreaterThanOrEqual(15)
    expect(page.title.split(site.name).length).toBe(2)
    const description = content(page, 'meta[name=description]')
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(170)
    expect(description).not.toMatch(/[<>*_`]|\]\(/)
    expect(description).not.toBe(page.title)
  })

  test('says everything that is shown when it is shared', () => {
    const said = Object.fromEntries(Array.from(page.querySelectorAll('meta[property^="og:"]'), (meta) => [meta.getAttribute('property'), meta.getAttribute('content')]))
    expect(said).toMatchObject({
      'og:title': expect.stringMatching(/\S/),
      'og:description': content(page, 'meta[name=description]'),
      'og:type': route.startsWith('/resources/') ? 'article' : 'website',
      'og:site_name': site.name,
      'og:locale': site.lang.replace('-', '_'),
      'og:image:width': String(SHARED.width),
      'og:image:height': String(SHARED.height),
      'og:image:alt': expect.stringMatching(/\S/),
    })
  })

  test('declares its language, one encoding and one viewport that can be enlarged', () => {
    expect(page.documentElement.lang).toBe(site.lang)
    expect(page.documentElement.dir).toBe('ltr')
    expect(page.querySelectorAll('meta[charset]').length).toBe(1)
    expect(content(page, 'meta[name=viewport]')).not.toMatch(/maximum-scale|user-scalable/)
  })
})

test('the picture for sharing is there, has the size that is told, and is light', async ({ task }) => {
  const pictures = new Set(ROUTES.map((route) => content(pageAt(route), 'meta[property="og:image"]')))
  for (const address of pictures) {
    expect(address.startsWith(`${site.url}/`)).toBe(true)
    const file = join(folder, new URL(address).pathname)
    expect(await sizeOf(file)).toEqual({ width: SHARED.width, height: SHARED.height })
    expect(statSync(file).size).toBeLessThanOrEqual(SHARED.bytes)
  }
  figure({ task }, 'C11', `heads of ${ROUTES.length} pages keep the table; picture for sharing of ${[...pictures].length} kind`)
})
