import { expect, test } from 'vitest'
import { advice, also, entry, listed, meant, meantAmong, nearest, nearOr } from '../../src/parts/message'

const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`)

test('advice is an entry that stops nothing', () => {
  const definition = { code: 'PS599', title: 'A title', message: () => 'What.', hint: () => 'How.' }
  expect([entry(definition), advice(definition)]).toEqual([definition, { ...definition, severity: 'advice' }])
})

test('of names thirty are listed, and the others counted', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b'])]).toEqual(['', 'a', 'a, b'])
  expect([listed(names(30)), listed(names(31)), listed(names(40))]).toEqual([names(30).join(', '), `${names(30).join(', ')} and 1 more`, `${names(30).join(', ')} and 10 more`])
})

test('what was meant is said, else what there is, else that there is nothing', () => {
  expect([meant('faq'), meant(undefined)]).toEqual(['Did you mean "faq"?', ''])
  const words = nearOr('pages')
  expect([
    words({ name: 'x', suggestion: 'faq', known: ['faq', 'home'] }),
    words({ name: 'x', suggestion: undefined, known: ['faq', 'home'] }),
    words({ name: 'x', suggestion: undefined, known: ['faq'] }),
    words({ name: 'x', suggestion: undefined, known: [] }),
  ]).toEqual(['Did you mean "faq"?', 'The pages are: faq, home.', 'The pages are: faq.', 'There are no pages yet.'])
})

test('of more than twelve names those are said that are most like the one that was written, in any letters', () => {
  const known = ['about', 'contact', 'faq', 'FAQS', 'home', 'imprint', 'jobs', 'news', 'offers', 'prices', 'shop', 'team', 'fax']
  expect(nearest('pages', 'faqs', known.slice(0, 12))).toBe(`The pages are: ${known.slice(0, 12).join(', ')}.`)
  expect(nearest('pages', 'faqs', known)).toBe('There are 13 pages; the nearest are: FAQS, faq, fax, jobs, news.')
})

test('what was meant stands before all names, which are said where they are few, or nothing was meant', () => {
  const words = { name: 'faqs', known: ['faq', 'home'] }
  const many = Array.from({ length: 13 }, (_, index) => `page-${index}`)
  expect([
    meantAmong('pages', { ...words, suggestion: 'faq' }),
    meantAmong('pages', { ...words, suggestion: undefined }),
    meantAmong('pages', { name: 'page', known: many, suggestion: 'page-1' }),
    meantAmong('pages', { name: 'page-12', known: many, suggestion: undefined }),
  ]).toEqual([
    'Did you mean "faq"? The pages are: faq, home.',
    'The pages are: faq, home.',
    'Did you mean "page-1"?',
    'There are 13 pages; the nearest are: page-12, page-1, page-2, page-10, page-11.',
  ])
})

test('of what is told once the other places are counted', () => {
  expect([also(undefined), also(1), also(2)]).toEqual(['', ' It is so in 1 other place, too.', ' It is so in 2 other places, too.'])
})
