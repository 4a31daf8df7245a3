import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change, renameField, setField } from '../../../../src/parts/migration'
import { migrateFile } from '../../../../src/authoring/edit/migrate/file'
import { migrate, StepFailure } from '../../../../src/authoring/edit/migrate/migrate'
import { everySection, removeBlock } from '../../../../src/site/check/versions/sections'
import { agedBlocks } from '../../../lib/migrateToys'
import { fileWith, pageWith, siteWith, toyBlocks, toySettings } from '../../../lib/toy'

const bytes = (text: string) => new TextEncoder().encode(text)
const old = (fields: object = {}) => ({ type: 'toyQuestions', titel: 'Ask', items: [{ q: 'Why?', answer: 'So.' }], ...fields })

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

test.each([
  ['its own words', new Error('no words'), 'no words'],
  ['none where it only stumbles', new TypeError('x is undefined'), undefined],
  ['none where it throws anything else', 'no words', undefined],
])('a step of the site that fails is told of the whole file, with %s', (_what, thrown, reason) => {
  const failing = change(() => {
    throw thrown
  })
  const failure = (() => {
    try {
      return migrate(siteWith({ type: 'rule' }), toyBlocks, [setField('site.lang', 'en'), failing])
    } catch (error) {
      return error
    }
  })()
  expect(failure).toBeInstanceOf(StepFailure)
  expect(failure).toMatchObject({ reason, part: 'site', from: 1, to: 3, path: [] })
})
