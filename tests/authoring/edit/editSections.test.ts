import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadBlocks } from '../../../src/blocks/schemas'
import { id } from '../../../src/parts/id'
import { type Action, ACTIONS, editSections } from '../../../src/authoring/edit/editSections'
import { compile } from '../../../src/site/compile'
import { newProblems } from '../../../src/authoring/edit/newProblems'
import { Refusal, sectionLists } from '../../../src/authoring/edit/sections'
import { changeFile, undoChange } from '../../../scripts/lib/undo'
import { figure } from '../../lib/figure'
import { fileWith, pageWith, siteWith, toyBlocks } from '../../lib/toy'

const note = (title: string, more: object = {}) => ({ type: 'note', text: 'Hello', title, ...more })
const two = (first: object[], second: object[]) => fileWith({ pages: [pageWith(...first), { ...pageWith(...second), path: '/faq' }] })
const edit = (text: string, request: string) => {
  const [action = '', ...words] = request.split(' ')
  return editSections(text, action as Action, words, toyBlocks)
}
const refused = (text: string, request: string): string => {
  try {
    return edit(text, request).done.join(' ')
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const [one, other, third] = [note('One', { id: 'one' }), note('Two'), note('Three')]
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

test('a copy gets another id only for an id that is taken, and one that is free and not too long', () => {
  const long = 'a'.repeat(64)
  const copied = (section: object, ...there: object[]) => JSON.parse(edit(two([section], there), 'copy / 1 /faq').text).pages[1].sections.at(-1)
  expect(copied(note('One', { id: 'one' }), note('x', { id: 'one' }), note('y', { id: 'one-2' })).id).toBe('one-3')
  expect(copied(note('One', { id: long }), note('x', { id: long })).id).toBe(`${'a'.repeat(62)}-2`)
  expect(copied(note('One', { id: 'one' }), note('one')).id).toBe('one')
  expect(copied(note('one'), note('x', { id: 'one' }))).toEqual(note('one'))
})

test('ids inside of a copied section are kept apart, too', () => {
  const steps = z.strictObject({ items: z.array(z.strictObject({ id })) })
  const section = { type: 'steps', items: [{ id: 'first' }, { id: 'second' }] }
  const { text, done } = editSections(siteWith(section), 'copy', ['/', '1'], { ...toyBlocks, steps: { schema: steps } })
  expect(text).toBe(siteWith(section, { type: 'steps', items: [{ id: 'first-2' }, { id: 'second-2' }] }))
  expect(done).toHaveLength(3)
})

test('the new id of a copy is none that the section has itself', () => {
  const steps = z.strictObject({ items: z.array(z.strictObject({ id })) })
  const blocks = { ...toyBlocks, steps: { schema: steps } }
  const section = { type: 'steps', id: 'first', items: [{ id: 'first-2' }] }
  const { text } = editSections(two([section], [note('x', { id: 'first' })]), 'copy', ['/', '1', '/faq'], blocks)
  expect(JSON.parse(text).pages[1].sections[1]).toEqual({ type: 'steps', id: 'first-3', items: [{ id: 'first-2' }] })
  expect(compile(new TextEncoder().encode(text), 'pages.json', blocks).problems).toEqual([])
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

/** A13, on a whole site. */
const text = readFileSync('tests/sites/bakery.json', 'utf8')
const blocks = await loadBlocks()
const step = fc.record({ action: fc.constantFrom<Action>(...ACTIONS), from: fc.nat(), section: fc.nat(), to: fc.nat(), place: fc.nat() })
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

type Section = Record<string, unknown>
type Place = { address: string; index: number }
type State = { text: string; lists: ReturnType<typeof sectionLists> }
const stateOf = (content: string): State => ({ text: content, lists: sectionLists(content) })
const COMPILED_EVERY = 50

/** The lists of sections at some addresses: what they hold, the bytes of each section, and all that stands around them. */
function parted({ text: content, lists }: State, addresses: readonly string[]): { values: Map<string, Section[]>; sections: string[]; outside: string } {
  const own = lists.filter(({ address }) => addresses.includes(address))
  const outside = own.toReversed().reduce((rest, { node: { offset, length } }) => rest.slice(0, offset) + rest.slice(offset + length), content)
  const values = new Map(own.map(({ address, node: { offset, length } }) => [address, JSON.parse(content.slice(offset, offset + length)) as Section[]]))
  return { values, outside, sections: own.flatMap(({ node }) => (node.children ?? []).map(({ offset, length }) => content.slice(offset, offset + length))).toSorted() }
}

/** The sections as they must be after a step: the plain form of what the tool does to bytes. */
function model(lists: ReadonlyMap<string, Section[]>, action: Action, from: Place, to: Place): Map<string, Section[]> {
  const after = new Map([...lists].map(([address, sections]) => [address, [...sections]]))
  const own = after.get(from.address) ?? []
  const section = own[from.index] ?? {}
  if (action === 'hide') own[from.index] = { ...section, hidden: true }
  if (action === 'show') own[from.index] = Object.fromEntries(Object.entries(section).filter(([key]) => key !== 'hidden'))
  if (action === 'move' || action === 'remove') own.splice(from.index, 1)
  if (action === 'move' || action === 'copy') after.get(to.address)?.splice(to.index, 0, section)
  return after
}

/** The content of a section in a fixed order of its fields, without the numbers that the ids of a copy have at their end. */
const contentOf = (section: Section) =>
  JSON.stringify(Object.entries(section).toSorted(([one], [other]) => one.localeCompare(other))).replaceAll(/(\["id",|"id":)"([^"]*?)(?:-\d+)+"/g, '$1"$2"')
const contents = (lists: ReadonlyMap<string, Section[]>) => [...lists].map(([address, sections]) => [address, ...sections.map(contentOf)].join('\n')).join('\n\n')
const hasIdTwice = (sections: readonly Section[]) => new Set(sections.flatMap(({ id }) => id ?? [])).size < sections.filter(({ id }) => id !== undefined).length

/** The words of a random step, and what they mean; undefined when the step would change nothing. */
function request({ lists }: State, { action, ...random }: Step, count: number): { from: Place; to: Place; named: string[]; words: string[] } | undefined {
  const own = lists.filter(({ address, node }) => !address.includes('$') && (node.children?.length ?? 0) > 0)
  const [one, other] = [own[random.from % own.length], own[random.to % own.length]]
  const [from, to] = [
    { address: one?.address ?? '', index: random.section % (one?.node.children?.length ?? 1) },
    { address: other?.address ?? '', index: 0 },
  ]
  to.index = random.place % ((other?.node.children?.length ?? 0) + (action === 'move' && one === other ? 0 : 1))
  const isHidden = one?.node.children?.[from.index]?.children?.some(({ children }) => children?.[0]?.value === 'hidden') === true
  const isIdle = (action === 'move' && one === other && from.index === to.index) || (action === 'hide' && isHidden) || (action === 'show' && !isHidden)
  // Removing as often as copying would soon leave nothing.
  if (isIdle || (action === 'remove' && count % 4 > 0)) return undefined
  const isPlaced = action === 'move' || action === 'copy'
  const words = [from.address, String(from.index + 1), ...(isPlaced ? [to.address, String(to.index + 1)] : [])]
  return { from, to, named: isPlaced ? [from.address, to.address] : [from.address], words }
}

test('a thousand random changes keep every section, every id and all other bytes, and can be taken back', { tags: ['random'], timeout: 180_000 }, ({ task }) => {
  const first = stateOf(text)
  let now = first
  let done = 0
  for (const one of fc.sample(step, { seed: 20261121, numRuns: 2_500 })) {
    const asked = request(now, one, done)
    if (done === 1_000 || !asked) continue
    const after = stateOf(editSections(now.text, one.action, asked.words, blocks).text)
    const [was, is] = [parted(now, asked.named), parted(after, asked.named)]
    expect(contents(is.values)).toBe(contents(model(was.values, one.action, asked.from, asked.to)))
    expect(is.outside).toBe(was.outside)
    // Every section but a hidden or shown one has its own bytes; those of a removed one are gone, of a copied one there twice.
    if (one.action === 'move') expect(is.sections.join('\n')).toBe(was.sections.join('\n'))
    else expect(is.sections.filter((own) => !was.sections.includes(own)).length).toBeLessThanOrEqual(1)
    done++
    if ([...is.values.values()].some(hasIdTwice)) {
      // A copy gets another id; a section that is moved keeps its own, and the command refuses what is a problem.
      expect(one.action).toBe('move')
      continue
    }
    const [at = '', number = ''] = asked.words
    // A reorder taken back is the text from before.
    if (one.action === 'move' && done % 4 === 0 && new Set(asked.named).size === 1)
      expect(editSections(after.text, 'move', [at, String(asked.to.index + 1), number], blocks).text).toBe(now.text)
    if (done % COMPILED_EVERY === 0)
      expect(compile(new TextEncoder().encode(after.text), 'pages.json', blocks).problems.filter(({ code }) => /^PS[12]|PS403/.test(code))).toEqual([])
    now = done % 25 === 0 ? first : after
  }
  expect(done).toBe(1_000)
  figure({ task }, 'A13', `${done} random changes of sections, 0 bytes changed elsewhere (goal 0)`)
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

test('undo brings back the exact bytes, once, and never over later work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const original = Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`)
  try {
    writeFileSync(path, original)
    for (const by of ['a', 'b', '']) {
      changeFile(path, original, Buffer.from(by))
      expect(readFileSync(path, 'utf8')).toBe(by)
      undoChange(path)
      expect(readFileSync(path).equals(original)).toBe(true)
    }
    expect(() => undoChange(path)).toThrow('There is no change')
    changeFile(path, original, Buffer.from('changed'))
    writeFileSync(path, 'and changed again')
    expect(() => undoChange(path)).toThrow('was changed since')
    expect(readFileSync(path, 'utf8')).toBe('and changed again')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what is kept of a change and cannot be taken away, being somebody else’s, makes no failure of an undo that is done', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const { rmSync: remove } = fs
  try {
    writeFileSync(path, 'first')
    changeFile(path, Buffer.from('first'), Buffer.from('second'))
    fs.rmSync = (...words) => {
      if (String(words[0]).includes('quoin-undo/')) throw Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'rm' })
      remove(...words)
    }
    syncBuiltinESMExports()
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe('first')
    expect(() => undoChange(path)).toThrow('was changed since')
  } finally {
    fs.rmSync = remove
    syncBuiltinESMExports()
    writeFileSync(path, 'second')
    undoChange(path)
    rmSync(folder, { recursive: true })
  }
})

test('a change that fails, or comes too late, leaves the file and what can be undone as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-undo-'))
  const path = join(folder, 'pages.json')
  const [first, second] = [Buffer.from('first'), Buffer.from('second')]
  const inTheWay = join(folder, `.pages.json.${process.pid}.tmp`)
  try {
    writeFileSync(path, first)
    changeFile(path, first, second)
    mkdirSync(inTheWay)
    expect(() => changeFile(path, second, Buffer.from('third'))).toThrow()
    rmSync(inTheWay, { recursive: true })
    expect(() => changeFile(path, Buffer.from('read before somebody saved'), Buffer.from('third'))).toThrow('pages.json has been changed by someone else meanwhile.')
    expect(readFileSync(path, 'utf8')).toBe('second')
    undoChange(path)
    expect(readFileSync(path, 'utf8')).toBe('first')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
