import { expect, test } from 'vitest'
import { rules } from '../../../src/site/lint/findRules'
import { gatherers, lookThrough } from '../../../src/site/lint/lookThrough'
import type { LintContext } from '../../../src/site/lint/rule'
import { plainFile } from '../../../src/site/schema/itemFields'
import { schemaOf } from '../../../src/site/schema/composed'
import { fileWith, pageWith, toyBlocks } from '../../lib/toy'

const note = (words: Record<string, unknown>) => ({ type: 'note', text: 'Words.', ...words })
const schema = schemaOf(toyBlocks)
/** As much as is looked at of a file with these pages. */
const contextOf = (...pages: ReturnType<typeof pageWith>[]) =>
  ({
    file: plainFile(schema.parse(JSON.parse(fileWith({ pages, notFound: { title: 'Nothing', sections: [], allow: { 'orphan-page': 'It is.' } } })))),
    schema,
    blocks: toyBlocks,
    site: { settings: { facts: {}, links: {} }, pages: [] },
  }) as unknown as LintContext
const lorem = note({ text: 'Lorem ipsum {facts.price.low}.' })
const tokens = gatherers.get((rules.get('unused-fact') as never as { gatherText: never }).gatherText) ?? ''

test('what is found, gathered and allowed is kept by its page, and before all pages what stands on none', () => {
  const { texts, gathered, allowances } = lookThrough(contextOf(pageWith(note({})), pageWith(lorem, note({ allow: { 'tag-in-text': 'On purpose.' } }))))
  expect(texts.map((found) => found.map(({ rule }) => rule))).toEqual([expect.any(Array), [], ['placeholder-text']])
  expect(gathered[tokens]?.slice(1)).toEqual([[], ['facts.price.low']])
  expect(allowances).toEqual([[{ place: ['notFound'], rule: 'orphan-page' }], [], [{ place: ['pages', 1, 'sections', 1], rule: 'tag-in-text' }]])
})

test('a page that has not changed is not looked at: of it there is what was kept', () => {
  const before = contextOf(pageWith(lorem), pageWith(lorem))
  const kept = lookThrough(before)
  const found = lookThrough(contextOf(pageWith(note({})), pageWith(note({}))), { kept, isSameEntry: (index) => index === 1 })
  expect([found.texts[1], found.texts[2]]).toEqual([[], kept.texts[2]])
  expect(found.gathered[tokens]?.slice(1)).toEqual([[], ['facts.price.low']])
})

test('rules that gather the same gather it once', () => {
  const names = ['unused-fact', 'unused-link'].map((name) => gatherers.get((rules.get(name) as never as { gatherText: never }).gatherText))
  expect(names).toEqual(['unused-fact', 'unused-fact'])
})
