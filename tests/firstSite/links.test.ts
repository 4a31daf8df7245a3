import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { ARTICLES, labelOf, ROUTES, site, subjectOf } from './parts'

type Form = keyof typeof site.links

/** Buttons that open a hosted form, with the form that each of them opens. */
const FORMS: Record<string, Record<string, Form | Form[]>> = {
  '/': { 'Start Your Application': 'applyGeneral', 'Apply for Funding Today': 'applyFunding', 'Get Started Today': 'applyGeneral' },
  '/about': { 'Start Your Application': 'applyGeneral' },
  '/solutions': { 'Apply for Funding Today': 'applyFunding' },
  '/resources': { 'Apply for Funding Today': 'applyFunding' },
  '/faq': { 'Get Started Today': 'applyGeneral' },
  '/apply': {
    'Start Your Application': 'applyGeneral',
    'Apply Now': ['applyGeneral', 'applyWorkingCapital', 'prequalify', 'sbaSigning'],
    'Get Expert Guidance': 'applyGeneral',
  },
  '/services/merchant-cash-advances': { 'Start Your Application': 'applyGeneral' },
  '/services/sba-loans': { 'Begin Your SBA File': 'sbaSigning' },
  '/services/lines-of-credit': { 'Pre-Qualify for a Line': 'prequalify' },
  '/services/equipment-financing': { 'Pre-Qualify for Equipment': 'prequalify' },
  '/services/term-loans': { 'Pre-Qualify for a Term Loan': 'prequalify' },
  '/services/real-estate-financing': { 'Explore Real Estate Financing': 'applyProperty' },
  '/services/acquisition-financing': { 'Fund Your Next Acquisition': 'applyProperty' },
  '/services/working-capital-loans': { 'Secure Working Capital': 'applyWorkingCapital' },
  ...Object.fromEntries(ARTICLES.map((slug) => [`/resources/${slug}`, { 'Get Started Today': 'prequalify' } as const])),
}

const anchorsOf = (page: Document) => [...page.querySelectorAll('a')]
const isWeb = (link: Element) => /^https?:/.test(link.getAttribute('href') ?? '')
const formAt = (href: string | null) => Object.entries(site.links).find(([, address]) => address === href)?.[0]

test('the six hosted forms are six different secure addresses', () => {
  const addresses = Object.values(site.links)
  expect(new Set(addresses).size).toBe(6)
  for (const address of addresses) expect(address).toMatch(/^https:\/\//)
})

describe.each([...ROUTES, '/404', '/resources/404'])('on %s', (route) => {
  const page = pageAt(route)

  test('each button to a hosted form opens the right one, and there are no other links to other sites', () => {
    const found: Record<string, Set<string | undefined>> = {}
    for (const link of anchorsOf(page).filter(isWeb)) (found[labelOf(link)] ??= new Set()).add(formAt(link.getAttribute('href')))
    const wanted = Object.entries(FORMS[route] ?? {}).map(([label, forms]) => [label, new Set([forms].flat())])
    expect(found).toEqual(Object.fromEntries(wanted))
  })

  test('links to other sites open a new tab that cannot reach back, and say so', () => {
    for (const link of anchorsOf(page).filter(isWeb)) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')?.split(' ')).toContain('noopener')
      expect(wordsOf(link)).toMatch(/ \(opens in a new tab\)$/)
    }
    for (const link of anchorsOf(page).filter((anchor) => !isWeb(anchor))) {
      expect(link.hasAttribute('target')).toBe(false)
      expect(wordsOf(link)).not.toContain('new tab')
    }
  })

  test('every link has words and leads somewhere: to a page, to a part of it, to a mail or to the phone', () => {
    for (const link of anchorsOf(page)) {
      expect(labelOf(link)).not.toBe('')
      expect(link.getAttribute('href')).toSatisfy((href: string | null) => href !== null && leadsSomewhere(href, route))
    }
  })

  test("mails go to the firm, the phone is the firm's, and mails by button have a subject", () => {
    for (const link of page.querySelectorAll('a[href^="mailto:"]')) {
      const subject = subjectOf(link)
      if (labelOf(link) !== site.contact.email) expect(subject).toMatch(/\S+ \S+/)
    }
    for (const link of page.querySelectorAll('a[href^="tel:"]')) {
      expect(link.getAttribute('href')).toBe(`tel:${site.contact.phoneLink}`)
      expect(wordsOf(link)).toBe(site.contact.phone)
    }
  })
})

const idsByRoute = new Map<string, Set<string>>()

/** What can be reached on a page by an address with "#". */
function idsOn(route: string): Set<string> {
  const ids = idsByRoute.get(route) ?? new Set([...pageAt(route).querySelectorAll('[id]')].map(({ id }) => id))
  idsByRoute.set(route, ids)
  return ids
}

function leadsSomewhere(href: string, route: string): boolean {
  if (/^(?:mailto|tel|https):/.test(href)) return true
  const { pathname, hash } = new URL(href, `${site.url}${route}`)
  return (pathname === route || ROUTES.includes(pathname)) && (hash === '' || idsOn(pathname).has(hash.slice(1)))
}
