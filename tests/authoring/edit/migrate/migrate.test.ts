import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Blocks } from '../../../../src/blocks/schemas'
import { change, moveField, removeField, renameField, renameOption, setField } from '../../../../src/parts/migration'
import { migrateFile } from '../../../../src/authoring/edit/migrate/file'
import { migrate } from '../../../../src/authoring/edit/migrate/migrate'
import { everySection, removeBlock } from '../../../../src/site/check/versions/sections'
import { agedBlocks, versioned } from '../../../lib/migrateToys'
import { fileWith, pageWith, siteWith, toyBlocks, toyNotFound, toySettings } from '../../../lib/toy'

const bytes = (text: string) => new TextEncoder().encode(text)
const old = (fields: object = {}) => ({ type: 'toyQuestions', titel: 'Ask', items: [{ q: 'Why?', answer: 'So.' }], ...fields })

/** The text of one section after one step of a block that has only that step; the file is odd in its white space. */
function after(section: string, step: NonNullable<Blocks[string]['migrations']>[number]): string {
  const blocks: Blocks = { ...toyBlocks, note: { schema: toyBlocks.note?.schema as Blocks[string]['schema'], migrations: [step] } }
  const file = (written: string, versions = '') =>
    `{${versions}"pages":[ { "path":"/",\n\t"title" : "Home" ,"sections":[${written}, { "type":"rule" }]}],"notFound":${JSON.stringify(toyNotFound)},   "site":${JSON.stringify(toySettings)}}\n\n`
  const { text } = migrate(file(section), blocks)
  const [before, behind] = file('|', '"versions":{ "note": 2 },').split('|') as [string, string]
  expect(text.startsWith(before) && text.endsWith(behind), text).toBe(true)
  return text.slice(before.length, text.length - behind.length)
}

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

test('a chain of versions is gone through from where the file stands, with another name on the way', () => {
  const { text, moved } = migrate(siteWith(old({ link: 1, tone: 'silent', count: '4' }), { type: 'toyLine', words: 'a' }), agedBlocks)
  const { pages, versions } = JSON.parse(text)
  expect(pages[0].sections).toEqual([
    { type: 'toyFaq', title: 'Ask', items: [{ question: 'Why?', answer: 'So.' }], link: 1, tone: 'quiet', count: 4 },
    { type: 'toyLine', label: 'a' },
  ])
  expect(versions).toEqual({ toyFaq: 4, toyLine: 2 })
  expect(moved).toEqual([
    { name: 'toyQuestions', from: 1, to: 4, sections: 1 },
    { name: 'toyLine', from: 1, to: 2, sections: 1 },
  ])
})

test('steps that a file has seen are not done again', () => {
  const section = { type: 'toyFaq', titel: 'kept', title: 'a', tone: 'loud', items: [{ question: 'Q', answer: 'A', link: { href: '/x' } }] }
  const { text } = migrate(fileWith({ versions: { toyFaq: 3 }, pages: [pageWith(section)] }), agedBlocks)
  expect(JSON.parse(text).pages[0].sections[0]).toEqual({ ...section, items: [{ question: 'Q', answer: 'A', href: '/x' }] })
  expect(JSON.parse(text).versions).toEqual({ toyFaq: 4, toyLine: 2 })
})

test('sections are found wherever they may stand', () => {
  const line = { type: 'toyLine', words: 'a' }
  const file = fileWith({
    shared: { one: line },
    pages: [pageWith(line, { use: 'one' }), { path: '/x/$slug', each: 'xs', title: 'X', sections: [line], missing: { title: 'No', sections: [line] } }],
    notFound: { title: 'No', sections: [line] },
  })
  const { text, moved } = migrate(file, agedBlocks)
  expect(moved).toEqual([{ name: 'toyLine', from: 1, to: 2, sections: 5 }])
  expect(text).not.toContain('words')
})

test('what a page says differently of a shared section is taken along with it', () => {
  const shared = { one: { type: 'toyQuestions', titel: 'Ask', items: [], count: '1' } }
  const place = (fields: object) => ({ use: 'one', with: fields })
  const { text } = migrate(
    fileWith({ shared, pages: [pageWith(place({ titel: 'Ask' }), place({ tone: 'silent' }), place({ items: [{ q: 'Why?', answer: 'So.' }] }), place({ count: '7' }), place({}))] }),
    agedBlocks,
  )
  expect(JSON.parse(text).pages[0].sections.map((section: { with: object }) => section.with)).toEqual([
    { title: 'Ask' },
    { tone: 'quiet' },
    { items: [{ question: 'Why?', answer: 'So.' }] },
    { count: 7 },
    {},
  ])
  expect(JSON.parse(text).shared.one).toEqual({ type: 'toyFaq', title: 'Ask', items: [], tone: 'quiet', count: 1 })
})

test('settings, pages and every section have steps of their own', () => {
  const steps = [
    renameField('site.title', 'name'),
    [renameField('pages[].name', 'title'), everySection(renameField('colour', 'ground')), everySection(setField('spacing', 'normal'))],
    removeBlock('list'),
  ]
  const { name, ...settings } = toySettings
  const file = fileWith({
    site: { title: name, ...settings },
    shared: { l: { type: 'list', from: 'x' } },
    pages: [{ path: '/', name: 'Home', sections: [{ type: 'rule', colour: 'dark' }, { use: 'l' }, { type: 'list', from: 'x' }] }],
  })
  const { text, moved } = migrate(file, toyBlocks, steps)
  const { site, pages, shared, versions } = JSON.parse(text)
  expect([site.name, pages, shared, versions]).toEqual(['Toys', [{ path: '/', title: 'Home', sections: [{ type: 'rule', ground: 'dark', spacing: 'normal' }] }], {}, { site: 4 }])
  expect(moved).toEqual([{ name: 'site', from: 1, to: 4, sections: 0 }])
})

test('versions stand behind "$schema", or first', () => {
  const line = { type: 'toyLine', words: 'a' }
  const file = fileWith({ pages: [pageWith(line)] })
  expect(migrate(file, agedBlocks).text.slice(0, 40)).toBe('{\n  "versions": {\n    "toyFaq": 4,\n    "')
  const withSchema = file.replace('{\n', '{\r\n  "$schema": "./x.json",\r\n')
  expect(migrate(withSchema, agedBlocks).text.slice(0, 61)).toBe('{\r\n  "$schema": "./x.json",\r\n  "versions": {\r\n    "toyFaq": 4')
})

test('old names leave the versions, later ones stay', () => {
  const { text } = migrate(fileWith({ versions: { toyQuestions: 2, toyLine: 7 } }), agedBlocks)
  expect(JSON.parse(text).versions).toEqual({ toyLine: 7, toyFaq: 4 })
})

test('whatever stands in a file, it is migrated or refused with problems', () => {
  const odd = fc.oneof({ depthSize: 'small' }, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom([], {}, null, 'x', 3))
  const key = fc.constantFrom('type', 'use', 'with', 'titel', 'title', 'items', 'q', 'link', 'href', 'tone', 'count', 'words', 'label')
  const section = fc.dictionary(
    key,
    fc.oneof(odd, fc.constantFrom('toyQuestions', 'toyFaq', 'toyLine', 'one'), fc.array(fc.dictionary(key, odd, { noNullPrototype: true }), { maxLength: 2 })),
    { noNullPrototype: true },
  )
  const sections = fc.oneof(fc.array(fc.oneof(section, odd), { maxLength: 4 }), odd)
  const owner = fc.oneof(fc.record({ sections, missing: fc.record({ sections }) }), odd)
  const versions = fc.oneof(
    fc.dictionary(fc.constantFrom('toyFaq', 'toyQuestions', 'toyLine', 'site', 'note', 'none'), fc.oneof(fc.integer({ min: 1, max: 6 }), odd), { noNullPrototype: true }),
    odd,
  )
  const file = fc.record(
    { versions, shared: fc.oneof(fc.record({ one: section }), odd), pages: fc.oneof(fc.array(owner, { maxLength: 3 }), odd), notFound: owner },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(file, (value) => {
      const { before, after: text, refused, problems } = migrateFile(bytes(JSON.stringify(value)), 'pages.json', agedBlocks)
      if (refused) return text === before && problems.length > 0
      return migrate(text, agedBlocks).text === text
    }),
    { seed: Number(process.env.FUZZ_SEED ?? 20261121), numRuns: 200 },
  )
})

test('a second run changes nothing', () => {
  const once = migrate(siteWith(old(), { type: 'toyLine', words: 'a' }), agedBlocks).text
  expect(migrate(once, agedBlocks)).toEqual({ text: once, moved: [] })
})

test('a file of blocks without a past is left as it is', () => {
  const file = siteWith({ type: 'note', text: 'x' })
  expect(migrate(file, toyBlocks)).toEqual({ text: file, moved: [] })
})

const reported = (content: string, blocks = agedBlocks) => {
  const { refused, problems, before, after } = migrateFile(bytes(content), 'pages.json', blocks)
  return [refused ?? (before === after ? 'same' : 'written'), ...problems.map(({ code, line, column, message }) => `${code} ${line}:${column} ${message}`)]
}

test('a file without mistakes is one without mistakes afterwards', () => {
  expect(reported(siteWith(old()))).toEqual(['written'])
})

test('mistakes that were there stop nothing, and are told', () => {
  expect(reported(siteWith(old(), { type: 'note', txet: 'x' }))).toEqual(['written', 'PS204 24:11 There is no field "txet" in a note.'])
})

test('a step that would bring a mistake in is refused', () => {
  const broken: Blocks = { ...agedBlocks, toyLine: { schema: agedBlocks.toyLine?.schema as Blocks[string]['schema'], migrations: [renameField('words', 'lable')] } }
  expect(reported(siteWith({ type: 'toyLine', words: 'a' }), broken)).toEqual(['worse', 'PS204 13:11 There is no field "lable" in a toyLine.'])
})

test('a step that fails is told at its section', () => {
  const failing: Blocks = {
    ...agedBlocks,
    toyLine: {
      schema: agedBlocks.toyLine?.schema as Blocks[string]['schema'],
      migrations: [
        change(() => {
          throw new Error('no words')
        }),
      ],
    },
  }
  expect(reported(siteWith({ type: 'rule' }, { type: 'toyLine' }), failing)).toEqual([
    'failed',
    'PS434 10:9 This is a toyLine of version 1, and the steps to version 2 cannot change it: no words.',
  ])
})

test('a newer file, a broken one and odd versions are refused', () => {
  expect(reported(versioned({ toyLine: 3 }, { type: 'toyLine' }))).toEqual(['newer', 'PS431 3:16 This file was written for a newer toyLine (version 3; here it is 2).'])
  expect(reported('{ "site": ')[0]).toBe('unreadable')
  expect(reported('[]')[0]).toBe('unreadable')
  expect(reported(fileWith({ versions: { toyLine: '2' } }))).toEqual(['unreadable', expect.stringMatching(/^PS205 /)])
  expect(reported(siteWith(old(), { type: 'rule', type2: 1 }).replace('"type2"', '"type"'))[0]).toBe('unreadable')
})
