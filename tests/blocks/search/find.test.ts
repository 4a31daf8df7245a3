import { expect, test } from 'vitest'
import { find, marked } from '../../../src/blocks/search/find'
import { searchFiles, searchIndex } from '../../../src/build/searchIndex'

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

test('of an index in several files those are read that can have a word or longer ones, three at most', async () => {
  // Words that begin alike fill several files; each stands on a page of its own.
  const many = Array.from({ length: 12_000 }, (_, number) => `longword${String(number).padStart(6, '0')}`)
  const large = searchIndex([page('/alone', 'apple'), ...many.map((word, number) => page(`/${number}`, word, 'x'))])
  const files = searchFiles('/assets/search.json', large)
  const beginning = JSON.parse(files['/assets/search.json'] ?? '') as typeof large
  const read = async (words: string) => {
    const addresses: string[] = []
    const load = async <Value>(address: string): Promise<Value> => {
      addresses.push(address)
      return JSON.parse(files[address] ?? '') as Value
    }
    const { pages, count } = await find(words, beginning, load, 3)
    const parts = beginning.parts.flatMap(([, part], place) => (typeof part === 'string' && addresses.includes(part) ? [place] : []))
    return { paths: pages.map(([path]) => path), count, parts }
  }
  expect(beginning.parts.length).toBeGreaterThan(4)
  expect(await read('longword000007')).toMatchObject({ paths: ['/7'], count: 1 })
  expect((await read('longword000007')).parts).toHaveLength(1)
  const [one = '', two = '', three = ''] = beginning.parts.map(([first]) => first)
  expect([one, two, three].every(Boolean)).toBe(true)
  const { parts, count } = await read('longword')
  expect(parts).toEqual([0, 1, 2])
  expect(count).toBeGreaterThan(many.indexOf(three))
  // A word at the very end of one file and the very beginning of the next.
  expect((await read(two)).paths).toEqual([`/${many.indexOf(two)}`])
})

test('only where a word begins it is marked, but for signs that stand without spaces', () => {
  const found = (text: string, words: string) =>
    marked(text, words)
      .filter(({ isFound }) => isFound)
      .map(({ text: piece }) => piece)
  expect([found('Unrye rye ryes', 'rye'), found('東京都の天気', '京都'), found('a rye', 'a')]).toEqual([['rye', 'ryes'], ['東京都の天気'], []])
})

test('a word itself counts more than one that only begins with it', async () => {
  const both = searchIndex([page('/longer', 'wheatgrass', 'x'), page('/itself', 'wheat', 'x'), page('/none', 'rye', 'x')])
  expect((await find('wheat', both, none, 10)).pages.map(([path]) => path)).toEqual(['/itself', '/longer'])
})
