import { expect, test } from 'vitest'
import { bundle, type ContentFile } from '../../../../src/site/read/include/bundle'
import { readAll } from '../../../../src/site/read/include/readAll'
import { compile } from '../../../../src/site/compile'
import { pageWith, toyBlocks, toySettings } from '../../../lib/toy'

const file = (name: string, value: unknown): ContentFile => ({ name, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 2)) })
const content = (main: object, ...files: ContentFile[]) => bundle(Buffer.from(JSON.stringify({ site: toySettings, include: ['pages/*.json'], ...main }, null, 2)), files)
const told = (bytes: Buffer) =>
  compile(bytes, 'pages.json', toyBlocks).problems.map(
    ({ code, file: name, line, column, where, message }) => `${code} ${name}:${line}:${column} ${where && `${where} `}– ${message}`,
  )
const page = (path: string, ...sections: object[]) => ({ ...pageWith(...sections), path })

test('a content of several files is one value, with what is included behind what the main file has', () => {
  const whole = readAll(
    content(
      { pages: [1], shared: { a: 1 } },
      file('pages/a.json', { pages: [2], shared: { b: 2 }, redirects: { '/x': '/' } }),
      file('pages/b.json', { pages: [3], collections: { c: [] } }),
    ),
  )
  expect(whole.value).toEqual({ site: { ...toySettings, redirects: { '/x': '/' } }, include: ['pages/*.json'], pages: [1, 2, 3], shared: { a: 1, b: 2 }, collections: { c: [] } })
  expect(JSON.parse(whole.text)).toEqual(whole.value)
})

test('each letter of the text of all is one of its file, and those of none stand behind those before them', () => {
  const [a, b] = [file('pages/a.json', { pages: ['first', 'second'] }), file('pages/b.json', { pages: ['third'] })]
  const { text, origins } = readAll(content({}, a, b))
  for (const word of ['first', 'second', 'third']) {
    const origin = origins?.(text.indexOf(word))
    expect(origin?.text.slice(origin.offset, origin.offset + word.length)).toBe(word)
    expect(origin?.file).toBe(word === 'third' ? 'pages/b.json' : 'pages/a.json')
  }
  expect(origins?.(text.indexOf('"pages":', text.indexOf('"include"')))?.file).toBe('pages.json')
  expect(origins?.(0)).toMatchObject({ file: 'pages.json', offset: 0 })
})

test('a mistake is told in the file in which it stands', () => {
  const bytes = content(
    { pages: [page('/')] },
    file('pages/a.json', { pages: [page('/a', { type: 'noet' })] }),
    file('pages/b.json', { pages: [page('/b', { type: 'note', text: '[x](/none)' })] }),
  )
  expect(told(bytes)).toEqual([expect.stringContaining('PS201 pages/a.json:8:19 page "/a" › section 1 (noet) › type')])
  const right = content({ pages: [page('/')] }, file('pages/b.json', { pages: [page('/b', { type: 'note', text: '[x](/none)' })] }))
  expect(told(right)).toEqual([expect.stringContaining('pages/b.json:9:24 page "/b" › section 1 (note) › text')])
})

test('an address or a name that two files give is told with both places', () => {
  expect(told(content({ pages: [page('/')] }, file('pages/a.json', { pages: [page('/')] })))).toEqual([
    expect.stringMatching(/^PS401 pages\/a\.json:4:15 .* – There is already a page "\/", at pages\.json:\d+\.$/),
  ])
  const doubles = content({ pages: [page('/')] }, file('pages/a.json', { shared: { talk: { type: 'rule' } } }), file('pages/b.json', { shared: { talk: { type: 'rule' } } }))
  expect(told(doubles)).toEqual(['PS113 pages/b.json:3:5 shared › talk – "talk" has been given already, at pages/a.json:3. Only one of the two can count.'])
})

test('what keeps files from being read is told of all of them at once, the main one first', () => {
  const bytes = content({ pages: [page('/')] }, file('pages/a.json', '{ "pages": [1 2] }'), file('pages/b.json', ''), file('pages/c.json', '{ "a": 1, "a": 2 }'))
  expect(told(bytes).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(['PS110 pages/a.json:1:13', 'PS102 pages/b.json:1:1', 'PS113 pages/c.json:1:11'])
})

test.each([
  [{ site: {} }, 'PS107 pages/a.json:2:3 – "site" cannot stand in an included file.'],
  [{ include: [] }, 'PS107 pages/a.json:2:3 – "include" cannot stand in an included file.'],
  [{ pages: {} }, 'PS107 pages/a.json:2:3 – "pages" is of another kind in an included file.'],
  [[1], 'PS107 pages/a.json:1:1 – An included file is no list and no text: it has fields.'],
])('an included file cannot be %j', (value, words) => {
  expect(told(content({ pages: [page('/')] }, file('pages/a.json', value)))).toEqual([words])
})

test.each([
  ['pages/*.json', 'there is no such file yet'],
  ['pages/a.json', 'there is no such file'],
  ['../*.json', 'it is no path such as "pages/*.json", from the folder of this file downwards'],
  ['pages/*.txt', 'its name does not end in ".json"'],
])('an entry of "include" that leads nowhere, %s, is told', (pattern, reason) => {
  expect(told(content({ pages: [page('/')], include: [pattern] }))).toEqual([
    expect.stringMatching(new RegExp(`^PS106 pages\\.json:\\d+:5 – "${pattern.replaceAll(/[.*]/g, '\\$&')}" cannot be included: ${reason.replaceAll(/[.*]/g, '\\$&')}\\.$`)),
  ])
})

test('a file that is included and cannot be read is told where it is included', () => {
  const bytes = content({ pages: [page('/')] }, { name: 'pages/a.json', bytes: Buffer.alloc(0), fault: 'permission is missing' })
  expect(told(bytes)).toEqual([expect.stringContaining('"pages/a.json" cannot be included: permission is missing.')])
})

test('a part that the main file has of another kind is told as it is', () => {
  expect(told(content({ pages: {} }, file('pages/a.json', { pages: [page('/')] })))).toEqual([expect.stringContaining('pages.json')])
})

test('the text of all files is put together only when it is asked for, and what has changed is read anew', () => {
  const of = (title: string) =>
    bundle(Buffer.from('{ "include": ["a.json", "b.json"], "pages": [] }'), [
      { name: 'a.json', bytes: Buffer.from('{ "pages": ["A"] }') },
      { name: 'b.json', bytes: Buffer.from(`{ "pages": ["${title}"] }`) },
    ])
  const [one, other] = [readAll(of('B')), readAll(of('C'))]
  expect(Object.getOwnPropertyDescriptor(one, 'text')?.get).toBeTypeOf('function')
  expect([one.value, other.value]).toEqual(['B', 'C'].map((title) => ({ include: ['a.json', 'b.json'], pages: ['A', title] })))
  expect([one.text, other.text].map((text) => JSON.parse(text).pages)).toEqual([
    ['A', 'B'],
    ['A', 'C'],
  ])
})
