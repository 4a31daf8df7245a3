import { expect, test } from 'vitest'
import { fullTitle } from '../../src/parts/title'

test('a title ends in the name of the site unless it holds it, wherever', () => {
  expect(fullTitle('Prices', 'Toys')).toBe('Prices · Toys')
  for (const title of ['Toys', 'Toys from Maine', 'About Toys', 'All Toys here']) expect(fullTitle(title, 'Toys')).toBe(title)
})
