import { describe, expect, test } from 'vitest'
import { changeWords, fieldOf } from '../../../src/studio/server/changeWords'

const answers = ['One', 'Two', 'Three'].map((word) => ({ question: `Is ${word} a number?`, answer: `${word} is what comes in its row.` }))
const faq = { type: 'faqGroup', title: 'Common questions', items: answers }
const hero = { type: 'hero', title: 'Welcome', text: 'To the site of all numbers.' }
const home = { path: '/', title: 'Home', sections: [hero, faq] }
const site = { name: 'Numbers', footer: { columns: [{ links: [{ label: 'A' }, { label: 'B' }] }] } }
const news = [{ slug: 'new', title: 'News of today', excerpt: 'All is well.' }]
const written = { site, pages: [home, { path: '/faq', title: 'FAQ', sections: [faq] }], collections: { news }, shared: { talk: { type: 'cta', title: 'Talk to us' } } }
type File = typeof written
// What stands at two places are two things.
const file: File = JSON.parse(JSON.stringify(written))
const words = (change: (copy: File) => void) => {
  const copy = structuredClone(file)
  change(copy)
  return changeWords(JSON.stringify(file), JSON.stringify(copy))
}
const page = (copy: File, index = 0) => copy.pages[index] as (typeof file)['pages'][0]
const set = (part: object | undefined, fields: object) => void Object.assign(part ?? {}, fields)

describe('what was changed is said with titles and not with numbers alone', () => {
  test.each<[string, (copy: File) => void]>([
    ['FAQ › Common questions: answer 3 changed.', (copy) => set((page(copy, 1).sections[0] as typeof faq).items[2], { answer: 'Three is another one.' })],
    ['Home › Welcome: text changed.', (copy) => set(page(copy).sections[0], { text: 'Another' })],
    ['Home › Welcome: icon added.', (copy) => set(page(copy).sections[0], { icon: 'star' })],
    ['Home › Welcome: hidden.', (copy) => set(page(copy).sections[0], { hidden: true })],
    ['Home › Welcome: shown from 2027-01-01 and shown until 2027-02-01.', (copy) => set(page(copy).sections[0], { from: '2027-01-01', until: '2027-02-01' })],
    ['Home: section “Welcome” removed.', (copy) => void page(copy).sections.shift()],
    ['Home: section “New” added.', (copy) => void page(copy).sections.push({ type: 'hero', title: 'New', text: 'x' })],
    ['Home: section “Common questions” moved.', (copy) => void page(copy).sections.reverse()],
    ['FAQ: section “Welcome” moved.', (copy) => void page(copy, 1).sections.push(...page(copy).sections.splice(0, 1))],
    ['Home › Common questions: item 2 removed.', (copy) => void (page(copy).sections[1] as typeof faq).items.splice(1, 1)],
    ['Page “FAQ” removed.', (copy) => void copy.pages.pop()],
    ['Page “Other” added.', (copy) => void copy.pages.push({ path: '/other', title: 'Other', sections: [] })],
    ['News of today: excerpt changed.', (copy) => set(copy.collections.news[0], { excerpt: 'New' })],
    ['Talk to us: text added.', (copy) => set(copy.shared.talk, { text: 'Call.' })],
    ['Footer: label 2 in column 1 changed.', (copy) => set(copy.site.footer.columns[0]?.links[1], { label: 'C' })],
    ['Site: name changed.', (copy) => set(copy.site, { name: 'Figures' })],
    ['FAQ: path changed.', (copy) => set(copy.pages[1], { path: '/questions' })],
  ])('%s', (sentence, change) => expect(words(change)).toEqual([sentence]))
})

test('what was hidden and is shown again is said so', () => {
  const hidden = structuredClone(file)
  set(page(hidden).sections[0], { hidden: true })
  expect(changeWords(JSON.stringify(hidden), JSON.stringify(file))).toEqual(['Home › Welcome: shown again.'])
})

test('several changes of one section are one sentence, and of very many the number is told', () => {
  expect(words((copy) => set(page(copy).sections[0], { title: 'Hi', text: 'Anew' }))).toEqual(['Home › Hi: title and text changed.'])
  const everywhere = (copy: File) => {
    for (const part of [copy.site, copy.shared.talk, copy.collections.news[0], ...copy.pages, ...copy.pages.flatMap(({ sections }) => sections)]) set(part, { another: 1 })
  }
  expect(words(everywhere).slice(-2)).toEqual(['FAQ › Common questions: another added.', 'And 3 more.'])
  expect(words((copy) => set(page(copy).sections[0], { a: 1, b: 2, c: 3, d: 4, e: 5 }))).toEqual(['Home › Welcome: 5 fields added.'])
})

test('the same file has no changes, and what is no JSON has none to tell', () => {
  expect([words(() => {}), changeWords('', JSON.stringify(file))]).toEqual([[], []])
})

test.each([
  [['items', 2, 'answer'], 'answer 3'],
  [['columns', 0, 'links', 1, 'label'], 'label 2 in column 1'],
  [['errorSummary'], 'error summary'],
  [['items', 0], 'item 1'],
] as const)('the field at %j is called %s', (path, name) => expect(fieldOf(path).name).toBe(name))

test('five sentences are said whole, and of six the last is counted', () => {
  const changed = (count: number) =>
    words((copy) => {
      const parts = [copy.site, copy.shared.talk, copy.collections.news[0], ...copy.pages, page(copy).sections[0]]
      for (const part of parts.slice(0, count)) set(part, { another: 1 })
    })
  expect([changed(5).length, changed(5).some((sentence) => sentence.includes('more'))]).toEqual([5, false])
  expect([changed(6).length, changed(6).at(-1)]).toEqual([6, 'And 1 more.'])
})
