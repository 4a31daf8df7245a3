import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, factsOf, labelOf, labelsOf, linksOf, one, propsOf, sectionOf, site, slidesOf, subjectOf } from './parts'

describe('the advisory division', () => {
  const page = pageAt('/advisory')
  const services = sectionOf(page, 'Six Consulting Services')

  test('offers six services', () => {
    expect(labelsOf(services, 'h3')).toEqual([
      'Financial Deep Dive and Strategic Planning',
      'Balance Sheet Restructuring and Liquidity',
      'Cost Optimization and Margin Expansion',
      'Industry Benchmarking',
      'Digital Infrastructure and SEO',
      'Strategic Roadmapping',
    ])
  })

  test.each(labelsOf(services, 'h3'))('describes "%s" and lists its details', (title) => {
    const card = cardOf(services, title)
    expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(60)
    expect(new Set(labelsOf(card, 'li')).size).toBeGreaterThanOrEqual(3)
  })

  test('gives four reasons', () => {
    const cards = [...sectionOf(page, 'Why Owners Work With Us').querySelectorAll('li')]
    expect(cards.length).toBe(4)
    expect(new Set(cards.map((card) => wordsOf(one(card, 'h3')))).size).toBe(4)
    for (const card of cards) expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(60)
  })

  test('lets two clients speak in a carousel', () => {
    const carousel = sectionOf(page, 'What Advisory Clients Say')
    const quotes = slidesOf(carousel).map((slide) => labelsOf(slide, 'blockquote, strong, span'))
    expect(quotes.length).toBe(2)
    for (const [quote = '', author = '', role = ''] of quotes) expect([quote.length > 100, author !== '', role !== '']).toEqual([true, true, true])
    expect(propsOf(carousel)).toMatchObject({ loop: true })
  })

  test('is reached by mails whose subject is set', () => {
    const mails = [...page.querySelectorAll('a')].filter((link) => labelOf(link) === 'Contact Advisory Team')
    expect(mails.map(subjectOf)).toEqual(['Advisory Division Inquiry', 'Advisory Division Inquiry'])
  })

  test('links six related pages', () => {
    expect(linksOf(sectionOf(page, 'Related Products and Services'))).toEqual([
      ['Equipment Financing', '/services/equipment-financing'],
      ['SBA Loans', '/services/sba-loans'],
      ['Merchant Cash Advance', '/services/merchant-cash-advances'],
      ['Invoice Factoring', '/solutions'],
      ['Credit Card Programs', '/solutions'],
      ['Investor Communications', '/advisory'],
    ])
  })
})

describe('the AI solutions', () => {
  const page = pageAt('/ai')
  const hero = one(page, 'main > section:first-child')

  test('open with a mail for a demo and a way to the second section', () => {
    expect(subjectOf(one(hero, 'a', 'Request a Demo'))).toBe('AI Solutions Demo Request')
    const second = one(page, 'main > section:nth-child(2)')
    expect(second.id).not.toBe('')
    expect(one(hero, 'a', 'Learn More').getAttribute('href')).toBe(`#${second.id}`)
  })

  test('say why in the second section', () => {
    const why = one(page, 'main > section:nth-child(2)')
    expect(wordsOf(one(why, 'h2'))).toMatch(/^Why AI\b/)
    expect(labelsOf(why, 'p').join(' ').length).toBeGreaterThan(500)
  })

  test.each([
    ['Five Ways to Put It to Work', ['AI Prospecting', 'Automated Follow-Ups', 'Voice AI for Calls', 'Data Insights', 'Workflow Automation']],
    ['Where Companies See Results', ['Sales Growth', 'Customer Experience', 'Smarter Decisions']],
    ['Five Benefits You Can Measure', ['Faster Response', 'Consistent Follow-Through', 'More Capacity From the Same Team', 'Decisions on Current Data', 'Lower Cost per Task']],
  ])('have under "%s" what the specification asks, each with a description', (heading, titles) => {
    const section = sectionOf(page, heading)
    expect(labelsOf(section, 'h3')).toEqual(titles)
    for (const title of titles) expect(wordsOf(one(cardOf(section, title), 'p')).length).toBeGreaterThan(30)
  })

  test('promise a response within 24 hours and are reached by mails whose subject is set', () => {
    const contact = sectionOf(page, 'Talk to the AI Team')
    expect(wordsOf(one(contact, '.intro'))).toContain('a response within 24 hours')
    expect(factsOf(contact)).toMatchObject({ 'Response time': 'Within 24 hours', Call: site.contact.phone })
    const subjects = [...contact.querySelectorAll('a[href^=mailto]')].map(subjectOf)
    expect(subjects).toEqual(['AI Solutions Demo Request', 'AI Solutions Inquiry'])
  })
})
