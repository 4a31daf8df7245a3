import { expect, test } from 'vitest'
import { innocent } from '../../../lib/innocent'
import { adviceOf, markedBy } from '../../../lib/lintRules'
import { advised, cards } from './advised'

const { adviceIn, expectReached } = advised()
const card = (title: string, label: string, value: string) => cards({ title, facts: [{ label, value }] })
const grid = (thing: string, name: string, value: string) => ({ type: 'grid', columns: [{ label: 'Toy' }, { label: name }], rows: [[thing, value]] })
const told = (...sections: object[]) => markedBy('two-figures', { sections })

test('another figure for a thing that has one is told where it comes second', () => {
  expect(adviceIn(innocent({ sections: [card('Bear', 'Age', '3-6 years'), { ...card('Bears', 'age', '4-6 years'), title: 'More toys' }] }))).toMatchInlineSnapshot(`
    "PS541 two-figures 36:28 <"4-6 years">  page "/" › section 3 (cards) › items 1 › facts 1 › value
      "age" of "Bears" is "4-6 years" here and "3-6 years" on "/". Write the right one into site.facts and use it by its token in both places; or give what is not the same another name."
  `)
  expectReached('figures')
})

test('cards and tables are compared with each other', () => {
  expect(told(card('Bear', 'Price', '$40'), grid('Bears', 'Price', '$45'))).toEqual(['"$45"'])
  expect(told(grid('Bear', 'Price', '$40'), card('Bear', 'Price', '$45'))).toEqual(['"$45"'])
})

test('tokens are compared as what they stand for', () => {
  const facts = { site: { facts: { bear: { price: '$40' } } } }
  expect(markedBy('two-figures', { ...facts, sections: [card('Bear', 'Price', '{facts.bear.price}'), grid('Bear', 'Price', '$40.50')] })).toEqual(['"$40.50"'])
  expect(markedBy('two-figures', { ...facts, sections: [card('Bear', 'Price', '{facts.bear.price}'), grid('Bear', 'Price', '$40')] })).toEqual([])
})

test.each([
  ['one figure in two spellings', card('Bear', 'Age', '3 to 6 years'), grid('Bear', 'Age', '3–6 years')],
  ['figures of two things', card('Bear', 'Age', '3 years'), grid('Kite', 'Age', '6 years')],
  ['two figures of one thing', card('Bear', 'Age', '3 years'), grid('Bear', 'Price', '$40')],
  ['words without a figure', card('Bear', 'Wood', 'Maple'), grid('Bear', 'Wood', 'Ash')],
  ['rows that nothing on the site is called by', grid('Total', 'Price', '$40'), grid('Total', 'Price', '$45')],
])('%s are not told', (_name, first, second) => {
  expect(told(first, second)).toEqual([])
})

test('the sentence says both figures and where the first one stands', () => {
  expect(adviceOf('two-figures', { sections: [card('Bear', 'Price', '$40'), grid('Bear', 'Price', '$45')] })[0]).toContain('"Price" of "Bear" is "$45" here and "$40" on "/".')
})
