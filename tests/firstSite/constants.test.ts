import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, factsOf, foldOf, labelsOf, one, sectionOf, slidesOf } from './parts'

/** Of each product: its name, its timeline, its amount, its name in the plural and its page. */
const PRODUCTS = [
  ['Merchant Cash Advance', '24-48 hours', '$5K-$500K', 'Merchant Cash Advances', 'merchant-cash-advances'],
  ['Working Capital Loan', '24-48 hours', '$5K-$250K', 'Working Capital Loans', 'working-capital-loans'],
  ['Line of Credit', '2-5 days', '$10K-$500K', 'Lines of Credit', 'lines-of-credit'],
  ['Equipment Financing', '3-7 days', '$10K-$2M', 'Equipment Financing', 'equipment-financing'],
  ['Term Loan', '5-10 days', '$10K-$500K', 'Term Loans', 'term-loans'],
  ['SBA Loans', '2-4 weeks', '$50K-$5M', 'SBA Loans', 'sba-loans'],
] as const

describe.each(PRODUCTS)('%s takes %s and is worth %s', (product, timeline, amount, plural, service) => {
  test('where one applies', () => {
    expect(factsOf(cardOf(pageAt('/apply'), product))).toEqual({ Timeline: timeline, Amount: amount })
  })

  test('in the lending grid', () => {
    expect(labelsOf(cardOf(one(pageAt('/'), '#lending'), plural), 'li')).toEqual([amount, timeline])
  })

  test('for brokers', () => {
    const rows = [...sectionOf(pageAt('/broker-portal'), 'What You Can Place').querySelectorAll('tbody tr')].map((row) => labelsOf(row, 'th, td'))
    expect(rows).toContainEqual([product, timeline, amount])
  })

  test('on its own page', () => {
    const page = pageAt(`/services/${service}`)
    const section = service === 'working-capital-loans' ? sectionOf(page, 'Short-Term Capital for Day-to-Day Costs') : one(page, 'main > section:first-child')
    expect(wordsOf(section)).toContain(amount)
    expect(wordsOf(section)).toContain(service === 'working-capital-loans' ? '24 to 48 hours' : timeline)
  })
})

/** What the answer to a question claims. */
const ANSWERS: [question: string, claims: string[]][] = [
  [
    'How quickly can I receive funds?',
    [
      'Merchant cash advances and working capital loans: in as little as 24 hours',
      'Lines of credit: 2-5 days',
      'Equipment financing: 3-7 days',
      'Term loans: 5-10 days',
      'SBA loans: 2-4 weeks',
      'Real estate and acquisition financing: 30-45 days',
    ],
  ],
  ['What documents do I need to apply?', ["Typically 3-6 months of business bank statements, a voided check and a driver's license."]],
  ['What credit score do I need?', ['SBA and term loans call for stronger credit, usually 650+.']],
  [
    'Can a new business qualify?',
    ['Merchant cash advances and working capital loans are open to businesses from 3 months of operation.', 'SBA and term loans usually require 6-12 months.'],
  ],
  ['Will applying affect my credit?', ['The first review uses a soft credit pull', 'A hard pull happens only on final approval, and only with your consent.']],
  ['Can I pay off my funding early?', ['Usually, yes. Most products allow early payoff', 'Some agreements carry a prepayment penalty.']],
  ['What is the difference between SBA 7(a) and SBA 504 loans?', ['up to $5 million', 'up to $5.5 million', 'Both take 2-4 weeks']],
  ['How does invoice factoring work?', ['up to 90% of their value']],
  ['When will I get a decision?', ['a decision within 24-48 hours of a complete application']],
]

test.each(ANSWERS)('"%s" is answered with the figures of the specification', (question, claims) => {
  const answer = foldOf(pageAt('/faq'), question)
  for (const claim of claims) expect(wordsOf(answer)).toContain(claim)
})

/** Other figures: the page, the heading of the section, and what it says. */
const FIGURES: [route: string, heading: string, words: RegExp][] = [
  ['/solutions', 'Finance Built on What Your Business Already Owns', /an underwriting proposal in 24 to 48 hours/],
  ['/about', 'To Put Sound Capital Within Reach of Sound Businesses', /ready in 24 to 48 hours/],
  ['/services/real-estate-financing', 'Debt Built Around the Property', /30-45 days from a complete file to closing/],
  ['/services/acquisition-financing', 'Fuel Strategic Growth Through Acquisition', /Typical time to close\s*30-45 days.*Due diligence: pre-LOI, pre-close, post-close/],
  ['/services/acquisition-financing', 'Growth You Can Underwrite', /acquisition financing is one of our specialties, together with SBA 7\(a\) lending/],
  ['/academy', 'Choose How to Enroll', /7-day free trial\. Cancel any time\. No refunds after the trial\./],
]

test.each(FIGURES)('%s says under "%s" %s', (route, heading, words) => {
  expect(wordsOf(sectionOf(pageAt(route), heading))).toMatch(words)
})

test('one client was funded in 48 hours', () => {
  const quotes = slidesOf(pageAt('/')).map((slide) => wordsOf(one(slide, 'blockquote')))
  expect(quotes.filter((quote) => /\bfunding in 48 hours\b/.test(quote)).length).toBe(1)
})

describe('the academy', () => {
  const page = pageAt('/academy')
  const answerTo = (question: string) => wordsOf(one(foldOf(page, question), 'p'))

  test('costs $5,000 as a whole and $1,000 a course, for courses of 4 weeks', () => {
    expect(factsOf(one(page, '[id$=panel-overview]'))).toEqual({
      'Skill level': 'Intermediate to advanced',
      'Total length': '6 months',
      Structure: '5 courses of 4 weeks and a 1-month capstone',
      Workload: '15-20 hours a week',
      Specialization: '$5,000',
      'Single course': '$1,000',
      'Free trial': '7-day',
      'Financial aid': 'Available',
    })
  })

  test('gives length and workload of every course and of the capstone', () => {
    const lengths = labelsOf(page, '[id$=panel-courses] summary h4 + span')
    expect(lengths).toEqual([...Array.from({ length: 5 }, () => '4 weeks, 15-20 hours a week'), '1-month capstone'])
  })

  test.each([
    ['What does the specialization cost?', /\$5,000 .*\$1,000 each/],
    ['Is there a free trial?', /^Yes\. .* 7-day free trial/],
    ['Can I get a refund?', /no refunds after the free trial/],
    ['Can I cancel?', /^You may cancel at any time\./],
    ['Is financial aid available?', /^Yes\. /],
    ['Does the program carry university credit?', /^No\. .*does not carry university credit/],
    ['How long does it take?', /6 months: 5 courses of 4 weeks at 15-20 hours a week, followed by a 1-month capstone/],
    ['What should I know before I start?', /intermediate to advanced/],
  ])('answers "%s"', (question, words) => {
    expect(answerTo(question)).toMatch(words)
  })
})
