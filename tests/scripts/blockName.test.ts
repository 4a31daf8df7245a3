import { expect, test } from 'vitest'
import { nameFault } from '../../scripts/lib/blockName'

const taken = ['faqGroup', 'schemas.ts']

test.each(['openingHours', 'map', 'faq2'])('a block can be called "%s"', (name) => {
  expect(nameFault(name, taken)).toBeUndefined()
})

test.each([
  ['faqGroup', 'There is already a block "faqGroup": src/blocks/faqGroup/.'],
  ['faqgroup', 'There is already a block "faqGroup": src/blocks/faqGroup/.'],
  ['OpeningHours', '"OpeningHours" is no name for a block: write a noun in camelCase, for example "openingHours".'],
  ['opening-hours', '"opening-hours" is no name for a block: write a noun in camelCase, for example "openingHours".'],
  ['../hours', '"../hours" is no name for a block: write a noun in camelCase, for example "openingHours".'],
  ['', '"" is no name for a block: write a noun in camelCase, for example "openingHours".'],
  ['constructor', '"constructor" is reserved. Choose another name.'],
  ['__proto__', '"__proto__" is reserved. Choose another name.'],
  ['section', '"section" is reserved. Choose another name.'],
])('no block can be called "%s"', (name, sentence) => {
  expect(nameFault(name, taken)).toBe(sentence)
})
