import { expect, test } from 'vitest'
import { meantBlock, otherBlock } from '../../../src/site/diagnostics/otherBlocks'

const known = ['hero', 'prose', 'faqGroup', 'cardGrid', 'cta', 'form', 'table']

test.each([
  ['core/paragraph', 'prose'],
  ['sections.hero', 'hero'],
  ['HeroBlock', 'hero'],
  ['hero-section', 'hero'],
  ['rich_text', 'prose'],
  ['Accordion', 'faqGroup'],
  ['multicolumn', 'cardGrid'],
  ['call-to-action', 'cta'],
  ['newsletter', 'form'],
  ['comparison-table', 'table'],
])('"%s" of another program is a %s', (name, block) => expect(otherBlock(name, known)).toBe(block))

test('a block that is not there is not meant, and what is nearly called so is', () => {
  expect([otherBlock('team', known), otherBlock('constructor', known), otherBlock('heroo', known), meantBlock('heroo', known), meantBlock('block', known)]).toEqual([
    undefined,
    undefined,
    undefined,
    'hero',
    undefined,
  ])
})
