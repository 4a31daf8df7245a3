import { expect, test } from 'vitest'
import { z } from 'zod'
import { addEntrySnippets, snippetText } from '../../../src/authoring/describe/snippets'
import { toyBlocks } from '../../lib/toy'

/** A tab stop with a text in it, as editors write it. */
const stop = (number: number, text: string) => `"\${${number}:${text}}"`

test('in an example each text is a tab stop that holds it, in the order of the file; what is no text stays', () => {
  const schema = toyBlocks.note?.schema ?? z.never()
  const example = { type: 'note', title: 'Hi', icon: 'star', tone: 'plain', count: 2, links: [{ label: 'Go', href: '/go' }], gradient: 'sea', body: '<p>More</p>' }
  const texts = ['Hi', 'star', 'Go', '/go', 'sea', '<p>More</p>'].map((text, index) => stop(index + 1, text))
  expect(snippetText(schema, example)).toBe(
    `{
\t"type": "note",
\t"title": ${texts[0]},
\t"icon": ${texts[1]},
\t"tone": "plain",
\t"count": 2,
\t"links": [
\t\t{
\t\t\t"label": ${texts[2]},
\t\t\t"href": ${texts[3]}
\t\t}
\t],
\t"gradient": ${texts[4]},
\t"body": ${texts[5]}
}`,
  )
})

test('what means something to editors is escaped, in a tab stop and elsewhere; lists and entries without anything take one line', () => {
  const line = (text: string) =>
    snippetText(toyBlocks.note?.schema ?? z.never(), { text })
      .split('\n')[1]
      ?.trim()
  expect([line('a {facts.age} for $5'), line('"a\\b"\n')]).toEqual([`"text": ${stop(1, 'a {facts.age\\} for \\$5')}`, `"text": ${stop(1, '\\\\"a\\\\\\\\b\\\\"\\\\n')}`])
  expect(snippetText(z.strictObject({}), { other: '$1}', list: [], entry: {} })).toBe('{\n\t"other": "\\$1\\}",\n\t"list": [],\n\t"entry": {}\n}')
})

/** The snippets that a list of such entries gets. */
function snippetsFor(items: object): unknown {
  const list: { items: { defaultSnippets?: unknown } } & object = { ...{ type: 'array' }, items: { ...items } }
  addEntrySnippets({ properties: { list } })
  return list.items.defaultSnippets
}
const texts = { label: { type: 'string' }, href: { type: 'string' } }

test('a list offers an entry with the fields that it must have, with what they are in it', () => {
  const fields = { ...texts, path: { type: 'string' }, date: { type: 'string' }, slug: { type: 'string' }, more: { type: 'string' } }
  expect(snippetsFor({ type: 'object', description: 'A link.', properties: fields, required: ['label', 'href', 'path', 'date', 'slug'] })).toEqual([
    {
      label: '{ label, href, path, date, slug }',
      description: 'A link.',
      bodyText: `{\n\t"label": ${stop(1, 'label')},\n\t"href": ${stop(2, '/')},\n\t"path": ${stop(3, '/new-page')},\n\t"date": ${stop(4, '2026-01-31')},\n\t"slug": ${stop(5, 'new-item')}\n}`,
    },
  ])
})

test('each kind of field has its least value', () => {
  const properties = {
    count: { type: 'integer', minimum: 3 },
    size: { type: 'number' },
    on: { type: 'boolean' },
    tone: { enum: ['quiet', 'loud'] },
    many: { type: 'array', minItems: 2, items: { type: 'string' } },
    none: { type: 'array', items: { type: 'string' } },
    free: { type: 'object' },
    link: { type: 'object', properties: texts, required: ['label'] },
    either: { anyOf: [{ type: 'boolean' }, { type: 'string' }] },
    both: { properties: texts, required: ['href'], anyOf: [{ type: 'boolean' }] },
  }
  expect(snippetsFor({ type: 'object', properties, required: Object.keys(properties) })).toEqual([
    {
      label: '{ count, size, on, tone, many, none, free, link, either, both }',
      description: 'An entry with the fields that it must have.',
      bodyText: `{\n\t"count": 3,\n\t"size": 1,\n\t"on": true,\n\t"tone": ${stop(1, 'quiet')},\n\t"many": [\n\t\t${stop(2, 'many')},\n\t\t${stop(3, 'many')}\n\t],\n\t"none": [],\n\t"free": {},\n\t"link": {\n\t\t"label": ${stop(4, 'label')}\n\t},\n\t"either": true,\n\t"both": {\n\t\t"href": ${stop(5, '/')}\n\t}\n}`,
    },
  ])
})

const kind = (name: string) => ({
  type: 'object',
  description: 'Any field.',
  properties: { name: { type: 'string' }, kind: { const: name, description: `One ${name}.` } },
  required: ['name', 'kind'],
})
const expected = (name: string) => ({ label: name, description: `One ${name}.`, bodyText: `{\n\t"kind": "${name}",\n\t"name": ${stop(1, 'name')}\n}` })

test.each([
  ['anyOf', { anyOf: [kind('text'), kind('phone')] }],
  ['oneOf', { oneOf: [kind('text'), kind('phone')] }],
  [
    'rules',
    {
      allOf: [
        { if: {}, then: kind('text') },
        { if: {}, then: kind('phone') },
      ],
      type: 'object',
    },
  ],
])('where an entry is one of several kinds, written as %s, each is offered under its own name, which comes first and stays', (_how, items) => {
  expect(snippetsFor(items)).toEqual([expected('text'), expected('phone')])
})

test('an entry that need not have any field, or is no object, is not offered', () => {
  expect([snippetsFor({ type: 'object', properties: texts }), snippetsFor({ type: 'string' })]).toEqual([undefined, undefined])
  const other = { type: 'object', items: kind('text') }
  addEntrySnippets([other, null, 'text'])
  expect(other).toEqual({ type: 'object', items: kind('text') })
})

test('lists inside of entries of lists are reached', () => {
  const inner: { type: string; items: Record<string, unknown> } = { type: 'array', items: kind('text') }
  addEntrySnippets({ type: 'array', items: { type: 'object', properties: { inner } } })
  expect(inner.items.defaultSnippets).toEqual([expected('text')])
})
