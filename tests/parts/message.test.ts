import { expect, test } from 'vitest'
import { advice, entry, listed, meant, nearOr } from '../../src/parts/message'

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
