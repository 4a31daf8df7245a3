import { expect, test } from 'vitest'
import { find, marked } from '../../../src/blocks/search/find'
import { searchIndex } from '../../../src/build/searchIndex'

const page = (path: string, text: string, title = path) => ({ path, title, description: '', headings: '', text })
const index = searchIndex([
  page('/', 'Bread of rye and of wheat, baked each day'),
  page('/rye', 'Dark bread with seeds', 'Rye'),
  page('/cafe', 'Café with cake, and rye bread'),
  page('/tokyo', '東京都の天気'),
  page('/rare', 'wheat wheatgrass'),
])
const none = async () => expect.unreachable()
const found = async (words: string) => (await find(words, index, none, 10)).pages.map(([path]) => path)

test('the page with a word in its title comes first, and all words have to be there', async () => {
  expect(await found('rye')).toEqual(['/rye', '/', '/cafe'])
  expect(await found('rye wheat')).toEqual(['/'])
  expect(await found('rye nothing')).toEqual([])
})

test('case and accents do not matter, and the beginning of a word is enough', async () => {
  expect(await found('CAFE')).toEqual(['/cafe'])
  expect(await found('caf')).toEqual(['/cafe'])
  expect(await found('wheatg')).toEqual(['/rare'])
  expect(await found('b')).toEqual([])
})

test('what is written without spaces is found by its parts', async () => {
  expect(await found('天気')).toEqual(['/tokyo'])
  expect(await found('京都')).toEqual(['/tokyo'])
  expect(await found('大阪')).toEqual([])
})

test('nothing asked is nothing found, and of many only so many are told, but all counted', async () => {
  for (const words of ['', '  ', '–']) expect(await found(words)).toEqual([])
  const { pages, count } = await find('rye', index, none, 2)
  expect([pages.length, count]).toEqual([2, 3])
})

test('what is looked for is marked where it stands, and no sign of the text is lost', () => {
  const pieces = marked('Café & rye-bread <b>', 'cafe bre')
  expect(pieces.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['Café', 'bread'])
  expect(pieces.map(({ text }) => text).join('')).toBe('Café & rye-bread <b>')
})
