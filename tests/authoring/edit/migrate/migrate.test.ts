import { expect, test } from 'vitest'
import { change, moveField, removeField, renameField, renameOption, setField } from '../../../../src/parts/migration'
import { after } from './migrated'

test('a renamed field changes only its name', () => {
  expect(after('{"type":"note",  "titel" :  "A\\u00e9",\n "text":"x"  }', renameField('titel', 'title'))).toBe('{"type":"note",  "title" :  "A\\u00e9",\n "text":"x"  }')
})

test('a field is renamed in every entry of a list', () => {
  expect(after('{ "type": "note", "links": [{ "to": "/a" },{"to":"/b","n":1.0}, 5] }', renameField('links[].to', 'href'))).toBe(
    '{ "type": "note", "links": [{ "href": "/a" },{"href":"/b","n":1.0}, 5] }',
  )
})

test('a field is renamed under every name of entries that the author named', () => {
  expect(after('{"type":"note","groups":{"a":{"x":1},"b":{"x":2},"c":7}}', renameField('groups.*.x', 'y'))).toBe('{"type":"note","groups":{"a":{"y":1},"b":{"y":2},"c":7}}')
})

test('a field is not renamed onto one that is there', () => {
  const section = '{"type":"note","titel":"a","title":"b"}'
  expect(after(section, renameField('titel', 'title'))).toBe(section)
})

test('two fields can change their names with one another', () => {
  expect(after('{"type":"note", "title":"a", "text":"b"}', [renameField('title', 'kept'), renameField('text', 'title'), renameField('kept', 'text')])).toBe(
    '{"type":"note", "text":"a", "title":"b"}',
  )
})

test.each([
  ['first', '{\n  "color": 1,\n  "type": "note",\n  "text": "x"\n}', '{\n  "type": "note",\n  "text": "x"\n}'],
  ['between', '{\n  "type": "note",\n  "color": { "a": [\n 1 ] },\n  "text": "x"\n}', '{\n  "type": "note",\n  "text": "x"\n}'],
  ['last', '{\n  "type": "note",\n  "text": "x" ,\n  "color": 1\n}', '{\n  "type": "note",\n  "text": "x"\n}'],
  ['in one line', '{"color":1,"type":"note", "text":"x"}', '{"type":"note", "text":"x"}'],
])('a removed field leaves no trace: %s', (_where, section, expected) => {
  expect(after(section, removeField('color'))).toBe(expected)
})

test.each([
  ['over lines', '{\n    "type": "note",\n    "text": "x"\n}', '{\n    "type": "note",\n    "text": "x",\n    "more": {\n    \t"a": [\n    \t\t1\n    \t]\n    }\n}'],
  ['in one line', '{ "type": "note", "text": "x" }', '{ "type": "note", "text": "x", "more": { "a": [1] } }'],
  ['without spaces', '{"type":"note"}', '{"type":"note", "more":{ "a": [1] }}'],
])('a field that is set is written as its neighbours are: %s', (_how, section, expected) => {
  expect(after(section, setField('more', { a: [1] }))).toBe(expected)
})

test('a field that is there is not set, and braces that are missing are not made', () => {
  expect(after('{"type":"note","tone":"plain"}', [setField('tone', 'warning'), setField('links[].label', 'x'), setField('deep.er', 1)])).toBe('{"type":"note","tone":"plain"}')
})

test('a field moves with its text as it is', () => {
  expect(after('{"type":"note","link":{"href" : "\\u002fa","label":"x"},"text":"y"}', moveField('link.href', 'href'))).toBe(
    '{"type":"note","link":{"label":"x"},"text":"y","href":"\\u002fa"}',
  )
})

test('what is written over lines keeps them when it moves', () => {
  const section = '{\n  "type": "note",\n  "box": {\n    "list": [\n      1.50,\n      2 ]\n  }\n}'
  expect(after(section, moveField('box.list', 'list'))).toBe('{\n  "type": "note",\n  "box": {},\n  "list": [\n    1.50,\n    2 ]\n}')
})

test('a field moves within each entry, makes the braces it needs, and takes no place that is taken', () => {
  expect(after('{"type":"note","items":[{"a":1},{"a":2,"in":{"b":3}},{"a":4,"in":5},{}]}', moveField('items[].a', 'items[].in.b'))).toBe(
    '{"type":"note","items":[{"in":{ "b": 1 }},{"a":2,"in":{"b":3}},{"a":4,"in":5},{}]}',
  )
})

test('an option is renamed wherever the path leads', () => {
  expect(
    after('{"type":"note","tone":"loud","tones":["loud", "plain"],"text":"loud"}', [renameOption('tone', 'loud', 'warning'), renameOption('tones[]', 'loud', 'warning')]),
  ).toBe('{"type":"note","tone":"warning","tones":["warning", "plain"],"text":"loud"}')
})

test('a free change touches only what it changes', () => {
  const step = change(({ items, ...section }) => ({
    ...section,
    items: (items as { n: number }[]).filter(({ n }) => n !== 2).map((item) => (item.n === 3 ? { ...item, n: 30 } : item)),
  }))
  expect(after('{"type":"note","items":[ {"n":1} , {"n":2}, {"n" : 3, "b":"\\u00e9"},{"n":4} ]}', step)).toBe(
    '{"type":"note","items":[ {"n":1} , {"n" : 30, "b":"\\u00e9"},{"n":4} ]}',
  )
})

test('a free change may leave a field undefined, or change what it was given', () => {
  const step = change((section) => {
    section.tone = 'x'
    return { ...section, title: undefined, more: undefined }
  })
  expect(after('{"type":"note","title":"a","tone":"b"}', step)).toBe('{"type":"note","tone":"x"}')
})

test.each([
  ['a path without a field', () => renameField('items[]', 'x'), '"items[]" names no field: it must end in one.'],
  ['a path that is none', () => removeField('items[0].x'), '"items[0].x" is not a path: write it like "items[].question".'],
  ['a move out of a list', () => moveField('items[].a', 'a'), '"items[].a" cannot move to "a": both must be in the same entry.'],
])('%s is refused when the step is written', (_name, make, message) => {
  expect(make).toThrow(message)
})
