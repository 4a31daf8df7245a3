import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { factsOf, labelOf, labelsOf, linksOf, listUnder, one, sectionOf, site, subjectOf } from './parts'

describe('the page to apply', () => {
  const page = pageAt('/apply')
  const { links } = site
  const cards = [...sectionOf(page, 'Choose Your Funding Type').querySelectorAll('ul:not(li ul) > li')]

  test('has a card of five basic requirements', () => {
    expect(listUnder(page, 'Basic Requirements').map(labelOf)).toEqual([
      'Minimum 3 months in business',
      'Active business bank account',
      'Recent bank statements (3-6 months)',
      'Valid business license',
      'Government-issued ID',
    ])
  })

  test('has six funding types with timeline and amount', () => {
    expect(cards.map((card) => [wordsOf(one(card, 'h3')), factsOf(card)])).toEqual([
      ['Merchant Cash Advance', { Timeline: '24-48 hours', Amount: '$5K-$500K' }],
      ['Working Capital Loan', { Timeline: '24-48 hours', Amount: '$5K-$250K' }],
      ['Line of Credit', { Timeline: '2-5 days', Amount: '$10K-$500K' }],
      ['Equipment Financing', { Timeline: '3-7 days', Amount: '$10K-$2M' }],
      ['Term Loan', { Timeline: '5-10 days', Amount: '$10K-$500K' }],
      ['SBA Loans', { Timeline: '2-4 weeks', Amount: '$50K-$5M' }],
    ])
  })

  test('gives each funding type an icon, a description and three benefits', () => {
    for (const card of cards) {
      expect(card.querySelectorAll('svg').length).toBe(1)
      expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(20)
      expect(card.querySelectorAll('li').length).toBe(3)
    }
  })

  test('opens the form of each funding type by "Apply Now"', () => {
    const forms = [links.applyGeneral, links.applyWorkingCapital, links.prequalify, links.prequalify, links.prequalify, links.sbaSigning]
    expect(cards.flatMap(linksOf)).toEqual(forms.map((form) => ['Apply Now', form]))
  })

  test('tells those who hear the page what each "Apply Now" is for', () => {
    const heard = cards.map((card) => wordsOf(one(card, 'a')))
    expect(heard).toEqual(cards.map((card) => `Apply Now: ${wordsOf(one(card, 'h3'))} (opens in a new tab)`))
  })

  test('has a process of four steps, each with a description', () => {
    const steps = [...page.querySelectorAll('ol > li')]
    expect(steps.map((step) => wordsOf(one(step, 'h3')))).toEqual(['Apply Online', 'Document Review', 'Get Approved', 'Receive Funds'])
    for (const step of steps) expect(wordsOf(one(step, 'p')).length).toBeGreaterThan(40)
  })

  test('ends with help to choose', () => {
    expect(linksOf(sectionOf(page, 'Not Sure Which Option Is Right?'))).toEqual([
      ['Get Expert Guidance', links.applyGeneral],
      ['View FAQ', '/faq'],
    ])
  })
})

describe('the page for brokers', () => {
  const page = pageAt('/broker-portal')
  const hero = one(page, 'main > section:first-child')

  test('opens with a mail to apply, whose subject is set, and repeats it', () => {
    expect(linksOf(hero)[0]?.[0]).toBe('Apply to Partner')
    const mails = [...page.querySelectorAll('a')].filter((link) => labelOf(link) === 'Apply to Partner')
    expect(mails.map(subjectOf)).toEqual(['Broker Partnership Application', 'Broker Partnership Application', 'Broker Partnership Application'])
  })

  test('has six benefits, each with a description', () => {
    const cards = [...sectionOf(page, 'What Partners Receive').querySelectorAll('li')]
    expect(new Set(cards.map((card) => wordsOf(one(card, 'h3')))).size).toBe(6)
    for (const card of cards) expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(40)
    expect(cards.length).toBe(6)
  })

  test('lists the five requirements', () => {
    expect(listUnder(sectionOf(page, 'Partnership Requirements'), 'You Need').map(labelOf)).toEqual([
      'Active lending license',
      'Minimum 6 months brokering experience',
      'Professional references',
      'Clean regulatory record',
      expect.stringMatching(/^State compliance\b/),
    ])
  })

  test('has an application process of four steps that begins with a mail', () => {
    const steps = [...page.querySelectorAll('ol > li')]
    expect(steps.length).toBe(4)
    expect(wordsOf(steps[0])).toMatch(/^Apply by Email.*"Broker Partnership Application"/)
    for (const step of steps) expect(wordsOf(one(step, 'p')).length).toBeGreaterThan(40)
  })

  test('shows four features of the portal', () => {
    const portal = sectionOf(page, 'Inside the Partner Portal')
    expect(labelsOf(portal, 'h3')).toEqual(['Deal Tracking', 'Commission Reports', 'Account Management', 'Marketing Tools'])
    for (const card of portal.querySelectorAll('li')) expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(40)
  })

  test('ends with a call to action', () => {
    const closing = one(page, 'main > section:last-child')
    expect(wordsOf(one(closing, 'h2'))).toBe('Ready to Partner With Us?')
    expect(linksOf(closing)[0]?.[0]).toBe('Apply to Partner')
  })
})
