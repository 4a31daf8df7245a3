import { expect, test } from 'vitest'
import { bundle } from '../../../src/site/read/include/bundle'
import { changedPages, type Files, filesOf, withSpans } from '../../../src/site/recompile/changedPages'

const page = (path: string, words = 'Words.') => ({ path, title: 'Title', sections: [{ type: 'note', text: words }] })
const fileWith = (...pages: unknown[]) => JSON.stringify({ $schema: 'Ü', pages, site: {} }, null, 2)
const changed = (before: Buffer | string, now: Buffer | string) => changedPages(filesOf(Buffer.from(before)), filesOf(Buffer.from(now)))
const [before, after] = [fileWith(page('/'), page('/a'), page('/b')), fileWith(page('/'), page('/a', 'Größer, und länger.'), page('/b'))]

test('a page that is other than before is found, with its number and what it is now', () => {
  expect(changed(before, after)).toEqual([{ index: 1, value: page('/a', 'Größer, und länger.') }])
  expect(changed(after, before)).toEqual([{ index: 1, value: page('/a') }])
  expect(changed(before, before)).toEqual([])
})

test('all pages that are other than before are found, also those that have changed places', () => {
  const found = (now: string) => changed(before, now)?.map(({ index, value }) => [index, (value as { path: string }).path])
  expect(found(after.replace('"/b"', '"/c"'))).toEqual([
    [1, '/a'],
    [2, '/c'],
  ])
  expect(found(fileWith(page('/'), page('/b'), page('/a')))).toEqual([
    [1, '/b'],
    [2, '/a'],
  ])
})

test('pages are counted through all files, and what is known of their places moves with what stands before them', () => {
  const files = (first: string, ...rest: string[]) =>
    filesOf(
      bundle(
        Buffer.from(fileWith(page('/'))),
        [first, ...rest].map((text, index) => ({ name: `pages/${index}.json`, bytes: Buffer.from(text) })),
      ),
    )
  const states = [
    files(before, fileWith(page('/c'))),
    files(after, fileWith(page('/c'))),
    files(after, fileWith(page('/c', 'More.'))),
    files(after.replace('"/b"', '"/bigger"'), fileWith(page('/c', 'More.'))),
  ]
  const found = states.slice(1).map((state, index) => changedPages(states[index] ?? state, state)?.map(({ index: page }) => page))
  expect(found).toEqual([[2], [4], [3]])
  expect(changedPages(files(before, fileWith(page('/c'))), states[3] as Files)?.map(({ index }) => index)).toEqual([2, 3, 4])
})

test.for<[what: string, now: string]>([
  ['what is no page', after.replace('"site": {}', '"site": { "name": "A" }')],
  ['the settings alone', before.replace('"site": {}', '"site": { "name": "A" }')],
  ['the number of pages', fileWith(page('/'), page('/a'))],
  ['a page and what is no page', after.replace('"Ü"', '"U"')],
  ['a page and what stands between pages', after.replace('},\n    {', '}, {')],
  ['pages, one of which cannot be read', after.replace('"path": "/b"', '"path": "/b')],
  ['one page into two', before.replace('"/a"', '"/a"}, {"path": "/b"')],
  ['a page into what ends the list and begins another', before.replace('"/a"', '"/a"}], "more": [{"path": "/b"')],
  ['a page into two lists', before.replace('"/a"', '"/a"}], [{"path": "/b"')],
  ['a page that cannot be read', before.replace('"path": "/a"', '"path": "/a')],
  ['a name that stands twice', before.replace('"path": "/a"', '"path": "/a", "path": "/a"')],
])('where %s has changed nothing is said of pages', ([, now]) => {
  expect(changed(before, now)).toBeUndefined()
})

test('a page may be as deep in brackets as in its file, and no deeper', () => {
  const nested = (depth: number) => fileWith(page('/'), { ...page('/a'), deep: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown })
  const base = fileWith(page('/'), { ...page('/a'), deep: 1 })
  expect([changed(base, nested(29))?.length, changed(base, nested(30))]).toEqual([1, undefined])
})

test('other files than before, and signs that belong to no character, are not looked into', () => {
  const one = bundle(Buffer.from(before), [{ name: 'a.json', bytes: Buffer.from('{}') }])
  expect(changed(one, bundle(Buffer.from(after), [{ name: 'b.json', bytes: Buffer.from('{}') }]))).toBeUndefined()
  expect(changed(Buffer.from(after), Buffer.from(after.replace('ö', '~'), 'utf8').map((byte) => (byte === 0x7e ? 0xff : byte)) as Buffer)).toBeUndefined()
})

test('a byte-order mark before a file moves the places of its pages, and changes nothing else', () => {
  const marked = (words: string) => Buffer.from(`\ufeff{"pages":[{"path":"/"},{"path":"${words}"}]}`)
  const [before, after] = [filesOf(marked('/a')), filesOf(marked('/long'))]
  expect(withSpans(before).files[0]?.spans.map(({ start, end }) => marked('/a').toString('utf8', start, end))).toEqual(['{"path":"/"}', '{"path":"/a"}'])
  expect(changedPages(before, after)).toEqual([{ index: 1, value: { path: '/long' } }])
})
