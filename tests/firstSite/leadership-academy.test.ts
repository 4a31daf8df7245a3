import { describe, expect, test } from 'vitest'
import { pageAt, wordsOf } from '../lib/page'
import { cardOf, factsOf, labelsOf, linksOf, nodeOf, one, sectionOf, site, slidesOf } from './parts'

describe('the Command Council', () => {
  const page = pageAt('/leadership')
  const council = sectionOf(page, 'The Eight Leaders')
  const names = labelsOf(council, 'h3')

  test('has eight leaders under its own name', () => {
    expect(wordsOf(one(page, 'h1'))).toBe('Command Council')
    expect(page.title).toContain('Command Council')
    expect(new Set(names).size).toBe(8)
    expect(names.length).toBe(8)
  })

  test.each(names)('introduces %s with title, epithet, description and core domains', (name) => {
    const [title = '', epithet, description = '', label] = labelsOf(cardOf(council, name), 'p')
    expect(title).toMatch(/Officer|Director|Counsel/)
    expect(epithet).toMatch(/^The \w+$/)
    expect(description.length).toBeGreaterThan(100)
    expect(label).toBe('Core domains')
    expect(new Set(labelsOf(cardOf(council, name), 'li')).size).toBeGreaterThanOrEqual(3)
  })

  test('gives no two leaders the same title or epithet', () => {
    for (const place of [0, 1]) expect(new Set(names.map((name) => labelsOf(cardOf(council, name), 'p')[place])).size).toBe(8)
  })

  test('tells search engines of three employees, who are the first three leaders', () => {
    const employee = names.slice(0, 3).map((name) => ({ '@type': 'Person', name, jobTitle: labelsOf(cardOf(council, name), 'p')[0] }))
    expect(nodeOf(page, 'Organization')).toMatchObject({ name: site.name, legalName: site.legalName, employee })
  })

  test('is led by the founder whom the home page shows', () => {
    expect(labelsOf(pageAt('/'), '#leadership h3')).toEqual([names[0]])
  })
})

describe('the academy', () => {
  const page = pageAt('/academy')
  const hero = one(page, 'main > section:first-child')
  const program = sectionOf(page, 'The Program')
  const tabs = [...program.querySelectorAll('[role=tab]')]

  /** The panel of a tab, found as a screen reader finds it. */
  const panelOf = (label: string) => one(program, `[role=tabpanel][aria-labelledby="${one(program, '[role=tab]', label).id}"]`)

  test('opens with rating, enrollment and length', () => {
    expect(wordsOf(one(hero, 'h1'))).toBe('Financial Alchemist Specialization')
    const facts = Object.entries(factsOf(hero)).map(([label, value]) => `${value} ${label}`)
    expect(facts).toEqual([expect.stringMatching(/^4\.9 .*\(1,840 ratings\)$/), expect.stringMatching(/^45,468 .*enrolled$/), expect.stringMatching(/^6 months /)])
  })

  test('has three buttons, of which two stay on the page', () => {
    const links = linksOf(hero)
    expect(links.map(([label]) => label)).toEqual(['Enroll for $5,000', 'Buy Now', 'Learn More'])
    expect(links.slice(1).map(([, href]) => href)).toEqual(['#enrollment', '#program'])
  })

  test('has four tabs, of which the overview is open', () => {
    expect(tabs.map((tab) => wordsOf(tab))).toEqual(['Overview', 'Courses', 'Instructors', 'FAQ'])
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false'])
    const hidden = [...program.querySelectorAll('[role=tabpanel]')].map((panel) => /display:\s*none/.test(panel.getAttribute('style') ?? ''))
    expect(hidden).toEqual([false, true, true, true])
  })

  test('has five courses and a capstone, numbered, of which one can be open at a time and none is at first', () => {
    const folds = [...panelOf('Courses').querySelectorAll('details')]
    expect(folds.map((fold) => [wordsOf(fold.querySelector('span')), wordsOf(one(fold, 'h4'))])).toEqual([
      ['01', 'Broker Execution Protocol'],
      ['02', 'Foundations of Lending'],
      ['03', 'Advanced Capital Architecture'],
      ['04', 'FinTech & Digital Assets'],
      ['05', 'Sovereign Deployment Systems'],
      ['06', 'Sovereign Enterprise Architecture'],
    ])
    const groups = new Set(folds.map((fold) => fold.getAttribute('name')))
    expect([groups.size, groups.has(null), groups.has('')]).toEqual([1, false, false])
    expect(folds.filter((fold) => fold.hasAttribute('open'))).toEqual([])
  })

  test('describes each course and tags its topics', () => {
    for (const fold of panelOf('Courses').querySelectorAll('details')) {
      expect(wordsOf(one(fold, 'p')).length).toBeGreaterThan(100)
      expect(new Set(labelsOf(fold, 'li')).size).toBeGreaterThanOrEqual(3)
    }
  })

  test('is taught by four people, each with a description', () => {
    const names = labelsOf(panelOf('Instructors'), 'h4')
    expect(new Set(names).size).toBe(4)
    expect(names.length).toBe(4)
    for (const name of names) expect(labelsOf(cardOf(panelOf('Instructors'), name), 'p').every((words) => words.length > 15)).toBe(true)
  })

  test('answers questions one at a time', () => {
    const folds = [...panelOf('FAQ').querySelectorAll('details')]
    expect(folds.length).toBeGreaterThanOrEqual(5)
    expect(new Set(folds.map((fold) => fold.getAttribute('name'))).size).toBe(1)
    expect(folds[0]?.hasAttribute('name')).toBe(true)
  })

  test('lets three students speak, each with name and title', () => {
    const quotes = slidesOf(sectionOf(page, 'What Students Say')).map((slide) => labelsOf(slide, 'blockquote, strong, span'))
    expect(quotes.length).toBe(3)
    for (const [quote = '', name = '', title = ''] of quotes) expect([quote.length > 100, name !== '', title !== '']).toEqual([true, true, true])
  })
})
