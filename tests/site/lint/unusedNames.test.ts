import { expect, test } from 'vitest'
import { markedBy } from '../../lib/lintRules'

const site = { links: { shop: 'https://shop.example', other: 'https://other.example' }, facts: { age: '12', price: { low: '$5', high: '$9' } }, theme: undefined }

test('addresses and facts that no token names are told by their names', () => {
  const { theme: _theme, ...used } = site
  const sections = [{ type: 'plain', text: '{links.shop} {facts.price.low}', hidden: true }]
  expect([markedBy('unused-link', { site: used, sections }), markedBy('unused-fact', { site: used, sections })]).toEqual([['"other"'], ['"age"', '"high"']])
})
