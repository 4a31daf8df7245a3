import { expect, test } from 'vitest'
import { addChoices, choiceOf, propertyOf } from '../../../src/authoring/describe/discriminator'

const kind = (name: string, more = {}) => ({ type: 'object', properties: { kind: { const: name, description: `Kind ${name}.` }, ...more } })

test('several kinds of entry become a choice by the word that differs', () => {
  const schema = { list: { items: { oneOf: [kind('line'), { ...kind('text'), description: 'A text.' }], description: 'What is asked.' } } }
  addChoices([schema])
  expect(schema.list.items).toEqual({
    type: 'object',
    properties: {
      kind: {
        type: 'string',
        description: 'Which kind of entry this is.',
        enum: ['line', 'text'],
        enumDescriptions: ['Kind line.', 'A text.'],
        errorMessage: 'There is no such kind. A kind is one of: line, text.',
      },
    },
    required: ['kind'],
    allOf: [
      { if: { properties: { kind: { const: 'line' } }, required: ['kind'] }, then: kind('line') },
      { if: { properties: { kind: { const: 'text' } }, required: ['kind'] }, then: { ...kind('text'), description: 'A text.' } },
    ],
    description: 'What is asked.',
  })
})

test('what differs by no word stays as it is', () => {
  const schema = { oneOf: [{ type: 'string' }, { type: 'number' }] }
  addChoices(schema)
  expect(schema).toEqual({ oneOf: [{ type: 'string' }, { type: 'number' }] })
})

test('the article before a word follows its first letter', () => {
  expect(JSON.stringify(choiceOf('entry', {}, [], ''))).toContain('An entry is one of')
  expect([propertyOf(kind('a'), 'kind'), propertyOf(kind('a'), 'none'), propertyOf({}, 'a')]).toEqual([{ const: 'a', description: 'Kind a.' }, {}, {}])
})
