import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, labelsOf, linksOf, nodeOf, one, propsOf, sectionOf, site, slidesOf } from './parts'

const page = pageAt('/')
const sections = [...page.querySelectorAll('main > section')]
const sectionFor = (eyebrow: string) => {
  const found = sections.filter((section) => section.querySelector('.eyebrow')?.textContent === eyebrow)
  return found.length === 1 && found[0] ? found[0] : expect.fail(`${found.length} sections are called "${eyebrow}".`)
}

const ORDER = [
  ['hero', 'Business Funding and Financial Services'],
  ['steps', 'The Funding Path'],
  ['productGrid', 'Lending'],
  ['feature', 'Fintech Investment'],
  ['chart', 'Wealth Management'],
  ['cardGrid', 'Mission and Values'],
  ['feature', 'The AI Advantage'],
  ['carousel', 'Client Testimonials'],
  ['people', 'Leadership'],
]
const STEPS = ['Apply Online', 'Get Tailored Options', 'Verify and Approve', 'Receive Funds']
const PRODUCTS = [
  ['Merchant Cash Advances', '/services/merchant-cash-advances'],
  ['SBA Loans', '/services/sba-loans'],
  ['Lines of Credit', '/services/lines-of-credit'],
  ['Equipment Financing', '/services/equipment-financing'],
  ['Term Loans', '/services/term-loans'],
  ['Real Estate Financing', '/services/real-estate-financing'],
  ['Acquisition Financing', '/services/acquisition-financing'],
  ['Working Capital Loans', '/services/working-capital-loans'],
]

test('the home page has its nine sections in their order', () => {
  expect(sections.map((section) => [section.getAttribute('data-block'), wordsOf(section.querySelector('.eyebrow'))])).toEqual(ORDER)
})

test('the opening speaks of innovation and authority and starts an application', () => {
  expect(wordsOf(one(page, 'h1'))).toMatch(/innovation.*authority/i)
  expect(linksOf(sectionFor('Business Funding and Financial Services'))).toContainEqual(['Start Your Application', site.links.applyGeneral])
})

describe('the funding path', () => {
  const path = sectionFor('The Funding Path')
  const steps = [...path.querySelectorAll('ol > li')]

  test('has four steps, each with a title and a description', () => {
    expect(steps.map((step) => wordsOf(one(step, 'h3')))).toEqual(STEPS)
    for (const step of steps) expect(wordsOf(one(step, 'p')).length).toBeGreaterThan(40)
  })

  test('tells search engines the same steps', () => {
    const step = steps.map((element, index) => ({ '@type': 'HowToStep', position: index + 1, name: wordsOf(one(element, 'h3')), text: wordsOf(one(element, 'p')) }))
    expect(nodeOf(page, 'HowTo')).toMatchObject({ name: wordsOf(one(path, 'h2')), step })
  })
})

describe('the lending grid', () => {
  const grid = sectionFor('Lending')
  const tiles = [...grid.querySelectorAll('[data-gradient]')]

  test('has eight products that lead to their pages', () => {
    expect(tiles.flatMap(linksOf)).toEqual(PRODUCTS)
  })

  test('gives each product a gradient of its own', () => {
    expect(new Set(tiles.map((tile) => tile.getAttribute('data-gradient'))).size).toBe(8)
  })

  test('ends with the form for funding, which is not the form of the opening', () => {
    expect(linksOf(grid).at(-1)).toEqual(['Apply for Funding Today', site.links.applyFunding])
  })
})

test('the fintech section describes the investments and offers a way to write', () => {
  const fintech = sectionFor('Fintech Investment')
  expect(wordsOf(fintech)).toMatch(/payment/i)
  expect(linksOf(fintech).map(([, href]) => href)).toEqual([expect.stringMatching(/^mailto:/)])
})

describe('the wealth section', () => {
  const wealth = sectionFor('Wealth Management')

  test('draws five years from 100 to 220, readable without a script', () => {
    const bars = [...wealth.querySelectorAll('figure li')].map((bar) => [wordsOf(bar.querySelector('span')), wordsOf(bar.querySelector('bdi'))])
    expect(bars).toEqual([
      ['2020', '100'],
      ['2021', '125'],
      ['2022', '145'],
      ['2023', '180'],
      ['2024', '220'],
    ])
  })

  test('makes each bar as high as its value', () => {
    const heights = [...wealth.querySelectorAll('figure rect')].map((bar) => Math.round(Number.parseFloat(bar.getAttribute('height') ?? '') * 2.2))
    expect(heights).toEqual([100, 125, 145, 180, 220])
  })

  test('is finished as it comes, grows when 30 % of its figure are seen, and waits for a touch with the rest', () => {
    expect(one(wealth, 'figure').getAttribute('data-reveal')).toBe('0.3')
    expect(one(wealth, 'figure [data-held]').getAttribute('tabindex')).toBe('0')
  })

  test('opens the general form', () => {
    expect(linksOf(wealth)).toContainEqual(['Get Started Today', site.links.applyGeneral])
  })
})

test('the mission has four values with number, title and description, which fade in one after another', () => {
  const group = one(sectionFor('Mission and Values'), '[data-reveal]')
  const values = [...group.children]
  expect(values.map((value) => wordsOf(value.firstElementChild))).toEqual(['01', '02', '03', '04'])
  expect(values.map((value) => value.getAttribute('style'))).toEqual(['--place:0', '--place:1', '--place:2', '--place:3'])
  expect(new Set(values.map((value) => wordsOf(one(value, 'h3')))).size).toBe(4)
  for (const value of values) expect(wordsOf(one(value, 'p')).length).toBeGreaterThan(40)
})

test('the AI advantage leads to the AI solutions', () => {
  expect(linksOf(sectionFor('The AI Advantage'))).toEqual([['Explore AI Solutions', '/ai']])
})

describe('the testimonials', () => {
  const carousel = sectionFor('Client Testimonials')
  const slides = slidesOf(carousel)

  test('are sixteen different quotes, each with author and title', () => {
    expect(slides.length).toBe(16)
    for (const part of ['blockquote', 'figcaption strong']) expect(new Set(slides.map((slide) => wordsOf(one(slide, part)))).size).toBe(16)
    for (const slide of slides) expect(wordsOf(one(slide, 'figcaption span'))).not.toBe('')
  })

  test('name a company where there is one', () => {
    const roles = slides.map((slide) => wordsOf(one(slide, 'figcaption span')))
    expect(roles).toContain('Owner, Marchetti Table')
    expect(roles).toContain('Private Client')
  })

  test('loop and show one, two or three at a time', () => {
    expect(propsOf(carousel)).toMatchObject({ loop: true, perView: { small: 1, medium: 2, large: 3 } })
    expect(one(carousel, '[aria-roledescription=carousel]').getAttribute('style')).toMatch(/--small:1;--medium:2;--large:3/)
  })

  test('have buttons for the previous and the next one, which can be reached before they are awake', () => {
    const buttons = [...carousel.querySelectorAll('button')]
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Previous', 'Next'])
    for (const button of buttons) expect([button.getAttribute('tabindex'), button.hasAttribute('aria-disabled')]).toEqual(['0', false])
  })
})

test('the last section is one card: the founder, with name, title, epithet, description and domains', () => {
  const leadership = sectionFor('Leadership')
  const name = wordsOf(one(leadership, 'h3'))
  const [title, epithet, description] = labelsOf(cardOf(leadership, name), 'p')
  expect(title).toMatch(/^Founder\b/)
  expect(epithet).toMatch(/^The \w+$/)
  expect(description).toContain(`${name} founded ${site.name}`)
  expect(labelsOf(leadership, 'li li').length).toBeGreaterThan(2)
})

describe('the page about the firm', () => {
  const about = pageAt('/about')

  test('tells the mission, the market, the divisions and the command center, in that order', () => {
    expect(labelsOf(about, 'main > section:not(:first-child) .eyebrow')).toEqual(['Our Mission', 'Market Opportunity', 'Six Divisions', 'The Command Center'])
  })

  test('has six divisions with a description and four features each', () => {
    const cards = [...sectionOf(about, 'One Firm, Six Disciplines').querySelectorAll('ul:not(li ul) > li')]
    expect(cards.map((card) => wordsOf(one(card, 'h3')))).toEqual([
      'Business Lending',
      'Wealth Management',
      'Fintech Investment',
      'Advisory Consulting',
      'AI Solutions',
      'Training Academy',
    ])
    for (const card of cards) expect([wordsOf(one(card, 'p')).length > 40, card.querySelectorAll('li').length]).toEqual([true, 4])
  })
})
