import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitContent } from '../../../src/authoring/edit/splitContent'
import { loadBlocks } from '../../../src/blocks/schemas'
import type { StoredFile } from '../../../src/parts/storedFile'
import { compile } from '../../../src/site/compile'
import type { Media } from '../../../src/site/media/media'
import type { Site } from '../../../src/site/schema/site'
import type { State } from '../../../src/site/recompile/afterChanges'
import { createRecompiler, type StateStore } from '../../../src/site/recompile/recompiler'
import { isWhole } from '../../lib/extent'
import { type Content, contentEdits, type Subject } from '../../lib/contentEdits'
import { runs } from '../../lib/runs'
import { fileWith, shelf, toyBlocks } from '../../lib/toy'

const note = (words: Record<string, unknown>) => ({ type: 'note', text: 'Words.', ...words })

const bytesOf = (content: unknown) => Buffer.from(JSON.stringify(content, null, 1))

/** Changes a content so many times, and compiles each state on from the last one and from the beginning. */
function changeAtRandom({ content, blocks, prose, fact }: Subject, count: number, written: (content: unknown) => Buffer): { quick: number } {
  const [options, edit] = [
    { at: '2026-06-01' },
    fc.tuple(fc.constantFrom(...Object.keys(contentEdits), ...Array<string>(12).fill('text'), 'link', 'turn', 'back', 'back'), fc.nat(9999), fc.nat(9999)),
  ]
  let quick = 0
  const steps = fc.array(edit, { minLength: count, maxLength: count })
  const holds = fc.property(steps, (edits) => {
    const again = createRecompiler()
    const store = keptStore()
    const states = [content]
    let last = again(written(content), 'pages.json', blocks, options).site
    for (const [kind, one, other] of edits) {
      const state = kind === 'back' ? (states[one % states.length] ?? content) : structuredClone(states.at(-1) ?? content)
      contentEdits[kind]?.(state, one, other, { prose, fact })
      // Sometimes another page with it.
      if (kind === 'text' && one % 2 === 0) contentEdits.text?.(state, one + 1, other, { prose, fact })
      const [found, clean] = [again(written(state), 'pages.json', blocks, options), compile(written(state), 'pages.json', blocks, options)]
      expect(found, kind).toEqual(clean)
      expect(JSON.stringify(found.site?.pages), kind).toBe(JSON.stringify(clean.site?.pages))
      const judged = { ...options, advice: true }
      expect(createRecompiler(store)(written(state), 'pages.json', blocks, judged), kind).toEqual(compile(written(state), 'pages.json', blocks, judged))
      if (!found.site) continue
      states.push(state)
      quick += Number(found.site.notFound === last?.notFound)
      last = found.site
    }
  })
  fc.assert(holds, { seed: runs(1).seed, numRuns: 1 })
  return { quick }
}

/** Keeps a state as it would be kept between processes. */
function keptStore(): StateStore {
  let kept: Buffer | undefined
  return { read: () => kept && (deserialize(kept) as State), write: ({ files, value, site, made }) => void (kept = serialize({ files, value, site, made })) }
}

const toys: Content = JSON.parse(
  fileWith({
    pages: [
      { path: '/', title: 'Home', sections: [note({ icon: 'home' }), { use: 'more' }, note({ id: 'place-1' }), { type: 'list', collection: 'toys' }] },
      { path: '/other', title: 'Other', sections: [note({}), note({ body: '<p id="html-1">Here.</p>' }), { type: 'rule' }] },
      { path: '/third', title: 'Third', sections: [note({ text: 'See [there](/other#html-1).' }), note({ title: 'Title', links: [{ label: 'Home', href: '/#place-1' }] })] },
      { ...shelf('bear', 'car').template, sections: [note({ text: '{toy.title}' }), { type: 'rule' }] },
    ],
    collections: shelf('bear', 'car').collections,
    shared: { more: note({ title: 'More' }) },
  }),
)

test.for([
  ['one file', bytesOf],
  ['several files', (content: unknown) => splitContent(bytesOf(content))],
] as const)('whatever is changed in %s and taken back, what is compiled on from the last state is what would be from the beginning', { tags: ['random'] }, ([, written]) => {
  const count = isWhole ? 200 : 60
  const { quick } = changeAtRandom({ content: toys, blocks: toyBlocks, prose: 'note', fact: ['price', 'low'] }, count, written)
  // Else nothing has been tried.
  expect(quick).toBeGreaterThan(count / 4)
})

test.runIf(isWhole)('so it is with the blocks that there are', { tags: ['random'] }, async () => {
  const content: Content = JSON.parse(readFileSync('pages.json', 'utf8'))
  expect(changeAtRandom({ content, blocks: await loadBlocks(), prose: 'prose', fact: ['mca', 'amount'] }, 60, bytesOf).quick).toBeGreaterThan(5)
})

/** What comes of two states of a toy site, and whether the second was compiled without the pages that have not changed. */
function changed(before: string, after: string, options: Parameters<typeof compile>[3] = {}): { site: Site | undefined; isQuick: boolean; problems: number } {
  const again = createRecompiler()
  const first = again(Buffer.from(before), 'pages.json', toyBlocks, options)
  const second = again(Buffer.from(after), 'pages.json', toyBlocks, options)
  expect(second).toEqual(compile(Buffer.from(after), 'pages.json', toyBlocks, options))
  return { site: second.site, isQuick: second.site !== undefined && second.site.notFound === first.site?.notFound, problems: second.problems.length }
}

const two = (first: Record<string, unknown>[], second: Record<string, unknown>[] = [note({})]) =>
  fileWith({
    pages: [
      { path: '/', title: 'First', sections: first },
      { path: '/other', title: 'Other', sections: second },
    ],
  })

test('of a text that was changed only its page is compiled, and the others are the same as before', () => {
  const { site, isQuick } = changed(two([note({})]), two([note({ text: 'Others.' }), note({})]))
  expect([isQuick, site?.pages[0]?.sections.map(({ props }) => props.text)]).toEqual([true, ['Others.', 'Words.']])
})

test('of texts that were changed on several pages only these are compiled, and where nothing was changed none', () => {
  const [before, after] = [two([note({})]), two([note({ text: 'Others.' })], [note({ text: 'More.' })])]
  expect(changed(before, after).isQuick).toBe(true)
  const again = createRecompiler()
  const first = again(Buffer.from(before), 'pages.json', toyBlocks)
  expect(again(Buffer.from(before), 'pages.json', toyBlocks).site).toBe(first.site)
})

test('an icon that goes from one page to another that has changed is shown still', () => {
  const [before, after] = [two([note({ icon: 'home' })]), two([note({})], [note({ icon: 'home' })])]
  expect(changed(before, after).isQuick).toBe(true)
})

test('advice on pages that have not changed is not looked for again, and that on those that have is', () => {
  const store = keptStore()
  const advised = (text: string) => createRecompiler(store)(Buffer.from(text), 'pages.json', toyBlocks, { advice: true }).advice.map(({ path, rule }) => `${rule} ${path}`)
  const unfinished = (page: number) => `placeholder-text pages[${page}].sections[0].text`
  expect(advised(two([note({ text: 'Lorem ipsum.' })], [note({ text: 'Lorem ipsum.' })]))).toEqual(expect.arrayContaining([unfinished(0), unfinished(1)]))
  const state = store.read()
  // Of the first page there is no advice any more to be kept.
  state?.made.advice?.texts[1]?.splice(0)
  if (state) store.write(state)
  const found = advised(two([note({ text: 'Lorem ipsum.' })], [note({ text: 'Lorem ipsum dolor.' })]))
  expect([found.includes(unfinished(0)), found.includes(unfinished(1))]).toEqual([false, true])
})

test('what is used, stored and allowed on pages that have not changed counts, and no more once it has gone from one that has', () => {
  const kept = (bytes: number) => ({ hash: '0123456789ab', bytes, kind: 'document' }) as const
  const media: Media = new Map<string, StoredFile>(['a', 'b'].map((name, index) => [`media/${name}.pdf`, kept(index)]))
  const options = { advice: true, media }
  const again = createRecompiler()
  const told = (...pages: Record<string, unknown>[][]) => {
    const text = two(pages[0] ?? [], pages[1])
    const found = again(Buffer.from(text), 'pages.json', toyBlocks, options)
    expect(found).toEqual(compile(Buffer.from(text), 'pages.json', toyBlocks, options))
    return found.advice.map(({ rule }) => rule).filter((rule) => ['unused-fact', 'unused-file', 'same-file', 'unused-allow'].includes(rule ?? ''))
  }
  const to = (name: string) => ({ links: [{ label: 'Prices', href: `media/${name}.pdf` }] })
  const fact = note({ text: 'From {facts.price.low} to {facts.price.high}.' })
  const before = told([fact], [note(to('a')), note(to('b'))])
  expect(before).toContain('same-file')
  expect(told([fact], [note(to('a'))]).toSorted()).toEqual([...before.filter((rule) => rule !== 'same-file'), 'unused-file'].toSorted())
  expect(told([note({})], [note(to('a'))]).filter((rule) => rule === 'unused-fact').length).toBeGreaterThan(before.filter((rule) => rule === 'unused-fact').length)
  const allow = { 'placeholder-text': 'On purpose.' }
  expect(told([note({ text: 'Lorem ipsum.', allow })], [note({})])).not.toContain('unused-allow')
  expect(told([note({ text: 'Lorem ipsum.', allow })], [note({ text: 'More.' })])).not.toContain('unused-allow')
  expect(told([note({ allow })], [note({ text: 'More.' })])).toContain('unused-allow')
  expect(told([note({ allow })], [note({ text: 'Most.' })])).toContain('unused-allow')
})

test('what is known of advice is known still after changes of which no advice was asked for, and no more once all was compiled anew', () => {
  const again = createRecompiler()
  const compiled = (text: string, advice: boolean) => again(Buffer.from(text), 'pages.json', toyBlocks, { advice })
  const [first, second] = [note({ text: 'Lorem ipsum.' }), note({ text: 'More.' })]
  const clean = (text: string) => compile(Buffer.from(text), 'pages.json', toyBlocks, { advice: true })
  const texts = [two([first], [second]), two([note({})], [second]), two([note({})], [first]), two([first], [first]).replace('"Other"', '"Lorem ipsum"'), two([first], [note({})])]
  for (const text of texts) {
    compiled(text, false)
    expect(compiled(text, true)).toEqual(clean(text))
  }
  for (const text of texts.toReversed()) compiled(text, false)
  expect(compiled(texts[1] ?? '', true)).toEqual(clean(texts[1] ?? ''))
})

test('a link to a place of a page that has not changed is one, and one to no place is none', () => {
  const places = [note({ id: 'here' })]
  const to = (anchor: string) => [note({ links: [{ label: 'There', href: `/other#${anchor}` }] })]
  expect(changed(two([note({})], places), two(to('here'), places)).isQuick).toBe(true)
  expect(changed(two([note({})], places), two(to('gone'), places)).problems).toBe(1)
})

test.for<[what: string, before: Record<string, unknown>, after: Record<string, unknown>]>([
  ['a place to which links lead', { id: 'here' }, { id: 'there' }],
  ['a section that comes and goes', {}, { hidden: true }],
  ['an icon that nobody else shows', { icon: 'home' }, { icon: 'phone' }],
  ['a mistake', {}, { text: '' }],
])('%s is looked for on all pages', ([, before, after]) => {
  expect(changed(two([note(before)]), two([note(after)])).isQuick).toBe(false)
})

test('what stands above the sections of a page, and all that is no page, is compiled anew', () => {
  const before = two([note({})])
  expect(changed(before, before.replace('"12"', '"13"')).isQuick).toBe(false)
  expect(changed(before, before.replace('"/other"', '"/others"')).isQuick).toBe(false)
})

test('a file of media/ that is no longer shown is none of the site', () => {
  const media: Media = new Map<string, StoredFile>([['media/prices.pdf', { hash: '0123456789ab', bytes: 1, kind: 'document' }]])
  const [without, shown] = ['/other', 'media/prices.pdf'].map((href) => two([note({ links: [{ label: 'Prices', href }] })]))
  const files = (before = '', after = '') => Object.keys(changed(before, after, { media }).site?.files ?? {})
  expect([files(without, shown), files(shown, without)]).toEqual([['media/prices.pdf'], []])
})

test('after a broken state only what has changed since the last whole one is compiled', () => {
  const again = createRecompiler()
  const first = again(Buffer.from(two([note({})])), 'pages.json', toyBlocks)
  for (const text of ['{', two([note({ text: '' })])]) expect(again(Buffer.from(text), 'pages.json', toyBlocks).site).toBeUndefined()
  expect(again(Buffer.from(two([note({ text: 'Mended.' })])), 'pages.json', toyBlocks).site?.notFound).toBe(first.site?.notFound)
})

test('a newer state is kept where more than twenty pages are other than in the one that is kept, and not each time', () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({ path: index === 0 ? '/' : `/page-${index}`, title: `Page ${index}`, sections: [note({})] }))
  const withOthers = (count: number) =>
    Buffer.from(fileWith({ pages: pages.map((page, index) => (index < count ? { ...page, sections: [note({ text: 'Other words.' })] } : page)) }))
  const writes = (count: number) => {
    let kept = 0
    const again = createRecompiler({ read: () => undefined, write: () => void kept++ })
    for (const others of [0, count]) again(withOthers(others), 'pages.json', toyBlocks, { advice: true })
    return kept
  }
  expect([1, 20, 21, 30].map(writes)).toEqual([1, 1, 2, 2])
})
