import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { labelOf, labelsOf, linksOf, one, ROUTES, site } from './parts'

const LINKS = [
  ['Home', '/'],
  ['About', '/about'],
  ['Advisory', '/advisory'],
  ['Solutions', '/solutions'],
  ['Resources', '/resources'],
  ['FAQ', '/faq'],
]
const SERVICE_LINKS = [
  ['Merchant Cash Advances', '/services/merchant-cash-advances'],
  ['SBA Loans', '/services/sba-loans'],
  ['Lines of Credit', '/services/lines-of-credit'],
  ['Equipment Financing', '/services/equipment-financing'],
  ['Term Loans', '/services/term-loans'],
  ['Real Estate Financing', '/services/real-estate-financing'],
  ['Acquisition Financing', '/services/acquisition-financing'],
  ['Working Capital Loans', '/services/working-capital-loans'],
  ['AI Solutions', '/ai'],
]
const BUTTONS = [
  ['Broker Portal', '/broker-portal'],
  ['Apply Now', '/apply'],
]

describe.each([...ROUTES, '/404', '/resources/404'])('on %s', (route) => {
  const page = pageAt(route)
  const header = one(page, 'header[data-overlay], #app > header')
  const panel = one(header, 'dialog')
  const footer = one(page, 'footer')

  test('the bar has its six links, the services and the two buttons', () => {
    const nav = one(header, `nav[aria-label="${site.navigation.label}"]`)
    expect(linksOf(nav)).toEqual([...LINKS, ...SERVICE_LINKS])
    expect(linksOf(one(header, '.bar-actions'))).toEqual(BUTTONS)
  })

  test('the services fold out of one button', () => {
    const button = one(header, 'nav button', 'Services')
    const list = one(header, `[id="${button.getAttribute('popovertarget')}"]`)
    expect(list.hasAttribute('popover')).toBe(true)
    expect(linksOf(list)).toEqual(SERVICE_LINKS)
  })

  test('the panel for phones is closed and has the same links, a heading for the services and the two buttons', () => {
    expect(panel.hasAttribute('open')).toBe(false)
    expect(wordsOf(one(panel, 'h2'))).toBe('Navigation')
    expect(labelsOf(panel, 'h3')).toEqual(['Services'])
    expect(linksOf(panel)).toEqual([...BUTTONS, ...LINKS, ...SERVICE_LINKS])
  })

  test('a button with a name opens the panel and another closes it', () => {
    const toggle = one(header, `button[aria-controls="${panel.id}"]`)
    expect(toggle.getAttribute('aria-label')).toBe('Open menu')
    expect(panel.contains(toggle)).toBe(false)
    expect(one(panel, 'button').getAttribute('aria-label')).toBe('Close menu')
  })

  test('the bar may be transparent on the home page only', () => {
    expect(header.hasAttribute('data-overlay')).toBe(route === '/')
  })

  test('the foot has three columns, of which the services lead to every service', () => {
    expect(labelsOf(footer, 'h2')).toEqual(['Services', 'Company', 'Contact'])
    expect(columnOf(footer, 'Services').toSorted()).toEqual(SERVICE_LINKS.map(([label, href]) => `${label} → ${href}`).toSorted())
  })

  test('the columns of company and contact lead to the pages that there are, and are plain words otherwise', () => {
    expect(columnOf(footer, 'Company')).toEqual(['About Us → /about', 'Leadership → /leadership', 'Partners', 'Careers'])
    expect(columnOf(footer, 'Contact')).toEqual(['Partnership Inquiries', 'Investor Relations', 'Media', 'Support → /support'])
  })

  test('the last line links the legal pages and claims the copyright of 2025', () => {
    const end = one(footer, '.foot-end')
    expect(linksOf(end)).toEqual([
      ['Privacy Policy', '/privacy-policy'],
      ['Terms of Service', '/terms'],
      ['Compliance', '/compliance'],
    ])
    expect(wordsOf(one(end, 'p'))).toBe(`© 2025 ${site.legalName}. All rights reserved.`)
  })
})

test.each([...LINKS, ...SERVICE_LINKS])('on its own page, %s is marked in the bar and in the panel', (label, route = '') => {
  const marked = [...pageAt(route).querySelectorAll('header [aria-current=page]')]
  expect(marked.map(labelOf)).toEqual([label, label])
})

/** Entries of a column of the foot; a link with its address behind an arrow. */
function columnOf(footer: Element, title: string): string[] {
  const entries = one(footer, 'h2', title).nextElementSibling?.children ?? []
  return [...entries].map((entry) => {
    const href = entry.querySelector('a')?.getAttribute('href')
    return href ? `${wordsOf(entry)} → ${href}` : wordsOf(entry)
  })
}
