import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentFile, bundle } from '../../../../src/site/read/include/bundle'
import { readAll } from '../../../../src/site/read/include/readAll'
import { type SpannedFile, sparse } from '../../../../src/site/read/include/sparse'
import { filesOf, withSpans } from '../../../../src/site/recompile/changedPages'
import { nodeAt } from '../../../../src/site/text/nodeAt'
import { partialTree } from '../../../../src/site/text/partialTree'
import { runs } from '../../../lib/runs'

const page = (path: string) => ({ path, title: `Ünïcode 日本 ${path}`, sections: [] })
const included = (name: string, value: unknown): ContentFile => ({ name, bytes: Buffer.from(JSON.stringify(value, null, 2)) })
const MAIN = Buffer.from(JSON.stringify({ note: 'é', pages: [page('/'), page('/a')], site: { name: 'Tøys' }, include: ['*.json'] }, null, 1))
const content = bundle(MAIN, [included('b.json', { pages: [page('/b'), page('/c')] }), included('d.json', { $schema: 'x', pages: [page('/d')] })])

/** The files of a content with the places of their pages. */
function spanned(bytes: Buffer): SpannedFile[] {
  const names: [string][] = JSON.parse(filesOf(bytes).names)
  return withSpans(filesOf(bytes)).files.map((file, index) => ({ name: index === 0 ? 'pages.json' : (names[index - 1]?.[0] ?? ''), ...file }))
}

const PLACES = [['site', 'name'], ['note'], ...[0, 1, 2, 3, 4].map((index) => ['pages', index, 'title'])]

test('whichever places are wanted, each stands in the same letter of the same file as in the whole text', () => {
  const whole = readAll(content, 'pages.json')
  const originOf = (text: string, origins: typeof whole.origins, path: (string | number)[]) => {
    const node = nodeAt(partialTree(text, [path]), path)
    return [node?.value, origins?.(node?.offset ?? 0)]
  }
  const holds = fc.property(fc.subarray(PLACES, { minLength: 1 }), (places) => {
    const part = sparse(
      spanned(content),
      places.map((path) => ({ path, on: 'value' })),
    )
    for (const path of places) expect(originOf(part?.text ?? 'null', part?.origins, path)).toEqual(originOf(whole.text, whole.origins, path))
    const wanted = new Set(places.map(([, index]) => index))
    const { pages } = JSON.parse(part?.text ?? '{}')
    expect(pages.map((entry: unknown) => entry !== null)).toEqual([0, 1, 2, 3, 4].map((index) => wanted.has(index)))
  })
  fc.assert(holds, { ...runs(60) })
})

test('places told by an offset are the same up to the first page; behind it the whole text is needed', () => {
  const first = content.indexOf('[') + 1
  expect(sparse(spanned(content), [{ offset: 3, length: 1 }])?.text.slice(0, first - 1)).toBe(readAll(content).text.slice(0, first - 1))
  expect(sparse(spanned(content), [{ offset: content.length, length: 1 }])).toBeUndefined()
})

test('where a file holds more than pages, or none, or begins with a byte-order mark, the whole text is needed', () => {
  const withOther = (value: object) => sparse(spanned(bundle(MAIN, [included('b.json', value)])), [])
  expect(withOther({ pages: [page('/b')] })).toBeDefined()
  expect([withOther({ pages: [page('/b')], shared: {} }), withOther({ pages: [] }), sparse(spanned(Buffer.from('{"site":{}}')), [])]).toEqual([undefined, undefined, undefined])
  expect(sparse(spanned(Buffer.concat([Buffer.from('\ufeff'), MAIN])), [])).toBeUndefined()
})
