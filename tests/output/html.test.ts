import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { figure } from '../lib/figure'

/** The recommended rules for whole documents. What is switched off says nothing about how a page works, or is held elsewhere. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React's server renderer spells HTML; browsers read both alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Files come from the site itself, and their names change with their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The panel of the bar stands before the main heading and has a heading of its own; axe holds the order of the rest.
    'heading-level': ['error', { minInitialRank: 'h2', sectioningRoots: [] }],
    // Mantine's carousel is a div with the role of a region, and sizes its arrows by a style attribute, which the policy allows.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    'no-inline-style': 'off',
    // Mantine writes the class of a checkbox twice.
    'no-dup-class': 'off',
    // Authors' words: how a telephone number is written, and how long a title is, of which "npm run check" tells.
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
}

test('every page is valid HTML, and every id stands once', async ({ task }) => {
  const validator = new HtmlValidate(CONFIG)
  const faults: string[] = []
  let pages = 0
  for (const { folder } of Object.values(inject('sites'))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
      const { results } = await validator.validateString(readFileSync(join(folder, file), 'utf8'))
      faults.push(...results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} at ${selector}`)))
      pages++
    }
  }
  expect(faults).toEqual([])
  figure({ task }, 'C10', `html-validate: 0 errors on ${pages} pages (goal 0)`)
})
