import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { find } from '../../src/blocks/search/find'
import { searchEntry, searchFiles, searchIndex } from '../../src/build/searchIndex'
import type { SearchIndex } from '../../src/parts/searchWords'

const entry = (path: string, text: string, more = {}) => ({ path, title: `Page ${path}`, description: '', headings: '', text, ...more })

test('a page is found by the words that visitors read on it, and by no others', () => {
  const html = `<html><head><title>Head</title></head><body><header>Menu</header><main id="main"><section data-key="_side"><nav>Others</nav></section>
    <section data-key="a"><h1>Rye <em>br</em>ead</h1><p>Dark &amp; <strong>go</strong>od&nbsp;one</p><p>&lt;b&gt; &quot;it&#x27;s&#39; &copy;</p><ul><li>first</li><li>second</li></ul><svg><title>Drawn</title></svg>
    <script type="application/json">{"hidden":"Secret"}</script><noscript>Without</noscript><!-- note --></section></main><footer>Foot</footer></body></html>`
  expect(searchEntry({ path: '/rye', title: 'Rye', description: 'About rye' }, html)).toEqual({
    path: '/rye',
    title: 'Rye',
    description: 'About rye',
    headings: 'Rye bread',
    text: expect.stringMatching(/^\s*Rye bread\s+Dark & good one\s+<b> "it's' &copy;\s+first\s+second\s*$/),
  })
})

test('a word counts by where it stands, and often written a little more', () => {
  const index = searchIndex([entry('/a', 'rye rye rye'), entry('/b', 'rye', { title: 'Rye' }), entry('/c', 'rye '.repeat(100))])
  const [[, terms] = []] = index.parts
  if (typeof terms !== 'object') return expect.unreachable()
  expect(terms.lists[terms.terms.indexOf('rye')]).toEqual([0, 3, 1, 13, 2, 5])
  expect(terms.terms).toEqual(terms.terms.toSorted())
})

test('the index of a small site is one file', () => {
  expect(Object.keys(searchFiles('/search.en.json', searchIndex([entry('/a', 'rye')])))).toEqual(['/search.en.json'])
  expect(Object.keys(searchFiles('/search.en.json', searchIndex([])))).toEqual(['/search.en.json'])
})

/** A site of 3,000 pages of 300 words each, some frequent and many rare, as languages have them. */
const many = Array.from({ length: 3_000 }, (_, page) =>
  entry(`/p/${page}`, Array.from({ length: 300 }, (_, place) => `word${Math.floor(((page * 7919 + place * 104_729) % 10_007) ** 2 / 10_007)}`).join(' '), {
    description: 'Some words on it. '.repeat(6),
  }),
)

test('a search of a site of 3,000 pages loads no more than 100 KB, and finds the same as in the whole index', { tags: ['large'] }, async () => {
  const whole = searchIndex(many)
  const files = searchFiles('/search.en.json', whole)
  const begin: SearchIndex = JSON.parse(files['/search.en.json'] ?? '')
  expect(Object.keys(files).length).toBeGreaterThan(50)
  for (const words of ['word5000', 'word777', 'word810 word500']) {
    let loaded = (files['/search.en.json'] ?? '').length
    const load = async <Value>(address: string): Promise<Value> => {
      loaded += gzipSync(files[address] ?? '').length
      return JSON.parse(files[address] ?? '')
    }
    const found = await find(words, begin, load, 10)
    expect(found.pages).toEqual((await find(words, whole, load, 10)).pages)
    expect(loaded).toBeLessThan(100_000)
  }
})
