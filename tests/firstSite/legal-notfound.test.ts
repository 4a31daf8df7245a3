import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { labelsOf, linksOf, nodeOf, one, sectionOf, site } from './parts'

const EFFECTIVE = '2025-07-01'

const PAGES = [
  {
    route: '/privacy-policy',
    title: 'Privacy Policy',
    parts: [
      'Information We Collect',
      'How We Use Your Information',
      'Sharing Your Information',
      'Cookies and Tracking',
      'Data Security',
      "Children's Privacy",
      'International Users',
      'Your Rights and Choices',
      'Updates to This Policy',
      'Contact Us',
    ],
  },
  {
    route: '/terms',
    title: 'Terms and Conditions',
    parts: [
      'Acceptance of Terms',
      'Intellectual Property',
      'Financial Content Disclaimer',
      'Privacy',
      'Prohibited Conduct',
      'Third-Party Links',
      'Limitation of Liability',
      'Governing Law',
      'Changes to These Terms',
    ],
  },
  {
    route: '/compliance',
    title: 'Compliance & Regulatory Integrity',
    parts: ['Compliance Philosophy', 'SBA and Lending Compliance', 'KYC Protocols', 'Due Diligence and Risk Mitigation', 'Data Privacy and Security', 'Governance and Oversight'],
  },
]

describe.each(PAGES)('the page $route', ({ route, title, parts }) => {
  const page = pageAt(route)
  const bodies = [...page.querySelectorAll('main section section')]

  test('has its title, its day of effect and its sections, numbered in their order', () => {
    expect(wordsOf(one(page, 'h1'))).toBe(title)
    expect(page.title).toBe(`${title} · ${site.name}`)
    expect(labelsOf(page, 'main .note')).toEqual(['Effective July 1, 2025'])
    expect(bodies.map((part) => wordsOf(one(part, 'h2')))).toEqual(parts.map((part, index) => `${index + 1}. ${part}`))
  })

  test('says something of substance in every section', () => {
    for (const part of bodies) expect(labelsOf(part, 'p, li').join(' ').length).toBeGreaterThan(part.id === 'contact-us' ? 200 : 400)
  })

  test('opens with contents that lead to every section', () => {
    expect(linksOf(one(page, 'main nav'))).toEqual(parts.map((part, index) => [part, `#${bodies[index]?.id}`]))
  })

  test('is told to search engines with name, address, dates and a publisher with a logo', () => {
    const publisher = nodeOf(page, 'Organization')
    expect(nodeOf(page, 'WebPage')).toMatchObject({
      name: page.title,
      url: `${site.url}${route}`,
      datePublished: EFFECTIVE,
      dateModified: EFFECTIVE,
      publisher: { '@id': publisher['@id'] },
    })
    expect(publisher).toMatchObject({ name: site.name, logo: { '@type': 'ImageObject', url: `${site.url}/icon-512.png` } })
  })
})

/** What a section must say. */
const SAYS: [route: string, part: string, words: RegExp][] = [
  ['/privacy-policy', '1. Information We Collect', /Personal information\. .*Non-personal information\. /],
  ['/privacy-policy', '4. Cookies and Tracking', /Cookies are .*Analytics: .*Browser signals\. /],
  ['/privacy-policy', "6. Children's Privacy", /not for persons under 18\b/],
  ['/privacy-policy', '7. International Users', /your data may be processed in the U\.S\./],
  ['/privacy-policy', '8. Your Rights and Choices', /Access or correction\. .*Opt out of marketing\. .*Deletion\. /],
  ['/privacy-policy', '10. Contact Us', /Florida \d{5}/],
  ['/terms', '1. Acceptance of Terms', /You must be 18 or older to use the Site/],
  ['/terms', '3. Financial Content Disclaimer', /not financial, investment, legal, tax or accounting advice/],
  ['/terms', '8. Governing Law', /laws of the State of Florida.*courts located in Miami-Dade County, Florida/],
  ['/compliance', '2. SBA and Lending Compliance', /7\(a\) program \(up to \$5 million\) and the 504 program \(up to \$5\.5 million\)/],
  ['/compliance', '4. Due Diligence and Risk Mitigation', /Pre-LOI\. .*Pre-close\. .*Post-close\. .*audited quarterly/],
  ['/compliance', '6. Governance and Oversight', /Quarterly audits of financial models and reporting/],
]

test.each(SAYS)('%s says what it must under "%s"', (route, part, words) => {
  expect(wordsOf(sectionOf(pageAt(route), part))).toMatch(words)
})

test('the privacy policy can be answered by letter, mail and phone', () => {
  const contact = sectionOf(pageAt('/privacy-policy'), '10. Contact Us')
  expect(wordsOf(contact)).toContain(site.contact.address)
  expect(linksOf(contact).slice(0, 2)).toEqual([
    [site.contact.email, `mailto:${site.contact.email}`],
    [site.contact.phone, `tel:${site.contact.phoneLink}`],
  ])
})

test('the section on data privacy leads to the privacy policy', () => {
  expect(linksOf(sectionOf(pageAt('/compliance'), '5. Data Privacy and Security'))).toEqual([['Privacy Policy', '/privacy-policy']])
})

test("compliance names the firm's specialties before anything else", () => {
  const opening = wordsOf(one(pageAt('/compliance'), 'main .note + p'))
  expect(opening).toMatch(new RegExp(`^${site.legalName} .* specializes in SBA 7\\(a\\) and commercial acquisition financing`))
})

describe('the page for an unknown route', () => {
  const page = pageAt('/404')
  const first = one(page, 'main > section:first-child')

  test('says so and leads home', () => {
    expect(labelsOf(first, '.eyebrow, h1')).toEqual(['404', 'Oops! Page not found'])
    expect(linksOf(first)).toEqual([['Return to Home', '/']])
    expect(page.title).toBe(`Page Not Found · ${site.name}`)
  })

  test('asks search engines to leave it out', () => {
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(page.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull()
  })
})
