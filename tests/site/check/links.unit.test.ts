import { expect, test } from 'vitest'
import { fileWith, pageWith, problemsOf, shelf, toySettings } from '../../lib/toy'

const words = (parts: Record<string, unknown>) => problemsOf(fileWith(parts)).map(({ path, message }) => `${path}: ${message}`)
const note = (text: string, more = {}) => ({ type: 'note', text, ...more })
const page = (path: string, more = {}) => ({ path, title: 'Page', sections: [{ type: 'rule' }], ...more })

test('a link to a page that is hidden says so, and one to a page that is not there is dead', () => {
  const link = (page: object) => words({ pages: [pageWith(note('[Bear](/bear)')), page] })
  expect(link({ ...page('/bear'), hidden: true })).toEqual([expect.stringContaining('hidden')])
  expect(link(page('/bears'))).toEqual([expect.stringContaining('"/bear"')])
  expect(link(page('/bear'))).toEqual([])
})

test('an anchor is looked for on the page that the link leads to, else on its own', () => {
  const other = page('/other', { sections: [{ type: 'rule', id: 'there' }] })
  expect(words({ pages: [pageWith(note('[a](/other#there) [b](#here) [c](/?x#here) [d](#main)', { id: 'here' })), other] })).toEqual([])
  expect(words({ pages: [pageWith(note('[a](#there)')), other] }).length).toBe(1)
  expect(words({ pages: [pageWith(note('[a](/other#here)', { id: 'here' })), other] }).length).toBe(1)
})

test('an anchor of a section that is left out is told as that, from its own page as from others', () => {
  const later = { type: 'rule', id: 'later', hidden: true }
  for (const href of ['#later', '/#later']) expect(words({ pages: [pageWith(note(`[a](${href})`), later)] })).toEqual([expect.stringContaining('hidden')])
})

test.each(['app', 'announcer', 'frame', 'panel', 'panel-title', 'list-1', 'main'])('no section may have the id %s of the frame', (id) => {
  expect(words({ pages: [pageWith({ type: 'rule', id })] }).length).toBe(1)
})

test.each(['apps', 'list', 'list-a', 'my-list-1', 'panels'])('one may have the id %s', (id) => {
  expect(words({ pages: [pageWith({ type: 'rule', id })] })).toEqual([])
})

test('a link of the frame has no page of its own, so an anchor alone is not judged', () => {
  const site = (href: string) => ({ ...toySettings, navigation: { ...toySettings.navigation, links: [{ label: 'A', href }] } })
  expect(words({ site: site('#anywhere') }).length).toBe(1)
  expect(words({ site: site('/nowhere') }).length).toBe(1)
  expect(words({ site: site('/') })).toEqual([])
})

test('the links of an item are told at the item, and its own page is known', () => {
  const { collections, template } = shelf('bear', 'kite')
  const toys = (collections as { toys: object[] }).toys.map((item, index) => ({
    ...item,
    content: index ? '<a href="/toys/none">x</a>' : '<a href="/toys/kite">x</a><a href="/toys/bear">y</a>',
  }))
  expect(words({ collections: { toys }, pages: [pageWith({ type: 'rule' }), template] })).toEqual([expect.stringMatching(/^collections\.toys\[1\]\.content: .*\/toys\/none/)])
})
