import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentFile, bundle, unbundle } from '../../../../src/site/read/include/bundle'
import { readAll } from '../../../../src/site/read/include/readAll'
import { withText } from '../../../../src/site/read/include/withText'
import { runs } from '../../../lib/runs'

const file = (name: string, value: unknown): ContentFile => ({ name, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value, null, 2)) })
const page = (path: string, title = path) => ({ path, title, sections: [] })
const main = Buffer.from(`{
  "site": { "name": "Toys" },
  "include": ["pages/*.json"],
  "shared": { "own": { "type": "rule" } }
}
`)
const content = bundle(main, [
  file('pages/a.json', { pages: [page('/'), page('/a')] }),
  file('pages/b.json', { $schema: 'x', pages: [page('/b'), page('/b/c')], shared: { other: { type: 'note' } } }),
  file('pages/c.json', '{ "redirects": { "/old": "/a" }, "pages": [ ] }'),
])
const textsOf = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries([['pages.json', unbundle(bytes).main.toString()], ...unbundle(bytes).included.map(({ name, bytes: own }) => [name, own.toString()])])
/** The files that hold something else after a change of the text of all. */
function changed(change: (text: string) => string): Record<string, unknown> {
  const [before, after] = [textsOf(content), textsOf(withText(content, change(readAll(content).text)))]
  return Object.fromEntries(Object.entries(after).flatMap(([name, text]) => (text === before[name] ? [] : [[name, JSON.parse(text)]])))
}
const whole = (bytes: Buffer) => readAll(bytes).value as { pages: { path: string; title: string }[]; shared: object; site: { redirects?: object } }
/** The text of all with another value of one part, set as JSON.stringify does. */
const rewritten = (change: (value: ReturnType<typeof whole>) => void) => {
  const value = structuredClone(whole(content))
  change(value)
  return changed(() => JSON.stringify(value, null, 2))
}

test('a text in which nothing has changed leaves every byte of every file', () => {
  expect(withText(content, readAll(content).text).equals(content)).toBe(true)
})

test('a changed word goes into the file in which it stands, and no other file is touched', () => {
  expect(changed((text) => text.replace('"title": "/b/c"', '"title": "Sea"'))).toMatchObject({ 'pages/b.json': { pages: [{ path: '/b' }, { path: '/b/c', title: 'Sea' }] } })
  expect(Object.keys(changed((text) => text.replace('"/old": "/a"', '"/old": "/b"')))).toEqual(['pages/c.json'])
  expect(Object.keys(changed((text) => text.replace('"name": "Toys"', '"name": "Games"')))).toEqual(['pages.json'])
  expect(Object.keys(changed((text) => text.replace('"type": "note"', '"type": "rule"')))).toEqual(['pages/b.json'])
})

test('a new entry goes into the file of the one before it, and one that is gone leaves its file', () => {
  const added = rewritten(({ pages }) => void pages.splice(2, 0, page('/new')))
  expect(added).toMatchObject({ 'pages/a.json': { pages: [{ path: '/' }, { path: '/a' }, { path: '/new' }] } })
  const gone = rewritten((value) => void value.pages.splice(0, 2))
  expect(gone).toMatchObject({ 'pages/a.json': { pages: [] } })
})

test('an entry that gets another name stays in its file, and one that is moved among those of another file belongs there', () => {
  expect(rewritten(({ pages }) => void (pages[2] = page('/sea')))).toMatchObject({ 'pages/b.json': { pages: [{ path: '/sea' }, { path: '/b/c' }] } })
  const moved = rewritten(({ pages }) => void pages.push(...pages.splice(0, 1)))
  expect(moved).toMatchObject({ 'pages/a.json': { pages: [{ path: '/a' }] }, 'pages/b.json': { pages: [{ path: '/b' }, { path: '/b/c' }, { path: '/' }] } })
})

test('what is taken out of the main file stays out of it, whoever has set it', () => {
  const after = rewritten((value) => void Object.assign(value.site, { name: 'Games' }))
  expect(after['pages.json']).toEqual({ site: { name: 'Games' }, include: ['pages/*.json'], shared: { own: { type: 'rule' } } })
})

test('a byte-order mark of a file stays with it', () => {
  const marked = bundle(main, [file('pages/a.json', `\ufeff${JSON.stringify({ pages: [page('/')] })}`)])
  const after = withText(marked, readAll(marked).text.replace('"title":"/"', '"title":"Home"'))
  expect(unbundle(after).included[0]?.bytes.toString()).toBe(`\ufeff${JSON.stringify({ pages: [page('/', 'Home')] })}`)
})

test('whatever is changed at random, the files hold together what the text does', { tags: ['random'] }, () => {
  const titles = fc.record({ path: fc.constantFrom('/', '/a', '/b', '/b/c', '/d', '/e'), title: fc.string() })
  const part = fc.dictionary(fc.constantFrom('own', 'other', 'third', 'a"b'), fc.record({ type: fc.string() }))
  fc.assert(
    fc.property(fc.array(titles), part, fc.constantFrom(undefined, 2, '\t'), (pages, shared, space) => {
      const value = { ...whole(content), pages, shared }
      const after = withText(content, JSON.stringify(value, null, space))
      const { value: found, findings } = readAll(after)
      expect(findings).toEqual([])
      expect(found).toEqual(value)
    }),
    runs(300),
  )
})

test('a changed word goes into its file behind a byte-order mark, and into the one that has the name which main files have mostly', () => {
  const marked = bundle(Buffer.from('{ "include": ["pages.json"], "pages": [] }'), [file('pages.json', `\ufeff${JSON.stringify({ pages: [page('/', 'Home')] }, null, 1)}`)])
  const after = withText(marked, readAll(marked).text.replace('Home', 'Sea'))
  expect(textsOf(after)).toEqual({ 'pages.json': `\ufeff${JSON.stringify({ pages: [page('/', 'Sea')] }, null, 1)}` })
  expect(unbundle(after).main.toString()).toBe('{ "include": ["pages.json"], "pages": [] }')
})

test('a part of the main file that is empty keeps the white space in it, and one that it has not is not left there', () => {
  const own = Buffer.from('{ "include": ["p.json"], "pages": [ \n ], "site": { "name": "Toys" } }')
  const split = bundle(own, [file('p.json', { pages: [page('/')], shared: { a: { type: 'rule' } } })])
  const after = withText(split, readAll(split).text.replace('"Toys"', '"Games"').replace('"rule"', '"note"'))
  expect(unbundle(after).main.toString()).toBe(own.toString().replace('Toys', 'Games'))
  expect(whole(after)).toMatchObject({ pages: [{ path: '/' }], shared: { a: { type: 'note' } } })
})
