import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTree, type Node } from 'jsonc-parser'
import { fix } from '../../../src/authoring/edit/fix'
import { figure } from '../../lib/figure'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks, toySettings } from '../../lib/toy'

const SCHEMA = './schema/pages.schema.json'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const fixed = (text: string, schema?: string) => {
  const { bytes, fixed: done } = fix(bytesOf(text), toyBlocks, schema)
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), done: done.map(({ line, message }) => `${line}: ${message}`) }
}
const note = (fields: object) => siteWith({ type: 'note', text: 'Hello', ...fields })
const plain = note({ title: 'A title' })
const withPage = (section: object) => fileWith({ pages: [pageWith(section), { ...pageWith({ type: 'rule', id: 'steps' }), path: '/faq' }] })
const items = (...slugs: string[]) =>
  fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: { toys: slugs.map((slug) => ({ slug, title: 'A toy', excerpt: 'A toy.' })) } })

const sharedWith = (href: string) =>
  fileWith({
    pages: [pageWith({ use: 'go' }, { type: 'rule' }), { ...pageWith({ use: 'go' }), path: '/faq' }],
    shared: { go: { type: 'note', text: `[Go](${href})` } },
    notFound: { title: 'Not found', sections: [{ use: 'go' }] },
  })

/** The damaged text, the text that must come out, and what is said. */
type Case = [name: string, damaged: string, mended: string, said: string[]]

const cases: Case[] = [
  ['a byte-order mark', `\ufeff${plain}`, plain, ['1: the invisible byte-order mark removed']],
  ['several byte-order marks', `\ufeff\ufeff\ufeff${plain}`, plain, ['1: the invisible byte-order mark removed']],
  ['a comma after the last field', plain.replace('"A title"', '"A title",'), plain, ['10: a comma after the last entry deleted']],
  ['a comma after the last entry of a list', plain.replace('        }\n      ]', '        },\n      ]'), plain, ['11: a comma after the last entry deleted']],
  ['two commas', plain.replace('"Home",', '"Home",,'), plain, ['5: a comma with nothing before it deleted']],
  ['a comma missing at the end of a line', plain.replace('"Home",', '"Home"'), plain, ['5: a comma put between two entries']],
  ['a comment behind a value', plain.replace('"Home",', '"Home", // the first'), plain, ['5: a comment deleted: // the first']],
  ['a comment on a line of its own', plain.replace('      "title": "Home"', '      // the first\n      "title": "Home"'), plain, ['5: a comment deleted: // the first']],
  ['a comment over lines', plain.replace('"Home"', '/* the\n first */ "Home"'), plain, ['5: a comment deleted: /* the first */']],
  ['curly quotes', plain.replace('"A title"', '“A title”'), plain, ['10: curly quotes made straight']],
  ['curly quotes around a name', plain.replace('"title": "A', '„title“: "A'), plain, ['10: curly quotes made straight']],
  ['one curly quote at the end', plain.replace('"A title"', '"A title”'), plain, ['10: curly quotes made straight']],
  ['curly quotes around straight ones', plain.replace('"A title"', '“A "good" title”'), note({ title: 'A "good" title' }), ['10: curly quotes made straight']],
  ['single quotes', plain.replace('"A title"', "'A title'"), plain, ['10: single quotes made double']],
  ['a name without quotes', plain.replace('"title": "A', 'title: "A'), plain, ['10: quotes put around a name']],
  ['True instead of true', siteWith({ type: 'rule', hidden: true }).replace('true', 'True'), siteWith({ type: 'rule', hidden: true }), ['9: written in small letters']],
  ['a tab inside a text', plain.replace('A title', 'A\ttitle'), plain.replace('A title', 'A\\ttitle'), ['10: a tab inside a text written as \\t']],
  ['a space that is none', plain.replace('"title": "A', '"title":\u00a0"A'), plain, ['10: an invisible character removed']],
  ['a number in quotes', note({ count: '3' }), note({ count: 3 }), ['10: "3" is now 3']],
  ['one of some numbers in quotes', note({ columns: '3' }), note({ columns: 3 }), ['10: "3" is now 3']],
  ['a yes in quotes', siteWith({ type: 'rule', hidden: 'true' }), siteWith({ type: 'rule', hidden: true }), ['9: "true" is now true']],
  ['a number where a text belongs', note({ title: 5 }), note({ title: '5' }), ['10: 5 is now "5"']],
  ['a misspelled field', note({ titel: 'x' }), note({ title: 'x' }), ['10: "titel" is now "title"']],
  ['a misspelled block', siteWith({ type: 'ntoe', text: 'Hello' }), siteWith({ type: 'note', text: 'Hello' }), ['8: "ntoe" is now "note"']],
  ['a misspelled option', note({ tone: 'waring' }), note({ tone: 'warning' }), ['10: "waring" is now "warning"']],
  ['a misspelled icon', note({ icon: 'shield-chek' }), note({ icon: 'shield-check' }), ['10: "shield-chek" is now "shield-check"']],
  ['a misspelled token', note({ title: 'At {facts.aeg}.' }), note({ title: 'At {facts.age}.' }), ['10: "facts.aeg" is now "facts.age"']],
  [
    'a misspelled link',
    withPage({ type: 'note', text: 'See [us](/fqa) or [them](/faq).' }),
    withPage({ type: 'note', text: 'See [us](/faq) or [them](/faq).' }),
    ['9: "/fqa" is now "/faq"'],
  ],
  ['a misspelled anchor', withPage({ type: 'note', text: '[Go](/faq#stpes)' }), withPage({ type: 'note', text: '[Go](/faq#steps)' }), ['9: "stpes" is now "steps"']],
  [
    'a slash at the end of a link',
    withPage({ type: 'note', text: '[Go](/faq/#steps)', links: [{ label: 'x', href: '/faq/' }] }),
    withPage({ type: 'note', text: '[Go](/faq#steps)', links: [{ label: 'x', href: '/faq' }] }),
    ['9: "/faq/" is now "/faq"', '13: "/faq/" is now "/faq"'],
  ],
  ['a slug that stands twice, and again', items('bear', 'bear', 'bear'), items('bear', 'bear-2', 'bear-3'), ['96: "bear" is now "bear-2"', '101: "bear" is now "bear-3"']],
  ['a slug whose next form is taken', items('bear', 'bear', 'bear-2'), items('bear', 'bear-3', 'bear-2'), ['96: "bear" is now "bear-3"']],
  [
    'slugs that would each get the same next form',
    items('bear', 'bear', 'bear', 'bear-2'),
    items('bear', 'bear-3', 'bear-4', 'bear-2'),
    ['96: "bear" is now "bear-3"', '101: "bear" is now "bear-4"'],
  ],
  ['a slug that stands twice behind another', items('kite', 'bear', 'bear'), items('kite', 'bear', 'bear-2'), ['101: "bear" is now "bear-2"']],
  ['a name in capital letters', note({ TITLE: 'x' }), note({ title: 'x' }), ['10: "TITLE" is now "title"']],
  ['two fields of one block', note({ titel: 'x', tonne: 'plain' }), note({ title: 'x', tone: 'plain' }), ['10: "titel" is now "title"', '11: "tonne" is now "tone"']],
  [
    'the same field of two blocks',
    siteWith({ type: 'note', text: 'a', titel: 'x' }, { type: 'note', text: 'b', titel: 'y' }),
    siteWith({ type: 'note', text: 'a', title: 'x' }, { type: 'note', text: 'b', title: 'y' }),
    ['10: "titel" is now "title"', '15: "titel" is now "title"'],
  ],
  [
    'the same field of two blocks, each written otherwise',
    siteWith({ type: 'note', text: 'a', titel: 'x' }, { type: 'note', text: 'b', tilte: 'y' }),
    siteWith({ type: 'note', text: 'a', title: 'x' }, { type: 'note', text: 'b', title: 'y' }),
    ['10: "titel" is now "title"', '15: "tilte" is now "title"'],
  ],
  [
    'a short address',
    withPage({ type: 'note', text: '[Go](/aa)' }).replace('"/faq"', '"/ab"'),
    withPage({ type: 'note', text: '[Go](/ab)' }).replace('"/faq"', '"/ab"'),
    ['9: "/aa" is now "/ab"'],
  ],
  ['a shared section on two pages', sharedWith('/fqa'), sharedWith('/faq'), ['92: "/fqa" is now "/faq"']],
  [
    'a comment over lines before other mistakes',
    plain.replace('"Home"', '/* the\n first */ "Home"').replace('"title": "A title"', '"titel": "A title",'),
    plain,
    ['5: a comment deleted: /* the first */', '11: "titel" is now "title"', '11: a comma after the last entry deleted'],
  ],
  ['a mark and a comment before everything', `\ufeff// why\n${plain}`, plain, ['1: the invisible byte-order mark removed', '1: a comment deleted: // why']],
  [
    'mistakes behind mistakes',
    `\ufeff${withPage({ type: 'note', text: '[Go](/faqq)', titel: 'x' }).replace('"titel": "x"', '“titel”: "x",')}`,
    withPage({ type: 'note', text: '[Go](/faq)', title: 'x' }),
    [
      '1: the invisible byte-order mark removed',
      '9: "/faqq" is now "/faq"',
      '10: curly quotes made straight',
      '10: "titel" is now "title"',
      '10: a comma after the last entry deleted',
    ],
  ],
]

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

const untouched: [name: string, content: string | Uint8Array][] = [
  ['an empty file', ''],
  ['a file in UTF-16', new Uint8Array([0xff, 0xfe, 123, 0, 125, 0])],
  ['bytes that are no text', new Uint8Array([0xef, 0xbb, 0xbf, 123, 0xff, 125])],
  ['a merge conflict', plain.replace('      "title"', '<<<<<<< HEAD\n      "title": “A”,\n=======\n      "title"')],
  ['brackets without end', '['.repeat(100)],
  ['a name that stands twice', plain.replace('"title": "Home"', '"title": "Home", "title": "Start"')],
  ['a missing quote', plain.replace('"Home",', '"Home,')],
  ['a missing bracket', plain.replace(/\]/, '')],
  ['a word of another language', plain.replace('"Home"', 'None')],
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
  ['a page whose path ends in a slash', fileWith({ pages: [{ ...pageWith({ type: 'rule' }), path: '/faq/' }] })],
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

test('once a name turns out to stand twice, nothing more is mended', () => {
  const twice = note({ titel: 'x' }).replace('"title": "Home"', '"title": "Home", "title": "Start"')
  expect(fixed(twice.replace('"Hello",', '"Hello",,'))).toEqual({ text: twice, done: ['9: a comma with nothing before it deleted'] })
})

test('what cannot be mended stays, and is told, beside what can', () => {
  const { text, done } = fixed(plain.replace('"Home",', '"Home,').replace('"A title"', '"A title",'))
  expect(done).toEqual(['10: a comma after the last entry deleted'])
  expect(problemsOf(text).map(({ line, fixable }) => [line, fixable])).toEqual([[5, false]])
})

/** Damages that can be mended, each made somewhere in the text; what it did is what was cut and what was put in. */
const whole = fileWith({
  $schema: SCHEMA,
  pages: [
    pageWith(
      {
        type: 'note',
        id: 'top',
        text: 'See [toys](/toys/bear) and [up](#top) at {facts.age}.',
        title: 'A note',
        tone: 'plain',
        count: 3,
        icon: 'shield-check',
        links: [{ label: 'Up', href: '/faq' }],
      },
      { type: 'list', collection: 'toys', pick: ['kite'], hidden: false },
    ),
    { ...pageWith({ type: 'rule' }), path: '/faq' },
    shelf().template,
  ],
  collections: shelf('bear', 'kite').collections,
  site: toySettings,
})
const nodes: Node[] = []
const collect = (node: Node): void => {
  nodes.push(node)
  for (const child of node.children ?? []) collect(child)
}
collect(parseTree(whole) as Node)
const ends = nodes
  .filter(({ type, children }) => (type === 'object' || type === 'array') && (children?.length ?? 0) > 0)
  .map(({ children = [] }) => (children.at(-1)?.offset ?? 0) + (children.at(-1)?.length ?? 0))
const texts = nodes.filter(({ type }) => type === 'string')
const breakingChanges = [...whole.matchAll(/\n/g)].map(({ index }) => index)
type Damage = { offset: number; length: number; by: string }
const known: Damage[] = [
  ...ends.map((offset) => ({ offset, length: 0, by: ',' })),
  ...breakingChanges.flatMap((offset) => [
    { offset, length: 0, by: ' // why' },
    { offset: offset + 1, length: 0, by: '/* one\n two */' },
  ]),
  ...texts
    .filter(({ value }) => !/["\\“]/.test(String(value)))
    .flatMap(({ offset, length, value }) => [
      { offset, length, by: `“${value}”` },
      { offset, length, by: `'${value}'` },
    ]),
  ...breakingChanges.filter((offset) => whole.charAt(offset - 1) === ',').map((offset) => ({ offset: offset - 1, length: 1, by: '' })),
  ...[
    ['"count": 3', '"count": "3"'],
    ['"hidden": false', '"hidden": "false"'],
    ['"tone"', '"tonne"'],
    ['"plain"', '"plian"'],
    ['shield-check', 'shield-chek'],
    ['facts.age}', 'facts.agee}'],
    ['"/faq"', '"/faq/"'],
    ['(/toys/bear)', '(/toys/baer)'],
  ].map(([from = '', by = '']) => ({ offset: whole.indexOf(from), length: from.length, by })),
]

test('whatever mixture of such damages a valid file has, it is valid again, and nothing else has changed', { tags: ['random'] }, ({ task }) => {
  const runs = 400
  const mixture = fc.record({
    damages: fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 5 }),
    hasMark: fc.boolean(),
    isWindows: fc.boolean(),
    lacksSchema: fc.boolean(),
  })
  fc.assert(
    fc.property(mixture, ({ damages, hasMark, isWindows, lacksSchema }) => {
      const apart = damages
        .toSorted((one, other) => one.offset - other.offset)
        .filter((damage, index, all) => index === 0 || damage.offset > (all[index - 1]?.offset ?? 0) + (all[index - 1]?.length ?? 0) + 1)
      const ends = (text: string) => (isWindows ? text.replaceAll('\n', '\r\n') : text)
      let text = whole
      for (const { offset, length, by } of apart.toReversed()) text = text.slice(0, offset) + by + text.slice(offset + length)
      if (lacksSchema) text = text.replace(/\n {2}"\$schema": [^\n]*/, '').replace(/,\s*\}$/, '\n}')
      const damaged = (hasMark ? '\ufeff' : '') + ends(text)
      const mended = fixed(damaged, SCHEMA)
      expect(problemsOf(mended.text)).toEqual([])
      // The same values, and the same signs and lines in between: what the damage did is taken back, nothing more.
      expect(JSON.parse(mended.text)).toEqual(JSON.parse(whole))
      if (!lacksSchema) expect(mended.text.replaceAll(/[ \t]/g, '')).toBe(ends(whole).replaceAll(/[ \t]/g, ''))
      const again = fix(bytesOf(mended.text), toyBlocks, SCHEMA)
      expect([again.fixed, new TextDecoder().decode(again.bytes)]).toEqual([[], mended.text])
    }),
    { seed: 20261121, numRuns: runs },
  )
  figure({ task }, 'A5', `${runs} damaged files mended to the byte, a second time nothing (goal: all); ${cases.length} kinds of damage`)
})

test('whatever a file is, mending it twice is mending it once, and never makes it worse', { tags: ['random'] }, () => {
  const piece = fc.oneof(fc.constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '“', '//x\n', '/*', '\u00a0', "'", 'x', '\t'), fc.string())
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(whole.length), fc.nat(12), piece), { minLength: 1, maxLength: 3 }), (changes) => {
      const text = changes.reduce((now, [at, cut, by]) => now.slice(0, at) + by + now.slice(at + cut), whole)
      const once = fix(bytesOf(text), toyBlocks)
      expect(fix(once.bytes, toyBlocks).fixed).toEqual([])
      expect(fix(once.bytes, toyBlocks).bytes).toBe(once.bytes)
      if (once.fixed.length === 0) expect(new TextDecoder().decode(once.bytes)).toBe(text)
    }),
    { seed: 20261121, numRuns: 300 },
  )
})
