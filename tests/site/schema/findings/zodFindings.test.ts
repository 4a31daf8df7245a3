import { expect, test } from 'vitest'
import { z } from 'zod'
import { fileWith, pageWith, problemsOf, shelf, siteWith, toyBlocks, toyNotFound, toySettings } from '../../../lib/toy'

const kinds = z.strictObject({
  flag: z.boolean().optional(),
  size: z.number().min(-1).max(50).optional(),
  whole: z.int().optional(),
  names: z.array(z.string()).optional(),
  inner: z.strictObject({ a: z.string().optional() }).optional(),
  words: z.record(z.string(), z.string()).optional(),
  day: z.iso.date().optional(),
  mail: z.email().optional(),
  code: z.string().regex(/^x+$/).optional(),
  short: z.string().min(3).max(4).optional(),
  must: z.enum(['one', 'two']),
})
const blocks = { ...toyBlocks, kinds: { schema: kinds }, island: { schema: z.strictObject({}) } }

/** What is told of a file, with its place; what can be mended has a tick. */
const reported = (text: string) => problemsOf(text, blocks).map(({ where, message, hint, fixable }) => `${where}: ${message} ${hint}${fixable ? ' ✓' : ''}`)
const ofKinds = (fields: object) => reported(siteWith({ type: 'kinds', must: 'one', ...fields })).map((line) => line.replace('page "/" › section 1 (kinds) › ', ''))
const kind = (field: string, expected: string, found: string) => `${field}: Here ${expected} is expected, but there is ${found}. Write ${expected}.`

test('a number with a word behind it is guessed, and not mended', () => {
  expect(ofKinds({ size: '3 px' })).toEqual(['size: Here a number without quotes is expected, but there is the text "3 px". Write 3.'])
})

test.each([
  ['flag', 'aye', 'true or false without quotes', 'the text "aye"'],
  ['flag', 'xtrue', 'true or false without quotes', 'the text "xtrue"'],
  ['flag', 'truex', 'true or false without quotes', 'the text "truex"'],
  ['flag', 1, 'true or false without quotes', 'the number 1'],
  ['flag', [], 'true or false without quotes', 'a list'],
  ['flag', {}, 'true or false without quotes', 'an entry in { }'],
  ['size', '01', 'a number without quotes', 'the text "01"'],
  ['size', '1.', 'a number without quotes', 'the text "1."'],
  ['size', '51', 'a number without quotes', 'the text "51"'],
  ['size', true, 'a number without quotes', 'true'],
  ['whole', '3.5', 'a number without quotes', 'the text "3.5"'],
  ['whole', 3.5, 'a whole number', 'the number 3.5'],
  ['inner', [], 'an entry in { }', 'a list'],
  ['words', 5, 'an entry in { }', 'the number 5'],
  ['must', null, 'one of one, two', 'null'],
])('where %s is %j, it is said what belongs there and what there is', (field, value, expected, found) => {
  expect(ofKinds({ [field]: value })).toEqual([kind(field, expected, found)])
})

test('what is missing to make a value the one that is expected is said, and mended', () => {
  expect(ofKinds({ flag: null })).toEqual(['flag: Here true or false without quotes is expected, but there is null. Delete the field: what there is not is left out. ✓'])
  expect(ofKinds({ names: 'x' })).toEqual(['names: Here a list in [ ] is expected, but there is the text "x". Put a [ before it and a ] behind it. ✓'])
})

test.each([
  ['flag', ['true', 'false', ' true ', 'yes', 'No', 'on', 'off'], 'true or false without quotes'],
  ['size', ['0', '-1', '1.25', '12', ' 7 '], 'a number without quotes'],
])('a %s in quotes can be mended when it fits then', (field, values, expected) => {
  for (const value of values) expect(ofKinds({ [field]: value })).toEqual([`${kind(field, expected, `the text "${value}"`)} ✓`])
})

test('a number without quotes can be mended when a text fits there', () => {
  expect(ofKinds({ names: ['x', 5] })).toEqual([`${kind('names 2', 'a text in quotes', 'the number 5')} ✓`])
  expect(ofKinds({ short: 123 })).toEqual([`${kind('short', 'a text in quotes', 'the number 123')} ✓`])
  expect(ofKinds({ short: 12 })).toEqual([kind('short', 'a text in quotes', 'the number 12')])
})

test('a form is told by its meaning, by an example, or by where else to look', () => {
  expect(
    [{ day: '2026-02-30' }, { mail: 'x' }, { code: 'y'.repeat(61) }, { code: 'y'.repeat(60) }, { code: '' }, { short: '' }, { short: 'ab' }, { size: 51 }].flatMap(ofKinds),
  ).toEqual([
    'day: "2026-02-30" is not in the expected form. Write "2026-02-28", the last day of that month, or the day that was meant.',
    'mail: "x" is not in the expected form. Write an address such as "name@example.com".',
    `code: "${'y'.repeat(57)}…" is not in the expected form. Compare it with a place where it works.`,
    `code: "${'y'.repeat(60)}" is not in the expected form. Compare it with a place where it works.`,
    'code: This text is empty: a visitor would see nothing. Write the text, or delete the field.',
    'short: This text is empty: a visitor would see nothing. Write the text, or delete the field.',
    'short: This is less than is needed here: at least 3 characters. Add what is missing, or remove the whole entry.',
    'size: This is more than fits here: at most 50. Shorten it, or share it out over several sections or pages.',
  ])
  expect(reported(fileWith({ site: { ...toySettings, facts: { 'A b': '1' } } }))).toEqual(['site › facts › A b: "A b" is not in the expected form. Write "aB". ✓'])
  expect(reported(fileWith({ site: { ...toySettings, lang: 'en-12' } }))).toEqual([
    'site › lang: "en-12" is not in the expected form. Write a language, with a country if it matters: "en" or "en-US".',
  ])
})

test('what has a wrong field is called by its block, its list or its name', () => {
  const wrong = [
    siteWith({ type: 'island', z: 1 }),
    siteWith({ type: 'rule', z: 1 }),
    siteWith({ type: 'kinds', must: 'one', inner: { z: 1 } }),
    fileWith({ z: 1 }),
    fileWith({ pages: [{ ...pageWith({ type: 'rule' }), z: 1 }] }),
  ]
  expect(wrong.flatMap((text) => problemsOf(text, blocks).map(({ message }) => message))).toEqual([
    'There is no field "z" in an island.',
    'There is no field "z" in a rule.',
    'There is no field "z" in "inner".',
    'There is no field "z" in the file.',
    'There is no field "z" in an entry of "pages".',
  ])
})

test('a wrong field is not taken for one that is there already', () => {
  expect(ofKinds({ flag: true, flga: true }).map((line) => line.replace(/ There are \d+ fields.*/, ''))).toEqual(['flga: There is no field "flga" in a "kinds" section.'])
})

test('the unknown fields of one entry are told once, fifty of them', () => {
  const [told = '', ...others] = ofKinds(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`n${index}`, 1])))
  expect(told).toContain('There are no fields "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9" and 40 more in a "kinds" section.')
  expect(others).toEqual([])
})

test('a field that is missing is told by its name, or at the field that was meant to be it', () => {
  expect(reported(siteWith({ type: 'kinds' }))).toEqual(['page "/" › section 1 (kinds): "must" is missing in a "kinds" section. Add "must".'])
  expect(reported(siteWith({ type: 'kinds', musst: 'one' }))).toEqual([
    'page "/" › section 1 (kinds) › musst: There is no field "musst" in a "kinds" section. Did you mean "must"? ✓',
  ])
  expect(reported(siteWith({ tpye: 'kinds' }))).toEqual(['page "/" › section 1 › tpye: There is no field "tpye" in an entry of "sections". Did you mean "type"? ✓'])
  expect(reported(siteWith({ text: 'x' }))).toEqual(['page "/" › section 1: This entry has no "type", so it is not clear what it is. Add "type": "note". ✓'])
  expect(reported(siteWith({ type: 5 }))).toEqual(['page "/" › section 1 › type: Here a text is expected, but there is the number 5. Write a text.'])
})

test('an item may have fields of its own, but none that is one letter from a field that it lacks', () => {
  const item = (fields: object) =>
    reported(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: { toys: [{ slug: 'a', title: 'A', excerpt: 'x', ...fields }] } }))
  expect(item({ colour: 'red', titles: 'x', conten: '<p>', DATE: '2026-01-01', modifeid: 'x', modi: 'x' })).toEqual([
    'collections › toys 1 (a) › conten: There is no field "conten" in an entry of "toys". Did you mean "content"? ✓',
    'collections › toys 1 (a) › DATE: There is no field "DATE" in an entry of "toys". Did you mean "date"? ✓',
    'collections › toys 1 (a) › modifeid: There is no field "modifeid" in an entry of "toys". Did you mean "modified"? ✓',
  ])
})

test('a character that cannot be shown is named by its number', () => {
  expect(
    reported(siteWith({ type: 'rule', 'la\u0007bel': 'x' }))
      .concat(reported(siteWith({ type: 'rule', label: 'x\u0085\u0086' })))
      .map((line) => /\(U\+.*?\)/.exec(line)?.[0]),
  ).toEqual(['(U+0007)', '(U+0085)'])
})

const SECTIONS = Array(201).fill({ type: 'rule' })
const tooMuch = (where: string) => [`${where} › sections: This is more than fits here: at most 200 entries. Shorten it, or share it out over several sections or pages.`]

test('a page, what is shown for a missing item, and the page for unknown addresses have 200 sections at most', () => {
  const { collections, template } = shelf('bear')
  expect(reported(siteWith(...SECTIONS.slice(1)))).toEqual([])
  expect(reported(siteWith(...SECTIONS))).toEqual(tooMuch('page "/"'))
  expect(reported(fileWith({ pages: [pageWith({ type: 'rule' }), { ...template, missing: { title: 'M', sections: SECTIONS } }], collections }))).toEqual(
    tooMuch('page "/toys/$slug" › missing'),
  )
  expect(reported(fileWith({ notFound: { ...toyNotFound, sections: SECTIONS } }))).toEqual(tooMuch('notFound'))
})

test('a collection without pages is told once: where it is listed, else where it stands', () => {
  const { collections, template } = shelf('bear')
  const noPages = 'The items of "toys" have no pages'
  const lists = (sections: object[], ...pages: object[]) =>
    reported(fileWith({ pages: [pageWith(...sections), ...pages], collections })).map((line) => line.replace(/(pages|PS).*/, '$1'))
  expect(lists([{ type: 'rule', label: 'toys' }])).toEqual([`collections › toys: ${noPages}`])
  expect(lists([{ type: 'list', collection: 'toys' }])).toEqual([`page "/" › section 1 (list) › collection: ${noPages}`])
  expect(lists([{ type: 'list', collection: 'toys' }], { ...template, hidden: true })).toEqual([`page "/" › section 1 (list) › collection: ${noPages}`])
  expect(lists([{ type: 'rule' }], { ...template, hidden: true })).toEqual([])
  expect(lists([{ type: 'rule' }], { ...template, each: 'tosy' })).toEqual(['page "/toys/$slug" › each: There is no collection "tosy". Did you mean "toys"? ✓'])
  expect(reported(fileWith({ pages: [pageWith({ type: 'rule' }), template], collections: { ...collections, cars: [] } }))).toHaveLength(1)
})

test('a slug that no address can have is told with the reason', () => {
  expect(reported(fileWith({ pages: [pageWith({ type: 'rule' }), shelf().template], collections: shelf('nul').collections }))).toEqual([
    'collections › toys 1 (nul) › slug: "nul" cannot be the address of a page: "nul" is reserved. Write lower-case words and hyphens after a slash, for example "/about-us".',
  ])
})

test('beside "use" a misspelled "with" is told as that, and any other field as one that changes nothing', () => {
  const beside = (fields: object) => problemsOf(fileWith({ shared: { line: { type: 'rule' } }, pages: [pageWith({ use: 'line', ...fields })] })).map(({ hint }) => hint)
  expect([beside({ wiht: { label: 'x' } }), beside({ label: 'x' })]).toEqual([['Did you mean "with"?'], ['Put it into "with": { "label": … }.']])
})

test('an entry that hides what all entries can do is told where one of several words belongs', () => {
  for (const name of ['toString', 'valueOf', 'constructor']) expect(ofKinds({ must: { [name]: 1 } })).toEqual([kind('must', 'one of one, two', 'an entry in { }')])
})
