import { expect, test } from 'vitest'
import { editSections } from '../../../src/authoring/edit/editSections'
import { compile } from '../../../src/site/compile'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { Refusal, sectionLists } from '../../../src/authoring/edit/sections'
import { fileWith, pageWith, siteWith, toyBlocks } from '../../lib/toy'
import { note, two, edit, one, other, third, text, blocks } from './editOfSections'

const refused = (text: string, request: string): string => {
  try {
    return edit(text, request).done.join(' ')
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
const start = two([one, other, third], [note('Four', { id: 'four' })])

const requests: [request: string, after: string, done: string][] = [
  ['move / 1 3', two([other, third, one], [note('Four', { id: 'four' })]), 'Section 1 (note) of "/" is now section 3 of "/".'],
  ['move / 1 /', two([other, third, one], [note('Four', { id: 'four' })]), 'Section 1 (note) of "/" is now section 3 of "/".'],
  ['move /#one 2', two([other, one, third], [note('Four', { id: 'four' })]), 'Section 1 (note) of "/" is now section 2 of "/".'],
  ['move / 2 /faq 1', two([one, third], [other, note('Four', { id: 'four' })]), 'Section 2 (note) of "/" is now section 1 of "/faq".'],
  ['move / 3 /faq', two([one, other], [note('Four', { id: 'four' }), third]), 'Section 3 (note) of "/" is now section 2 of "/faq".'],
  ['move /faq 1 / 2', two([one, note('Four', { id: 'four' }), other, third], []), 'Section 1 (note) of "/faq" is now section 2 of "/".'],
  ['copy / 2', two([one, other, other, third], [note('Four', { id: 'four' })]), 'Section 2 (note) of "/" is now also section 3 of "/".'],
  ['copy / 1 /faq', two([one, other, third], [note('Four', { id: 'four' }), one]), 'Section 1 (note) of "/" is now also section 2 of "/faq".'],
  [
    'copy / 1 4',
    two([one, other, third, note('One', { id: 'one-2' })], [note('Four', { id: 'four' })]),
    'Section 1 (note) of "/" is now also section 4 of "/". Its id "one" is "one-2" in the copy, because an id can stand only once on a page.',
  ],
  ['hide / 2', two([one, { type: 'note', hidden: true, text: 'Hello', title: 'Two' }, third], [note('Four', { id: 'four' })]), 'Section 2 (note) of "/" is hidden now.'],
  ['remove / 1', two([other, third], [note('Four', { id: 'four' })]), 'Section 1 (note) of "/" is removed.'],
  ['remove / 3', two([one, other], [note('Four', { id: 'four' })]), 'Section 3 (note) of "/" is removed.'],
  ['remove /faq#four', two([one, other, third], []), 'Section 1 (note) of "/faq" is removed.'],
]

test.each(requests)('%s', (request, after, done) => {
  const edited = edit(start, request)
  expect(edited.text).toBe(after)
  expect(edited.done.join(' ')).toBe(done)
  expect(compile(new TextEncoder().encode(edited.text), 'pages.json', toyBlocks).problems).toEqual([])
})

test('on a page without sections the first one is set out as on the page it comes from', () => {
  expect(edit(two([one, other], []), 'move / 1 /faq').text).toBe(two([other], [one]))
  expect(edit(two([one, other], []), 'copy / 2 /faq 1').text).toBe(two([one, other], [other]))
  expect(edit(two([one], []).replace('"sections": []', '"sections": [   ]'), 'move / 1 /faq').text).toBe(two([], [one]))
})

test('the places of a page are those of its sections; another page, or a copy, has one more behind them', () => {
  expect(edit(start, 'move / 1 /').text).toBe(edit(start, 'move / 1 3').text)
  expect(edit(start, 'move / 1 /faq 2').text).toBe(edit(start, 'move / 1 /faq').text)
  expect(edit(start, 'copy / 2 / 4').text).toBe(edit(start, 'copy / 2 /').text)
  expect(['move / 1 4', 'move / 1 / 4', 'copy / 1 5', 'move / 1 /faq 3'].map((request) => refused(start, request))).toEqual([
    '"4" is no place on "/": it has 3 sections, counted from 1.',
    '"4" is no place on "/": it has 3 sections, counted from 1.',
    '"5" is no place on "/": it has 3 sections, counted from 1.',
    '"3" is no place on "/faq": it has 1 section, counted from 1.',
  ])
})

test('a section is called by its block, or by the shared section it uses, wherever that is written', () => {
  const text = fileWith({ shared: { line: { type: 'rule' } }, pages: [pageWith({ id: 'a', type: 'rule' }, { id: 'b', use: 'line' })] })
  expect(['hide / 1', 'hide /#b'].map((request) => edit(text, request).done)).toEqual([['Section 1 (rule) of "/" is hidden now.'], ['Section 2 (line) of "/" is hidden now.']])
  expect(edit(siteWith({ type: 'rule', hidden: true }), 'show / 1').done).toEqual(['Section 1 (rule) of "/" is shown again.'])
})

test('showing takes back what hiding has put in, to the byte', () => {
  for (const text of [start, JSON.stringify(JSON.parse(start)), start.replaceAll('\n', '\r\n')]) expect(edit(edit(text, 'hide / 2').text, 'show / 2').text).toBe(text)
  expect(edit(siteWith({ type: 'rule', hidden: false }), 'hide / 1').text).toBe(siteWith({ type: 'rule', hidden: true }))
  expect(edit(siteWith({ hidden: true, type: 'rule' }), 'show / 1').text).toBe(siteWith({ type: 'rule' }))
  expect(edit(siteWith({ type: 'rule' }).replace(/\{\s+"type": "rule"\s+\}(?=\s+\]\s+\}\s+\])/, '{ "type": "rule" }'), 'hide / 1').text).toContain(
    '{ "type": "rule", "hidden": true }',
  )
})

test('a section keeps its own bytes, however odd they are', () => {
  const odd = start.replace(/\{\s+"type": "note",\s+"text": "Hello",\s+"title": "Two"\s+\}/, '{"type" :"note",   "text":"Hello" , "title":"Tw\\u006f"}')
  expect(odd).not.toBe(start)
  for (const request of ['move / 2 3', 'move / 2 /faq 1', 'copy / 2 /faq']) expect(edit(odd, request).text).toContain('{"type" :"note",   "text":"Hello" , "title":"Tw\\u006f"}')
})

test('the sections shown for a missing item and for an unknown address have addresses, too', () => {
  const text = fileWith({
    collections: { toys: [] },
    pages: [
      pageWith({ type: 'rule' }),
      { path: '/toys/$slug', title: 'T', each: 'toys', sections: [{ type: 'rule' }], missing: { title: 'M', sections: [{ type: 'rule' }, note('X')] } },
    ],
  })
  expect(sectionLists(text).map(({ address }) => address)).toEqual(['/', '/toys/$slug', '/toys/$slug missing', 'notFound'])
  expect(editSections(text, 'move', ['/toys/$slug missing', '2', 'notFound', '1'], toyBlocks).done).toEqual([
    'Section 2 (note) of "/toys/$slug missing" is now section 1 of "notFound".',
  ])
})

test('what cannot be done is refused in a sentence', () => {
  const answers = [
    'move /fqa 1 2',
    'move / 4 1',
    'move / 0 1',
    'move / x 1',
    'move /#two 1',
    'move / 1 1',
    'move / 1',
    'move / 1 9',
    'move / 1 2 3',
    'move / 1 /nowhere',
    'show / 1',
    'hide / 1 2',
    'hide / 1 2 3',
    'move / 1 2 3 4',
    'move / 1x 2',
    'move / x1 2',
    'move / 12 2',
    'move / 1 2x',
    'move / 1 x2',
    'move / 1 12',
    'hide /#x',
    'hide /faq#x',
  ].map((request) => `${request}: ${refused(start, request)}`)
  expect(refused(siteWith({ type: 'rule', hidden: false }), 'show / 1')).toBe('Section 1 (rule) of "/" is shown already.')
  expect(refused(two([one, note('x', { id: 'x' })], []), 'hide /#y')).toBe('No section of "/" has the id "y". The ids there are: one, x.')
  expect(refused(two([one], [other]), 'hide /faq#y')).toBe('No section of "/faq" has the id "y". None there has an id; use its number.')
  expect(`${answers.join('\n')}\n${refused(edit(start, 'hide / 1').text, 'hide / 1')}`).toMatchInlineSnapshot(`
    "move /fqa 1 2: There is no page "/fqa". Did you mean "/faq"?
    move / 4 1: "4" is no place on "/": it has 3 sections, counted from 1.
    move / 0 1: "0" is no place on "/": it has 3 sections, counted from 1.
    move / x 1: "x" is no place on "/": it has 3 sections, counted from 1.
    move /#two 1: No section of "/" has the id "two". The ids there are: one.
    move / 1 1: Section 1 (note) of "/" is there already.
    move / 1: Say where Section 1 (note) of "/" should go: a number, or a page.
    move / 1 9: "9" is no place on "/": it has 3 sections, counted from 1.
    move / 1 2 3: "3" is too much.
    move / 1 /nowhere: There is no page "/nowhere".
    show / 1: Section 1 (note) of "/" is shown already.
    hide / 1 2: "2" is too much: npm run section -- hide / 1
    hide / 1 2 3: "2 3" is too much: npm run section -- hide / 1
    move / 1 2 3 4: "3 4" is too much.
    move / 1x 2: "1x" is no place on "/": it has 3 sections, counted from 1.
    move / x1 2: "x1" is no place on "/": it has 3 sections, counted from 1.
    move / 12 2: "12" is no place on "/": it has 3 sections, counted from 1.
    move / 1 2x: There is no page "2x".
    move / 1 x2: There is no page "x2".
    move / 1 12: "12" is no place on "/": it has 3 sections, counted from 1.
    hide /#x: No section of "/" has the id "x". The ids there are: one.
    hide /faq#x: No section of "/faq" has the id "x". The ids there are: four.
    Section 1 (note) of "/" is hidden already."
  `)
})

test('a section is not moved to a page that has its id already', () => {
  const both = two([one, other], [note('Five', { id: 'one' })])
  const after = edit(both, 'move / 1 /faq').text
  expect(newProblems(Buffer.from(both), Buffer.from(after), 'pages.json', toyBlocks).map(({ code }) => code)).toEqual(['PS403'])
})

test('a reorder changes no key of a section, by which an open page knows it', () => {
  const keysOf = (content: string) => compile(new TextEncoder().encode(content), 'pages.json', blocks).site?.pages.map(({ sections }) => sections.map(({ key }) => key).toSorted())
  const known = keysOf(text)
  expect(known?.length).toBeGreaterThan(5)
  // A bar over the first section needs a dark one, so that place is left alone.
  for (const { address, node } of sectionLists(text).filter(({ address }) => address.startsWith('/') && !address.includes('missing'))) {
    const count = node.children?.length ?? 0
    if (count > 3) expect(keysOf(editSections(text, 'move', [address, String(count), '2'], blocks).text)).toEqual(known)
  }
})
