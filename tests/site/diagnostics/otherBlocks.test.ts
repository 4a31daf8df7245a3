import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { meantBlock, otherBlock, OTHERS } from '../../../src/site/diagnostics/otherBlocks'

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

test('a block that is itself called like what programs write behind names is found by its name', () => {
  expect(['Section', 'core/module'].map((name) => otherBlock(name, ['section', 'module']))).toEqual(['section', 'module'])
})

test('a block that is not there is not meant, and what is nearly called so is', () => {
  expect([otherBlock('team', known), otherBlock('constructor', known), otherBlock('heroo', known), meantBlock('heroo', known), meantBlock('block', known)]).toEqual([
    undefined,
    undefined,
    undefined,
    'hero',
    undefined,
  ])
})

test('each name leads to blocks or kinds of fields that are there, by the schema that editors have, and to each once', () => {
  const schema = readFileSync('schema/pages.schema.json', 'utf8')
  for (const [name, kinds] of Object.entries(OTHERS)) {
    expect([name, ...kinds.filter((kind) => !new RegExp(`"(?:const": "${kind}"|${kind}",?$)`, 'm').test(schema))]).toEqual([name])
    expect(new Set(kinds).size, name).toBe(kinds.length)
  }
})

/** Written anew by `vitest -u`, and read before that is kept. */
test('what other programs call blocks and kinds of fields is known as it was', async () => {
  const lines = Object.entries(OTHERS).map(([name, kinds]) => `${name}: ${kinds.join(', ')}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('otherBlocks.txt')
})
