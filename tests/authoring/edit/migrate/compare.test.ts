import { expect, test } from 'vitest'
import { breakingChanges, kindOf } from '../../../../src/authoring/edit/migrate/compare'

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required, additionalProperties: false })
const text = { type: 'string' }

test.each([
  ['anything', { type: 'string' }, {}],
  ['a wider number', { type: 'integer' }, { type: 'number' }],
  ['a wider limit', { type: 'string', maxLength: 5, minLength: 2 }, { type: 'string', maxLength: 6, minLength: 1 }],
  ['no limit', { type: 'string', maxLength: 5, pattern: 'a' }, { type: 'string' }],
  ['the old form or another one', { type: 'string', pattern: '^a$' }, { type: 'string', pattern: '^a$|^b$' }],
  ['one more option', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['an option among several', { const: 'a' }, { enum: ['a', 'b'] }],
  ['a new optional field', object({ a: text }), object({ a: text, b: text })],
  ['a field that is required no more', object({ a: text }, ['a']), object({ a: text })],
  ['one more kind', text, { anyOf: [{ type: 'number' }, text] }],
])('%s breaks nothing', (_name, before, after) => {
  expect(breakingChanges(before, after)).toEqual([])
})

test.each([
  ['another kind', text, { type: 'number' }, [{ kind: 'kind', path: '', from: 'string', to: 'number' }]],
  ['a narrower number', { type: 'number' }, { type: 'integer' }, [{ kind: 'kind', path: '', from: 'number', to: 'integer' }]],
  ['an option that goes', { enum: ['a', 'b'] }, { enum: ['b'] }, [{ kind: 'option', path: '', gone: 'a', left: ['b'] }]],
  ['options where all was right', text, { type: 'string', enum: ['a', 'b'] }, [{ kind: 'limit', path: '', word: 'options', from: undefined, to: 'a, b' }]],
  ['a narrower limit', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 4 }, [{ kind: 'limit', path: '', word: 'maxLength', from: 5, to: 4 }]],
  ['a higher least', { type: 'array', minItems: 1 }, { type: 'array', minItems: 2 }, [{ kind: 'limit', path: '', word: 'minItems', from: 1, to: 2 }]],
  ['a first limit', { type: 'number' }, { type: 'number', minimum: 0 }, [{ kind: 'limit', path: '', word: 'minimum', from: undefined, to: 0 }]],
  ['another form', { type: 'string', pattern: 'a' }, { type: 'string', pattern: 'b' }, [{ kind: 'limit', path: '', word: 'pattern', from: 'a', to: 'b' }]],
  [
    'a form that only begins like the old one',
    { type: 'string', pattern: '^a' },
    { type: 'string', pattern: '^ab' },
    [{ kind: 'limit', path: '', word: 'pattern', from: '^a', to: '^ab' }],
  ],
  ['a field that goes', object({ a: text, zzzz: text }), object({ a: text }), [{ kind: 'removed', path: 'zzzz' }]],
  ['a field that is new and required', object({}), object({ a: text }, ['a']), [{ kind: 'required', path: 'a', shape: text, isNew: true }]],
  ['a field that is required now', object({ a: text }), object({ a: text }, ['a']), [{ kind: 'required', path: 'a', shape: text, isNew: false }]],
  ['another name', object({ titel: text, b: text }), object({ title: text, b: text }), [{ kind: 'renamed', path: 'titel', to: 'title' }]],
  [
    'another name that is required',
    object({ titel: text }),
    object({ title: text }, ['title']),
    [
      { kind: 'renamed', path: 'titel', to: 'title' },
      { kind: 'required', path: 'title', shape: text, isNew: false },
    ],
  ],
  ['one that goes where one comes', object({ a: text }, ['a']), object({ zzzz: text }, ['zzzz']), [{ kind: 'renamed', path: 'a', to: 'zzzz' }]],
  ['one that goes where one of another kind comes', object({ a: text }), object({ zzzz: { type: 'number' } }), [{ kind: 'removed', path: 'a' }]],
  [
    'something inside of a list',
    object({ items: { type: 'array', items: object({ a: text }) } }),
    object({ items: { type: 'array', items: object({}) } }),
    [{ kind: 'removed', path: 'items[].a' }],
  ],
  [
    'something under names',
    object({ links: { type: 'object', additionalProperties: text } }),
    object({ links: { type: 'object', additionalProperties: { type: 'number' } } }),
    [{ kind: 'kind', path: 'links.*', from: 'string', to: 'number' }],
  ],
  ['names that are no more free', { type: 'object', additionalProperties: text }, { type: 'object', additionalProperties: false }, [{ kind: 'removed', path: '*' }]],
  ['a kind less', { anyOf: [text, { type: 'number' }] }, text, [{ kind: 'kind', path: '', from: 'number', to: 'string' }]],
  ['something in one of several kinds', { anyOf: [text, object({ a: text, zzzz: text })] }, { anyOf: [text, object({ a: text })] }, [{ kind: 'removed', path: 'zzzz' }]],
])('%s is told', (_name, before, after, expected) => {
  expect(breakingChanges(before, after)).toEqual(expected)
})

test('the kind of options is that of their values', () => {
  expect([{ type: 'array' }, { const: 2 }, { enum: ['a'] }, {}].map(kindOf)).toEqual(['array', 'number', 'string', 'anything'])
})

test('of several kinds that may be there now, the one that is nearest tells what is wrong; where none is near, all are named', () => {
  const number = { type: 'number' }
  const inner = [{ kind: 'kind', path: 'a', from: 'string', to: 'number' }]
  expect(breakingChanges(object({ a: text }), { anyOf: [number, object({ a: number })] })).toEqual(inner)
  expect(breakingChanges(object({ a: text }), { oneOf: [object({ a: number, b: text }, ['b']), object({ a: number })] })).toEqual(inner)
  expect(breakingChanges({ oneOf: [text, number] }, text)).toEqual([{ kind: 'kind', path: '', from: 'number', to: 'string' }])
  expect(breakingChanges({ type: 'boolean' }, { oneOf: [text, { anyOf: [number, text] }] })).toEqual([{ kind: 'kind', path: '', from: 'boolean', to: 'string or number' }])
  expect(breakingChanges({ type: 'boolean' }, { oneOf: [text, {}] })).toEqual([])
  expect([kindOf({}), kindOf({ const: 1 }), kindOf({ enum: ['a'] }), kindOf({ type: 'array' })]).toEqual(['anything', 'number', 'string', 'array'])
})

test('kinds that are named in one list are as many alternatives', () => {
  const either = (...type: string[]) => ({ type })
  expect(breakingChanges(either('string', 'boolean'), either('boolean', 'string', 'null'))).toEqual([])
  expect(breakingChanges(text, either('string', 'boolean'))).toEqual([])
  expect(breakingChanges(either('string', 'boolean'), either('number', 'boolean'))).toEqual([{ kind: 'kind', path: '', from: 'string', to: 'number or boolean' }])
  expect(breakingChanges(either('string', 'boolean'), text)).toEqual([{ kind: 'kind', path: '', from: 'boolean', to: 'string' }])
})
