import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Blocks } from '../../../src/blocks/schemas'
import type { PublishContext } from '../../../src/parts/check'
import { entry } from '../../../src/parts/message'
import { text } from '../../../src/parts/text'
import { blockFindings, unallowed } from '../../../src/site/lint/publishBlocks'
import { plainFile } from '../../../src/site/schema/itemFields'
import { schemaOf } from '../../../src/site/schema/composed'
import { fileWith, pageWith } from '../../lib/toy'

const draft = entry<{ words: string }>({
  code: 'PS599',
  rule: { name: 'no-draft', meaning: 'Nothing is a draft.' },
  title: 'A draft',
  message: ({ words }) => `"${words}" is a draft.`,
  hint: () => 'Write it.',
})
const blocks: Blocks = {
  plain: { schema: z.strictObject({ words: text }) },
  note: {
    schema: z.strictObject({ words: text, more: text.optional() }),
    messages: [draft],
    publish: ({ words, more }: { words: string; more?: string }, { report }: PublishContext) => {
      if (words === 'draft') report(['words'], draft, { words })
      if (more === 'draft') report(['more'], draft, { words: more })
    },
  },
}
const note = (words: string, more = {}) => ({ type: 'note', words, ...more })
const fileOf = (parts: Record<string, unknown>) => plainFile(schemaOf(blocks).parse(JSON.parse(fileWith({ notFound: { title: 'x', sections: [] }, ...parts }))))
const told = (parts: Record<string, unknown>) =>
  blockFindings(fileOf(parts), blocks).map(({ location, seenFrom }) => ['path' in location && location.path.join('.'), seenFrom?.map((path) => path.join('.')).join()])

test('a block is asked about each of its sections, and its finding has place, words and rule', () => {
  expect(blockFindings(fileOf({ pages: [pageWith(note('done'), { type: 'plain', words: 'draft' }, note('draft'))] }), blocks)).toEqual([
    {
      location: { path: ['pages', 0, 'sections', 2, 'words'], on: 'value', within: undefined },
      message: { name: 'own', entry: draft, words: { words: 'draft' } },
      rule: 'no-draft',
      seenFrom: [['pages', 0, 'sections', 2]],
    },
  ])
})

test('what is hidden does not go live', () => {
  const shared = { hello: note('draft'), away: note('draft', { hidden: true }) }
  expect(
    told({ shared, pages: [pageWith(note('draft', { hidden: true }), { use: 'hello', hidden: true }, { use: 'away' }), { ...pageWith(note('draft')), hidden: true }] }),
  ).toEqual([])
})

test('a shared section is told where it is written, for each place that uses it, and what a page says differently at the page', () => {
  const shared = { hello: note('draft', { more: 'draft' }), unused: note('draft') }
  expect(
    told({ shared, pages: [pageWith({ use: 'hello' }, { use: 'hello', with: { words: 'done' } }, { use: 'hello', with: { more: 'draft', words: 'done' } }, { use: 'none' })] }),
  ).toEqual([
    ['shared.hello.words', 'pages.0.sections.0'],
    ['shared.hello.more', 'pages.0.sections.0'],
    ['shared.hello.more', 'pages.0.sections.1'],
    ['pages.0.sections.2.with.more', 'pages.0.sections.2'],
  ])
})

test('what the file allows is left out, and of the rest the rule is not said', () => {
  const file = fileOf({ pages: [pageWith(note('draft', { allow: { 'no-draft': 'It is one.' } }), note('draft'))] })
  const findings = blockFindings(file, blocks)
  const [, second] = findings
  expect(unallowed(file, findings)).toEqual([{ location: second?.location, message: second?.message, seenFrom: second?.seenFrom }])
  expect(unallowed(file, findings)[0]).not.toHaveProperty('rule')
  const plain = findings.map(({ rule: _rule, ...finding }) => finding)
  expect(unallowed(file, plain)).toEqual(plain)
})
