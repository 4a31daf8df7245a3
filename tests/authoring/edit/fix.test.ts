import { expect, test, vi } from 'vitest'
import { fix } from '../../../src/authoring/edit/fix'
import { bundle, unbundle } from '../../../src/site/read/include/bundle'
import { fileWith, pageWith, problemsOf, siteWith, toyBlocks, toySettings } from '../../lib/toy'
import { SCHEMA, bytesOf, fixed, note, plain, withPage, cases } from './fixCases'

test.each(cases)('%s', (_name, damaged, mended, said) => {
  expect(fixed(damaged)).toEqual({ text: mended, done: said })
  expect(problemsOf(mended)).toEqual([])
})

test.each(cases)('%s, with Windows line ends and no line end at the end', (_name, damaged, mended) => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n')
  expect(fixed(windows(damaged)).text).toBe(windows(mended))
})

test.each(cases)('%s is announced as what can be mended', (name, damaged) => {
  const problems = problemsOf(damaged)
  expect(problems.every(({ fixable }) => fixable)).toBe(true)
  if (name !== 'a byte-order mark') expect(problems.length).toBeGreaterThan(0)
})

test('advice that says what a part of a text should be is followed, escapes and all', () => {
  const text = (words: string) => note({ text: words })
  expect(fixed(text('"A"\n\n[b] (/) and [c](/.\n\n\u2022 one\n\u2022 **two'))).toEqual({
    text: text('"A"\n\n[b](/) and [c](/).\n\n- one\n- **two'),
    done: ['9: "[b] (/)" is now "[b](/)"', '9: "[c](/." is now "[c](/)."', '9: "\u2022 one\\n\u2022 **two" is now "- one\\n- **two"'],
  })
})

test('"$schema" is added in front, as the other fields are set out', () => {
  expect(fixed(plain, SCHEMA)).toEqual({ text: plain.replace('{\n', `{\n  "$schema": "${SCHEMA}",\n`), done: [`1: "$schema": "${SCHEMA}" added`] })
  expect(fixed(JSON.stringify(JSON.parse(plain)), SCHEMA).text).toBe(JSON.stringify(JSON.parse(plain)).replace('{', `{"$schema": "${SCHEMA}",`))
})

test('a wrong "$schema" is put right, a right one and one of another server are left', () => {
  const pointing = (to: unknown) => fileWith({ $schema: to })
  expect(fixed(pointing('schema.json'), SCHEMA)).toEqual({ text: pointing(SCHEMA), done: [`77: "$schema" now leads to "${SCHEMA}"`] })
  for (const wrong of [5, null, 'see https://schemas.example.com/pages.json']) expect(fixed(pointing(wrong), SCHEMA).text).toBe(pointing(SCHEMA))
  for (const right of [SCHEMA, 'schema/pages.schema.json', 'https://schemas.example.com/pages.json', 'http://schemas.example.com/pages.json'])
    expect(fixed(pointing(right), SCHEMA).done).toEqual([])
})

test.each(['{}', '[]', '[{ "pages": [] }]', '"pages"'])('to %s no "$schema" is added', (text) => {
  expect(fixed(text, SCHEMA)).toEqual({ text, done: [] })
})

test.each([
  ['a semicolon', plain.replace('"Home",', '"Home";'), plain],
  ['a semicolon before a closing bracket', plain.replace('"Home"', '"Home"').replace('"type": "rule"', '"type": "rule";'), plain],
  ['an equals sign', plain.replace('"title": ', '"title"= '), plain],
  ['comments of other languages', plain.replace('"title": "Home",', '"title": "Home", # why\n<!-- and\nhow -->'), plain.replace('"title": "Home",', '"title": "Home",\n')],
])('%s is mended', (_name, damaged, mended) => {
  expect(JSON.parse(fixed(damaged).text)).toEqual(JSON.parse(mended))
})

test.each<[string, number[]]>([
  ['with its mark', [0xff, 0xfe]],
  ['without a mark', []],
])('a file in UTF-16 %s is written anew as UTF-8', (_name, mark) => {
  const { bytes, fixed } = fix(Buffer.concat([Buffer.from(mark), Buffer.from(plain, 'utf16le')]), toyBlocks)
  expect([new TextDecoder().decode(bytes), fixed]).toEqual([plain, [{ line: 1, message: 'written anew as UTF-8' }]])
})

const untouched: [name: string, content: string | Uint8Array][] = [
  ['an empty file', ''],
  ['bytes that are no text', new Uint8Array([0xef, 0xbb, 0xbf, 123, 0xff, 125])],
  ['a merge conflict', plain.replace('      "title"', '<<<<<<< HEAD\n      "title": “A”,\n=======\n      "title"')],
  ['brackets without end', '['.repeat(100)],
  ['a name that stands twice', plain.replace('"title": "Home"', '"title": "Home", "title": "Start"')],
  ['a missing quote of which nobody knows where it was', '{ "site": ["a, "b"] }'],
  ['a file that ends too early', plain.slice(0, plain.lastIndexOf(']'))],
  ['a word that is a name of a program', plain.replace('"Home"', 'homeTitle')],
  ['a missing field', siteWith({ type: 'note' })],
  ['a name that might be two others', note({ tone: 'xxxxxx' })],
  ['two wrong fields that would become the same one', note({ titel: 'x', titl: 'y' })],
  ['a wrong field beside the right one', note({ title: 'x', titel: 'y' })],
  ['a name two letters from another', note({ icon: 'shild-chek' })],
  [
    'a token as near to one name as to another',
    fileWith({ pages: [pageWith({ type: 'note', text: '{facts.agx}' })], site: { ...toySettings, facts: { ...toySettings.facts, agi: '1' } } }),
  ],
  ['an address as short as two signs', withPage({ type: 'note', text: '[Go](/b)' }).replace('"/faq"', '"/a"')],
  [
    'an anchor whose name stands twice in the link',
    fileWith({ pages: [pageWith({ type: 'note', text: '[Go](/stpes#stpes)' }), { ...pageWith({ type: 'rule', id: 'steps' }), path: '/stpes' }] }),
  ],
  ['a page whose right path another page has', fileWith({ pages: ['/faq', '/faq/'].map((path) => ({ ...pageWith({ type: 'rule' }), path })) })],
]

test.each(untouched)('%s is left as it is, byte for byte', (_name, content) => {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const { bytes: after, fixed: done } = fix(bytes, toyBlocks)
  expect(done).toEqual([])
  expect(after).toBe(bytes)
})

test.each(['\u2eff', '\ufefe', '\uf03f'])('a sign that shares bytes with the byte-order mark is none: %j', (sign) => {
  expect(fixed(`${sign}${plain}`)).toEqual({ text: `${sign}${plain}`, done: [] })
})

test('what becomes visible only behind other repairs is told by its line in the file as it was, whatever they moved', () => {
  const damaged = note({ count: 3, title: 'A title' }).replace('"count": 3', '"count": "3" /* one\n two\n three */').replace('"A title"', '"A title",')
  const { text, done } = fixed(damaged, SCHEMA)
  expect(problemsOf(text)).toEqual([])
  const lineOf = (words: string) => damaged.slice(0, damaged.indexOf(words)).split('\n').length
  expect(done).toEqual([
    expect.stringMatching(/^1: .*\$schema/),
    `${lineOf('"count"')}: "3" is now 3`,
    expect.stringMatching(new RegExp(`^${lineOf('/*')}: a comment deleted`)),
    expect.stringMatching(new RegExp(`^${lineOf('"A title"')}: a comma`)),
  ])
})

test('what many sections have wrong is looked through once, however many they are', () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  const worked = (count: number) => {
    const text = siteWith(...Array.from({ length: count }, () => ({ type: 'rule', strange: 1 })))
    stringify.mockClear()
    fix(Buffer.from(text), toyBlocks)
    return stringify.mock.calls.length
  }
  const [few, many] = [worked(50), worked(200)]
  stringify.mockRestore()
  expect(few).toBeGreaterThan(50)
  expect(many).toBeLessThan(few * 5)
})

test('once a name turns out to stand twice, nothing more is mended', () => {
  const twice = note({ titel: 'x' }).replace('"title": "Home"', '"title": "Home", "title": "Start"')
  expect(fixed(twice.replace('"Hello",', '"Hello",,'))).toEqual({ text: twice, done: ['9: a comma with nothing before it deleted'] })
})

test('what cannot be mended stays, and is told, beside what can', () => {
  const { text, done } = fixed(plain.replace('"Home"', 'homeTitle').replace('"A title"', '"A title",'))
  expect(done).toEqual(['10: a comma after the last entry deleted'])
  expect(problemsOf(text).map(({ line, fixable }) => [line, fixable])).toEqual([[5, false]])
})

test('of several files each is mended where it is broken, and what they hold together after that; all is told by file and line', () => {
  const main = Buffer.from(siteWith().replace('"pages"', '"include": ["*.json"],\n  "pages"'))
  const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  const page = (path: string, section: string) => `{ "pages": [\n{ "path": "${path}", "title": "A", "sections": [${section}] }\n] }`
  const broken = [
    part('a.json', page('/a', '\n{ "type": "note" "titel": "One",\n "text": "x" }')),
    part('b.json', page('/b', '{ "type": "noet", "text": "x" }')),
    part('c.json', page('/c', '{ "type": "rule" }')),
  ]
  const { bytes, fixed } = fix(bundle(main, broken), toyBlocks)
  const after = unbundle(bytes)
  expect(after.included.map(({ bytes: own }) => own.toString())).toEqual([
    page('/a', '\n{ "type": "note", "title": "One",\n "text": "x" }'),
    page('/b', '{ "type": "note", "text": "x" }'),
    page('/c', '{ "type": "rule" }'),
  ])
  expect(after.main.equals(main)).toBe(true)
  expect(fixed.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.json:3', 'a.json:3', 'b.json:2'])
  expect(fix(bytes, toyBlocks)).toEqual({ bytes, fixed: [] })
})
