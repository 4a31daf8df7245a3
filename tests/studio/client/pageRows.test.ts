import { expect, test } from 'vitest'
import { PAGES, type PageRow, pageRows, WORDS } from '../../../src/studio/client/pageRows'

const page = (address: string, title: string) => ({ path: ['pages', address.length], address, title, href: address, isHidden: false, problems: 0 })
const state = {
  pages: [page('/', 'Start'), page('/faq', 'Questions')],
  others: [
    { path: ['site'], group: 'Site', title: 'All settings' },
    { path: ['collections', 'toys', 0], group: 'toys', title: 'The bear', href: '/toys/bear' },
  ],
  collections: ['toys', 'news'].map((name) => ({ name, list: ['collections', name] })),
}
const wordsOf = (rows: readonly PageRow[]) => rows.map((row) => (row.is === 'group' ? `${row.group} ${row.count}` : row.is === 'words' ? row.line.shown : row.line.title))
const shown = (wanted: string, open: string[]) => wordsOf(pageRows(state, wanted, new Set(open)))

test('what is few stands before all pages, and is folded until it is wanted', () => {
  expect(shown('', [PAGES])).toEqual(['Site 1', 'toys 1', 'news 0', 'Pages 2', 'Start', 'Questions'])
  expect(shown('', ['toys'])).toEqual(['Site 1', 'toys 1', 'The bear', 'news 0', 'Pages 2'])
})

test('the head of a collection says to which list an item can be added, also where there is none yet', () => {
  const heads = pageRows(state, '', new Set()).flatMap((row) => (row.is === 'group' ? [row.list] : []))
  expect(heads).toEqual([undefined, ['collections', 'toys'], ['collections', 'news'], undefined])
})

test('what is looked for is found in every group, by title and address, in any order of words', () => {
  expect(shown('bear', [])).toEqual(['toys 1', 'The bear'])
  expect(shown('/toys/bear', [])).toEqual(['toys 1', 'The bear'])
  expect(shown('faq QUEST', [])).toEqual(['Pages 1', 'Questions'])
  expect(shown('news', [])).toEqual(['news 0'])
  expect(shown('nothing', [])).toEqual([])
})

test('one of three thousand pages is found', () => {
  const many = { pages: Array.from({ length: 3000 }, (_, index) => page(`/page-${index}`, `Page ${index}`)), others: [], collections: [] }
  expect(pageRows(many, 'page 2999', new Set())).toHaveLength(2)
})

test('where the words are read comes last, unfolded; without any there is no such group', () => {
  const read = [{ path: ['pages', 1, 'sections', 0, 'text'], shown: 'Bears of oak' }]
  expect(wordsOf(pageRows(state, 'bear', new Set(), read))).toEqual(['toys 1', 'The bear', `${WORDS} 1`, 'Bears of oak'])
  expect(wordsOf(pageRows(state, 'oak', new Set(), read))).toEqual([`${WORDS} 1`, 'Bears of oak'])
})
