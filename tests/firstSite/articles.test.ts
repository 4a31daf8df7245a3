import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { labelOf, labelsOf, linksOf, nodeOf, one, sectionOf, site } from './parts'

const TABLE = [
  ['mca-vs-term-loan-guide', 'Funding Guide'],
  ['sba-loans-complete-guide', 'SBA Funding'],
  ['seasonal-cash-flow-strategies', 'Cash Flow'],
  ['equipment-lease-vs-buy', 'Equipment'],
  ['capital-efficiency-2025', 'Strategy'],
  ['commercial-real-estate-trends', 'Real Estate'],
] as const

const inWords = (day: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

describe.each(TABLE)('the article %s', (slug, category) => {
  const page = pageAt(`/resources/${slug}`)
  const article = one(page, 'article')
  const title = wordsOf(one(article, 'h1'))
  const trail = one(article, 'nav:has([aria-current])')
  const byline = one(article, 'p:has(> time)')
  const excerpt = wordsOf(one(article, 'header > h1 ~ p'))
  const day = one(byline, 'time').getAttribute('datetime') ?? ''

  test('shows the way from home by the resources', () => {
    expect(labelsOf(trail, 'li')).toEqual(['Home', 'Resources', title])
    expect(linksOf(trail)).toEqual([
      ['Home', '/'],
      ['Resources', '/resources'],
    ])
    expect(labelOf(one(trail, '[aria-current=page]'))).toBe(title)
  })

  test('shows category, title, author, date, read time and excerpt above its body', () => {
    expect(wordsOf(one(article, 'header').firstElementChild)).toBe(category)
    expect(page.title).toBe(`${title} · ${site.name}`)
    expect(labelsOf(byline, '*')).toEqual([`The ${site.name} Team`, inWords(day), expect.stringMatching(/^(?:[5-9]|10) min read$/)])
    expect(excerpt.length).toBeGreaterThan(80)
  })

  test('has a body of HTML: headings, lists or tables, and enough text for its read time', () => {
    const body = one(article, 'header ~ div:has(h2)')
    expect(body.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4)
    expect(body.querySelectorAll('ul, ol, table').length).toBeGreaterThanOrEqual(2)
    expect(wordsOf(body)).not.toMatch(/<\/?[a-z]+>/)
    const minutes = Number.parseInt(labelsOf(byline, 'span').at(-1) ?? '', 10)
    expect(Math.abs(wordsOf(body).split(' ').length / 200 - minutes)).toBeLessThan(2)
  })

  test('lists its headings beside the text, each leading there', () => {
    const links = linksOf(one(article, 'nav:not(:has([aria-current]))'))
    expect(links.map(([label]) => [label, `#${[...article.querySelectorAll('h2')].find((heading) => wordsOf(heading) === label)?.id}`])).toEqual(links)
    expect(links.length).toBeGreaterThanOrEqual(4)
  })

  test('ends with a card that pre-qualifies or leads back', () => {
    expect(linksOf(sectionOf(page, 'Ready to Apply These Insights?'))).toEqual([
      ['Get Started Today', site.links.prequalify],
      ['Back to Resources', '/resources'],
    ])
  })

  test('tells search engines what it shows', () => {
    const author = { '@type': 'Organization', name: `The ${site.name} Team` }
    expect(nodeOf(page, 'Article')).toMatchObject({ headline: title, description: excerpt, articleSection: category, datePublished: day, author })
    expect(nodeOf(page, 'Article').publisher).toEqual({ '@id': nodeOf(page, 'Organization')['@id'] })
  })

  test('tells search engines the same way from home', () => {
    expect(nodeOf(page, 'BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Resources', item: `${site.url}/resources` },
      { '@type': 'ListItem', position: 3, name: title },
    ])
  })
})

describe('the page for an unknown article', () => {
  const page = pageAt('/resources/404')

  test('says that it is not found and leads to the resources', () => {
    expect(page.title).toBe(`Article Not Found · ${site.name}`)
    expect(wordsOf(one(page, 'h1'))).toBe('Article Not Found')
    const first = one(page, 'main > section:first-child')
    expect(wordsOf(one(first, 'p'))).toBe("The article you're looking for doesn't exist.")
    expect(linksOf(first)).toEqual([['Back to Resources', '/resources']])
    // Whoever looked for one article is shown others, and where to go from here.
    expect(linksOf(one(page, 'main')).length).toBe(8)
  })

  test('asks search engines to leave it out', () => {
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull()
  })
})
