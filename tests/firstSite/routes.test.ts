import { readdirSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { labelsOf, nodeOf, one, ROUTES, site } from './parts'

const NOT_FOUND = ['/404', '/resources/404']

test('the site has the routes of the specification and no others', () => {
  const files = readdirSync(inject('sites').main.folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const routes = files.map((file) => `/${file.slice(0, -'.html'.length)}`).map((route) => (route === '/index' ? '/' : route))
  expect(routes.sort()).toEqual([...ROUTES, ...NOT_FOUND].sort())
})

test('no two pages share a title, a description or a main heading', () => {
  const pages = ROUTES.map((route) => pageAt(route))
  expect(new Set(pages.map((page) => page.title)).size).toBe(ROUTES.length)
  expect(new Set(pages.map((page) => one(page, 'meta[name=description]').getAttribute('content'))).size).toBe(ROUTES.length)
  expect(new Set(pages.map((page) => wordsOf(one(page, 'h1')))).size).toBe(ROUTES.length)
})

describe.each(ROUTES)('%s', (route) => {
  const page = pageAt(route)

  test('has a title with the name of the firm, a description of its own and its canonical address', () => {
    expect(page.title).toMatch(new RegExp(`\\S.* · ${site.name}$|${site.name}.*\\S`))
    expect(one(page, 'meta[name=description]').getAttribute('content')?.length).toBeGreaterThan(80)
    expect(one(page, 'link[rel=canonical]').getAttribute('href')).toBe(`${site.url}${route}`)
    expect(page.querySelector('meta[name=robots]')).toBeNull()
  })

  test('names itself to search engines by the same title, description and address', () => {
    const kind = { '/support': 'ContactPage', '/about': 'AboutPage', '/resources': 'CollectionPage' }[route] ?? 'WebPage'
    const description = one(page, 'meta[name=description]').getAttribute('content')
    expect(nodeOf(page, kind)).toMatchObject({ name: page.title, description, url: `${site.url}${route}` })
  })

  test('has one main heading and says something under every heading', () => {
    expect(wordsOf(one(page, 'h1'))).not.toBe('')
    expect(labelsOf(page, 'main h2, main h3, main h4')).not.toContain('')
    for (const section of page.querySelectorAll('main > section')) expect(wordsOf(section).length).toBeGreaterThan(60)
  })

  test('fills every token and carries no filler text', () => {
    expect(page.body.innerHTML.replaceAll(/<script.*?<\/script>/gs, '')).not.toMatch(/\{[a-z]+(?:\.\w+)+\}|lorem|\bTODO\b|\bTBD\b/i)
  })

  test('is public: nobody signs in, and only the support page has a form', () => {
    expect(page.querySelector('input[type=password]')).toBeNull()
    expect(page.querySelectorAll('form').length).toBe(route === '/support' ? 1 : 0)
  })
})

test('every page but home leads search engines back along a trail that starts at home', () => {
  for (const route of ROUTES.filter((path) => path !== '/')) {
    const { itemListElement } = nodeOf(pageAt(route), 'BreadcrumbList')
    expect(itemListElement).toContainEqual(expect.objectContaining({ position: 1, item: `${site.url}/` }))
  }
})
