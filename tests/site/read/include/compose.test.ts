import { expect, test } from 'vitest'
import { compose } from '../../../../src/site/read/include/compose'
import { joinValues } from '../../../../src/site/read/include/joinValues'
import { partsOf } from '../../../../src/site/read/include/parts'

const composed = (main: string, ...others: string[]) =>
  compose(
    { name: 'pages.json', text: main },
    others.map((text, index) => ({ name: `${index}.json`, text })),
  ).text

test.each([
  ['{"include":["*.json"],"pages":[1]}', ['{"pages":[2]}', '{"pages":[3,4]}'], '{"include":["*.json"],"pages":[1,2,3,4]}'],
  ['{\n  "include": ["*.json"]\n}', ['{\n  "pages": [\n    1\n  ]\n}', '{ "pages": [ 2 ] }'], '{\n  "include": ["*.json"],\n  "pages": [\n    1, 2 ]\n}'],
  ['{ "pages": [ ], "include": [] }', ['{"pages":[ 1\n]}'], '{ "pages": [ 1\n], "include": [] }'],
  ['{ "include": [], "site": {} }', ['{"redirects":{"/a":"/b"}}'], '{ "include": [], "site": { "redirects": {"/a":"/b"}} }'],
  ['{ "include": [], "site": { "name": "A" } }', ['{"redirects":{"/a":"/b"}}'], '{ "include": [], "site": { "name": "A", "redirects": {"/a":"/b"} } }'],
  ['{ "include": [], "shared": {"a":1} }', ['{"collections":{"b":[]},"shared":{"c":2}}'], '{ "include": [], "collections": {"b":[]}, "shared": {"a":1,"c":2} }'],
  ['{ "include": [], "pages": {} }', ['{"pages":[1]}'], '{ "include": [], "pages": {} }'],
  ['{ "include": [] }', ['{"redirects":{"/a":"/b"}, "pages": []}'], '{ "include": [] }'],
])('%s with %j behind it is one text', (main, others, expected) => {
  const text = composed(main, ...others)
  expect(text).toBe(expected)
  const files = others.map((other, index) => ({ name: `${index}.json`, value: JSON.parse(other) }))
  if (!main.includes('"pages": {}')) expect(joinValues(JSON.parse(main), files)).toMatchObject(JSON.parse(text))
})

test('a part of another kind in the main file stays as it is', () => {
  expect(joinValues({ pages: {}, shared: [] }, [{ name: 'a.json', value: { pages: [1], shared: { a: 1 } } }])).toEqual({ pages: {}, shared: [] })
  expect(joinValues(1, [])).toBe(1)
})

test('the parts of a file are told with their entries, redirects of a main file among its settings', () => {
  const names = (text: string, isMain: boolean) =>
    Object.entries(partsOf(text, isMain)).map(([part, { entries }]) => `${part} ${entries.map(({ start, end }) => text.slice(start, end)).join(' ')}`)
  expect(names('{"pages":[1,2],"redirects":{"/a":"/b"},"shared":[]}', false)).toEqual(['pages 1 2', 'redirects "/a":"/b"'])
  expect(names('{"site":{"redirects":{"/a":"/b"}},"redirects":{},"collections":{"c":[1]}}', true)).toEqual(['collections "c":[1]', 'redirects "/a":"/b"'])
  expect(names('[1]', false)).toEqual([])
})

test('each letter is known by its file and its place there; one of no file stands behind those before it', () => {
  const files = ['{ "include": ["*.json"], "pages": [1] }', '{ "pages": [22, 33] }', '{ "shared": { "a": 4 }, "pages": [55] }']
  const { text, origins } = compose(
    { name: 'pages.json', text: files[0] ?? '' },
    files.slice(1).map((own, index) => ({ name: `${index}.json`, text: own })),
  )
  expect(text).toBe('{ "include": ["*.json"], "shared": { "a": 4 }, "pages": [1,22, 33,55] }')
  const placesOf = (words: string) => {
    const { file, offset } = origins(text.indexOf(words))
    return [file, offset, files[['pages.json', '0.json', '1.json'].indexOf(file)]?.slice(offset, offset + words.length)]
  }
  expect(['include', '"a": 4', '1,', '22', '33', '55'].map(placesOf)).toMatchInlineSnapshot(`
    [
      [
        "pages.json",
        3,
        "include",
      ],
      [
        "1.json",
        14,
        ""a": 4",
      ],
      [
        "pages.json",
        35,
        "1]",
      ],
      [
        "0.json",
        12,
        "22",
      ],
      [
        "0.json",
        16,
        "33",
      ],
      [
        "1.json",
        34,
        "55",
      ],
    ]
  `)
  expect([origins(0).offset, origins(text.length - 1).file]).toEqual([0, 'pages.json'])
  // The name of a part that the main file has not is in none, nor is any letter of it.
  expect([0, 1, 5, 8].map((more) => origins(text.indexOf('"shared"') + more)).map(({ file, offset }) => [file, offset])).toEqual(Array(4).fill(['pages.json', 23]))
})
