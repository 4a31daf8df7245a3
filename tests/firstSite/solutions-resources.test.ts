import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { ARTICLES, factsOf, labelsOf, linksOf, one, sectionOf, site } from './parts'

const cellsOf = (section: Element) => [...section.querySelectorAll('tbody tr')].map((row) => labelsOf(row, 'th, td'))

describe('the solutions', () => {
  const page = pageAt('/solutions')

  test('come in their order', () => {
    const wanted = ['Receivables Financing', 'Industries Served', 'Specialty Finance', 'Use Cases', 'Resource Topics']
    expect(labelsOf(page, 'main h2').filter((title) => wanted.includes(title))).toEqual(wanted)
  })

  test('finance receivables in three ways, each with its advance', () => {
    const rows = cellsOf(sectionOf(page, 'Receivables Financing'))
    expect(rows.map((cells) => cells.slice(0, 2))).toEqual([
      ['Invoice factoring', 'Up to 90%'],
      ['Ledgered line facility', 'Customized'],
      ['Collateral-linked lending', 'Case by case'],
    ])
  })

  test('serve industries, each with its need', () => {
    const industries = [...sectionOf(page, 'Industries Served').querySelectorAll('li')]
    expect(industries.length).toBeGreaterThanOrEqual(6)
    for (const industry of industries) expect([wordsOf(one(industry, 'h3')) !== '', wordsOf(one(industry, 'p')).length > 20]).toEqual([true, true])
  })

  test('list specialty finance in a full table with a caption', () => {
    const table = one(sectionOf(page, 'Specialty Finance'), 'table')
    const columns = labelsOf(table, 'thead th')
    expect(columns.length).toBeGreaterThanOrEqual(3)
    expect(wordsOf(one(table, 'caption'))).not.toBe('')
    expect(cellsOf(table).map(([program]) => program)).toEqual(expect.arrayContaining(['Asset-based lending', 'Equipment leasing', 'Floorplan financing', 'Credit card programs']))
    for (const cells of cellsOf(table)) expect(cells.filter(Boolean).length).toBe(columns.length)
  })

  test('were used in four cases', () => {
    const cases = sectionOf(page, 'Use Cases')
    const named = [...cases.querySelectorAll('li')].map((entry) => [wordsOf(entry.firstElementChild), wordsOf(one(entry, 'h3'))].join(' '))
    expect(named).toEqual(['$5M Asset-Based Lending', '$3.2M Equipment Lease', '$9M Receivables Financing', '$15M Floorplan'])
    for (const entry of cases.querySelectorAll('li')) expect(labelsOf(entry, 'p').join(' ').length).toBeGreaterThan(80)
  })

  test('lead to every article by its topic', () => {
    const hrefs = linksOf(sectionOf(page, 'Resource Topics')).map(([, href]) => href)
    expect(hrefs).toEqual([...ARTICLES.map((slug) => `/resources/${slug}`), '/resources'])
  })

  test('open the form for funding at the top, below the receivables and at the end', () => {
    const opening = [...page.querySelectorAll('main > section')].filter((section) => section.querySelector(`a[href="${site.links.applyFunding}"]`))
    expect(opening.map((section) => section.getAttribute('data-block'))).toEqual(['hero', 'table', 'cta'])
    for (const section of opening) expect(linksOf(section)[0]).toEqual(['Apply for Funding Today', site.links.applyFunding])
  })
})

describe('the resources', () => {
  const page = pageAt('/resources')
  const articles = [...sectionOf(page, 'Articles').querySelectorAll('li')]
  const stories = sectionOf(page, 'Where the Capital Went, and What Came of It')

  test('list the six articles, each under its category, and lead to them', () => {
    expect(articles.flatMap((article) => linksOf(article).map(([, href]) => href))).toEqual(ARTICLES.map((slug) => `/resources/${slug}`))
    expect(articles.map((article) => wordsOf(article.querySelector('p')))).toEqual(['Funding Guide', 'SBA Funding', 'Cash Flow', 'Equipment', 'Strategy', 'Real Estate'])
  })

  test.each(ARTICLES)('show title, excerpt, date and read time of %s as its page does', (slug) => {
    const entry = one(page, `main li:has(a[href="/resources/${slug}"])`)
    const article = one(pageAt(`/resources/${slug}`), 'article')
    expect(wordsOf(one(entry, 'h3'))).toBe(wordsOf(one(article, 'h1')))
    expect(labelsOf(article, 'p')).toContain(labelsOf(entry, 'p')[1])
    expect(one(entry, 'time').getAttribute('datetime')).toBe(one(article, 'p > time').getAttribute('datetime'))
    expect(wordsOf(one(article, 'p:has(> time)'))).toContain(labelsOf(entry, 'p:has(time) span')[0])
  })

  test('tell three success stories with industry, funding and outcome', () => {
    const facts = [...stories.querySelectorAll('ul > li')].map(factsOf)
    expect(facts).toEqual([
      { Industry: expect.stringMatching(/\w/), Funding: expect.stringMatching(/^\$75,000 merchant cash advance$/), Outcome: expect.stringMatching(/\d/) },
      { Industry: expect.stringMatching(/\w/), Funding: expect.stringMatching(/^\$850,000 SBA 504\b/), Outcome: expect.stringMatching(/\d/) },
      { Industry: expect.stringMatching(/\w/), Funding: expect.stringMatching(/^\$200,000 line of credit$/), Outcome: expect.stringMatching(/\d/) },
    ])
    expect(new Set(labelsOf(stories, 'h3')).size).toBe(3)
  })

  test('open the form for funding', () => {
    expect(linksOf(one(page, 'main > section:last-child'))[0]).toEqual(['Apply for Funding Today', site.links.applyFunding])
  })
})
