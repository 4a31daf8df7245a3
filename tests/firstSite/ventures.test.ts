import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, labelOf, labelsOf, linksOf, listUnder, one, propsOf, sectionOf, site, slidesOf } from './parts'

const titlesUnder = (scope: ParentNode, heading: string) => listUnder(scope, heading).map((entry) => wordsOf(one(entry, 'h3, h4')))

describe('real estate financing', () => {
  const page = pageAt('/services/real-estate-financing')

  test('has a card of three options', () => {
    expect(titlesUnder(page, 'Financing Options')).toEqual(['Purchase Loans', 'Refinancing', 'Development Loans'])
  })

  test('has four property types, each with a description', () => {
    const types = sectionOf(page, 'Property Types')
    expect(labelsOf(types, 'h3')).toEqual(['Office Buildings', 'Retail Properties', 'Industrial Facilities', 'Mixed-Use'])
    for (const card of types.querySelectorAll('li')) expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(60)
  })

  test('approaches a property in three ways', () => {
    expect(labelsOf(sectionOf(page, 'Our Approach'), 'h3')).toEqual(['Market Analysis', 'Income Assessment', 'Custom Structuring'])
  })

  test('ends with a call to action with two buttons', () => {
    const links = linksOf(sectionOf(page, 'Ready to Invest in Commercial Real Estate?'))
    expect(links.map(([label]) => label)).toEqual(['Explore Real Estate Financing', 'Learn More'])
  })
})

describe('acquisition financing', () => {
  const page = pageAt('/services/acquisition-financing')

  test('says why in a card of three', () => {
    expect(titlesUnder(page, 'Why Acquisitions?')).toEqual(['Accelerate market expansion', 'Acquire capabilities and talent', 'Achieve economies of scale'])
  })

  test('finances three types, each with a description and an icon', () => {
    const types = sectionOf(page, 'Transactions We Finance')
    expect(labelsOf(types, 'h3')).toEqual(['Business Buyouts', 'Partner Buy-ins', 'Strategic Mergers'])
    for (const title of labelsOf(types, 'h3')) {
      const card = cardOf(types, title)
      expect([wordsOf(one(card, 'p')).length > 20, card.querySelectorAll('svg').length]).toEqual([true, 1])
    }
  })

  test('takes four steps, each with a description', () => {
    const steps = [...page.querySelectorAll('ol > li')]
    expect(steps.map((step) => wordsOf(one(step, 'h3')))).toEqual(['Target Evaluation', 'Financial Analysis', 'Deal Structuring', 'Funding Execution'])
    for (const step of steps) expect(wordsOf(one(step, 'p')).length).toBeGreaterThan(40)
  })

  test('ends with a call to action', () => {
    expect(linksOf(sectionOf(page, 'Ready to Grow Through Acquisition?'))[0]).toEqual(['Fund Your Next Acquisition', site.links.applyProperty])
  })
})

describe('working capital', () => {
  const page = pageAt('/services/working-capital-loans')

  test('has a card of loan features', () => {
    expect(titlesUnder(page, 'Loan Features')).toEqual(['$5K-$250K', '3 to 18 months', '24 to 48 hours', 'No collateral'])
  })

  test('is perfect for four immediate needs, each with a description', () => {
    const needs = sectionOf(page, 'Perfect For Immediate Needs')
    expect(labelsOf(needs, 'h3')).toEqual(['Payroll Coverage', 'Inventory Purchase', 'Vendor Payments', 'Operational Expenses'])
    for (const card of needs.querySelectorAll('li')) expect(wordsOf(one(card, 'p')).length).toBeGreaterThan(40)
  })

  test('tells three common scenarios', () => {
    const scenarios = sectionOf(page, 'Common Cash Flow Scenarios')
    expect(labelsOf(scenarios, '[role=tab]')).toEqual(['Seasonal Businesses', 'Invoice Delays', 'Growth Opportunities'])
    for (const panel of scenarios.querySelectorAll('[role=tabpanel]')) expect(wordsOf(panel).length).toBeGreaterThan(200)
  })

  test('ends with a call to action', () => {
    expect(linksOf(sectionOf(page, 'Need Cash Flow Support Today?'))).toEqual([['Secure Working Capital', site.links.applyWorkingCapital]])
  })
})

describe('merchant services', () => {
  const page = pageAt('/services/merchant-services')
  const carousel = sectionOf(page, 'Integrations')

  test('has its sections in their order', () => {
    const wanted = ['Custom Payment Gateways', 'Merchant Cash Advances', 'Point of Sale and Reconciliation', 'Embedded Financing and Upsell', 'Integrations']
    expect(labelsOf(page, 'main h2').filter((title) => wanted.includes(title))).toEqual(wanted)
  })

  test.each(['Explore Infrastructure', 'Learn More'])('leads by "%s" to the section about gateways', (label) => {
    const href = one(page, 'main a', label).getAttribute('href')
    expect(href).toBe(`#${sectionOf(page, 'Custom Payment Gateways').id}`)
  })

  test('shows twelve integrations of different names in a carousel that loops', () => {
    const names = slidesOf(carousel).map((slide) => labelOf(one(slide, 'strong')))
    expect(names.length).toBe(12)
    expect(new Set(names).size).toBe(12)
    expect(propsOf(carousel)).toMatchObject({ loop: true })
  })

  test('is linked where a visitor of the solutions would look', () => {
    expect(linksOf(sectionOf(pageAt('/solutions'), 'Merchant Services'))).toContainEqual(['See Merchant Services', '/services/merchant-services'])
  })
})
