import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, factsOf, labelOf, labelsOf, linksOf, listUnder, one, SERVICES, sectionOf, site } from './parts'

type Form = keyof typeof site.links

/** Of each service: badge, headline where the specification quotes one, its button and form, and who is eligible. */
const TABLE: { service: string; badge: string; headline?: string; button: string; form: Form; eligible: RegExp[] }[] = [
  {
    service: 'merchant-cash-advances',
    badge: 'Merchant Cash Advances',
    button: 'Start Your Application',
    form: 'applyGeneral',
    eligible: [/^Minimum 3 months in business$/, /^Active business bank account$/, /sales or deposits/, /^Valid business license$/, /^Government-issued ID$/],
  },
  {
    service: 'sba-loans',
    badge: 'SBA Loans',
    button: 'Begin Your SBA File',
    form: 'sbaSigning',
    eligible: [/^US-based/, /^Strong credit\b/, /purpose aligned/, /^Meets SBA size standards/],
  },
  {
    service: 'lines-of-credit',
    badge: 'Lines of Credit',
    button: 'Pre-Qualify for a Line',
    form: 'prequalify',
    eligible: [/^6 months in business$/, /^Demonstrated revenue$/, /^Active checking account$/, /^Good business credit$/],
  },
  {
    service: 'equipment-financing',
    badge: 'Equipment Financing',
    button: 'Pre-Qualify for Equipment',
    form: 'prequalify',
    eligible: [/^Business-related equipment$/, /^3 months in operation$/, /^Vendor invoice or quote$/, /^Good credit$/],
  },
  {
    service: 'term-loans',
    badge: 'Term Loans',
    button: 'Pre-Qualify for a Term Loan',
    form: 'prequalify',
    eligible: [/^6 months in business$/, /^Positive cash flow$/, /^Use-of-funds summary$/, /^Strong credit$/],
  },
  {
    service: 'real-estate-financing',
    badge: 'Real Estate Financing',
    headline: 'Capital for Commercial Property Ventures',
    button: 'Explore Real Estate Financing',
    form: 'applyProperty',
    eligible: [/^Commercial property only$/, /^Appraisal and financials$/, /^6 months in business$/, /^Strong credit and cash flow$/],
  },
  {
    service: 'acquisition-financing',
    badge: 'Acquisition Financing',
    headline: 'Fuel Strategic Growth Through Acquisition',
    button: 'Fund Your Next Acquisition',
    form: 'applyProperty',
    eligible: [/^Vetted target$/, /^Business plan and valuation$/, /^At least 1 year in business$/, /^Strong management team and financials$/],
  },
  {
    service: 'working-capital-loans',
    badge: 'Working Capital Loans',
    headline: 'Keep Your Business Moving',
    button: 'Secure Working Capital',
    form: 'applyWorkingCapital',
    eligible: [/^3 months in business$/, /^Active revenue stream$/, /^Business checking account$/, /^Demonstrated cash flow needs$/],
  },
]

test('the table covers every service', () => {
  expect(TABLE.map(({ service }) => service).toSorted()).toEqual(SERVICES.toSorted())
})

describe.each(TABLE)('the page of $service', ({ service, badge, headline, button, form, eligible }) => {
  const page = pageAt(`/services/${service}`)
  const hero = one(page, 'main > section:first-child')

  test('opens with its badge, a headline and a sentence', () => {
    expect(labelsOf(hero, '.eyebrow')).toEqual([badge])
    expect(wordsOf(one(hero, 'h1'))).toMatch(headline === undefined ? /(?:\S+ ){3}/ : new RegExp(`^${headline}$`))
    expect(wordsOf(one(hero, 'h1 + div p')).length).toBeGreaterThan(80)
  })

  test('explains the product in at least one long section', () => {
    const lengths = [...page.querySelectorAll('main > section:not(:first-child)')].map((section) => labelsOf(section, 'p').join(' ').length)
    expect(Math.max(...lengths)).toBeGreaterThan(service === 'sba-loans' ? 250 : 400)
  })

  test('opens its form first and last', () => {
    const toForm = [button, site.links[form]]
    expect(linksOf(hero)[0]).toEqual(toForm)
    expect(linksOf(one(page, 'main > section:last-child'))[0]).toEqual(toForm)
  })

  test('lists who is eligible, and nothing else', () => {
    const list = listUnder(page, service === 'real-estate-financing' ? 'Eligibility Criteria' : 'Eligibility').map(labelOf)
    expect(list).toEqual(eligible.map((words) => expect.stringMatching(words)))
  })

  test('names at least five benefits', () => {
    // The line of credit gives its benefits a section of cards; the others give them a list.
    const benefits =
      service === 'lines-of-credit' ? sectionOf(page, 'Benefits').querySelectorAll('h3') : listUnder(page, service === 'real-estate-financing' ? 'Key Benefits' : 'Benefits')
    expect(benefits.length).toBeGreaterThanOrEqual(5)
  })
})

test('the SBA page has the two programs with their limits', () => {
  const programs = sectionOf(pageAt('/services/sba-loans'), 'Two Programs, Two Purposes')
  expect(labelsOf(programs, 'h3')).toEqual(['SBA 7(a)', 'SBA 504'])
  expect(factsOf(cardOf(programs, 'SBA 7(a)'))).toMatchObject({ 'Maximum loan': 'Up to $5 million' })
  expect(factsOf(cardOf(programs, 'SBA 504'))).toMatchObject({ 'Maximum loan': 'Up to $5.5 million' })
})

test('the term loan states amount, term, rate and repayment at its top', () => {
  const facts = factsOf(one(pageAt('/services/term-loans'), 'main > section:first-child'))
  expect(Object.values(facts)).toEqual(['$10K-$500K', '12-60 months', 'Fixed rate', 'Monthly', '5-10 days'])
})
