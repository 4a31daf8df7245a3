import { expect, test } from 'vitest'
import { z } from 'zod'
import { meantEntry } from '../../../../src/site/schema/findings/unknownVariant'
import { fileWith, pageWith, problemsOf, siteWith, toyBlocks } from '../../../lib/toy'

test('an entry is meant only where it is certain what it is', () => {
  const meant = (entry: object, field = 'kind') => meantEntry({ schema: z.unknown(), value: [entry], path: [0, field], known: ['text', 'choice', 'hero'] })
  expect(meant({ type: 'select', label: 'Size' })).toEqual({ kind: 'choice', label: 'Size' })
  expect(meant({ type: 'banner', title: 'A' }, 'type')).toEqual({ type: 'hero', title: 'A' })
  expect([meant({ kind: 'txet' }), meant({ label: 'Size' }), meant({ type: 5 }, 'type')]).toEqual([undefined, undefined, undefined])
})

test('of a block of another program all is told at once, as if its name were right', () => {
  const hero = { schema: z.strictObject({ title: z.string(), size: z.number(), text: z.string() }) }
  const told = problemsOf(siteWith({ type: 'banner', headline: 'Hello', size: 'large' }), { ...toyBlocks, hero }).map(({ message }) => message)
  expect(told).toEqual(['There is no block "banner".', 'Here a number without quotes is expected, but there is the text "large".'])
})

test('so it is of an entry whose kind is called otherwise', () => {
  const field = z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('text'), name: z.string(), label: z.string(), rows: z.number().optional() })])
  const form = { schema: z.strictObject({ fields: z.array(field) }) }
  const told = problemsOf(siteWith({ type: 'form', fields: [{ type: 'input', label: 'Name', rows: 'two' }] }), { ...toyBlocks, form }).map(({ message }) => message)
  expect(told).toEqual([
    '"name" is missing in an entry of "fields".',
    'There is no field "type" in an entry of "fields".',
    'Here a number without quotes is expected, but there is the text "two".',
  ])
})

test('what is shared cannot use what is shared, and neither of the two names is taken for the other there', () => {
  const told = (first: object) =>
    problemsOf(fileWith({ shared: { first, second: { type: 'rule' } }, pages: [pageWith({ use: 'first' })] })).map(({ message, hint, fixable }) => [message, hint, fixable])
  expect(told({ use: 'second' })).toEqual([['There is no field "use" in "first".', 'The fields are: type. If it is none of them, delete it.', false]])
  expect(told({ type: 'second' })).toEqual([['There is no block "second".', expect.stringContaining('The blocks are'), false]])
  // With a block's name it is the other field that was meant.
  expect(told({ use: 'rule' })).toEqual([['There is no field "use" in "first".', 'Did you mean "type"?', true]])
})
