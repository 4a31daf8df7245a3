import { expect, test } from 'vitest'
import { adviceOf, markedBy } from '../../lib/lintRules'
import { toySettings } from '../../lib/toy'

const site = { links: { shop: 'https://shop.example/a' }, facts: { price: '$500 - $900', age: '12 years', time: 'in two days', low: '123456789' } }
const words = (text: string, more = {}) => ({ site, sections: [{ type: 'plain', words: text, text: '{links.shop} {facts.price} {facts.age} {facts.time} {facts.low}' }], ...more })

test.each([
  ['It costs $500 - $900.', ['$500 - $900']],
  ['Call 555 0100 now', ['555 0100']],
  ['At https://shop.example/a, at hello@toys.example.com', ['https://shop.example/a', 'hello@toys.example.com']],
  ['$500 - $900, $500 - $900', ['$500 - $900', '$500 - $900']],
  ['1 123456789', ['123456789']],
])('in "%s" are marked: %j', (text, expected) => {
  expect(markedBy('literal-value', words(text)).toSorted()).toEqual(expected.toSorted())
})

test.each(['For 12 years', 'in two days', '$500 - $9000', 'A$500 - $900', '555 01001', '123456789.5', '123456789%', '-123456789', 'https://shop.example/ab', '$500 - $900-a-day'])(
  '"%s" is no value, or one by chance',
  (text) => {
    expect(adviceOf('literal-value', words(text))).toEqual([])
  },
)

test('of two values that begin alike the longer one is marked where it stands', () => {
  const facts = { ...site.facts, rent: '$500 - $900 a day' }
  const marked = (text: string) => markedBy('literal-value', words(text, { site: { ...site, facts } }))
  expect([marked('It costs $500 - $900 a day.'), marked('It costs $500 - $900 a year.')]).toEqual([['$500 - $900 a day'], ['$500 - $900']])
})

test('of the settings the bar and the footer are looked through, where a visitor reads them', () => {
  const footer = { ...toySettings.footer, copyright: '© Toys, $500 - $900' }
  const navigation = { ...toySettings.navigation, panelTitle: 'Menu, 555 0100' }
  expect(markedBy('literal-value', words('Toys', { site: { ...site, footer, navigation, description: 'For $500 - $900.' } })).toSorted()).toEqual(['$500 - $900', '555 0100'])
})
