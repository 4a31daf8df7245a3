import { parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { movedFields, type RootFields } from '../../../src/site/diagnostics/rootFields'
import { applyEdits } from '../../../src/site/text/edits'

function moved(text: string, words: RootFields): unknown {
  const root = parseTree(text)
  const repair = root && movedFields(words, root, text)
  return repair && JSON.parse(applyEdits(text, repair.edits))
}

test('fields of the site go into "site", which is made where there is none', () => {
  const words = { name: 'name', home: 'site', fields: ['name', 'lang'] } as const
  expect(moved('{ "name": "A", "pages": [], "lang": "en" }', words)).toEqual({ site: { name: 'A', lang: 'en' }, pages: [] })
  expect(moved('{ "pages": [], "name": "A", "site": { "url": "x" }, "lang": "en" }', words)).toEqual({ pages: [], site: { name: 'A', lang: 'en', url: 'x' } })
  expect(moved('{ "name": "A", "site": {} }', words)).toEqual({ site: { name: 'A' } })
})

test('fields of a page go into one, with an address and a title where they lack', () => {
  const fields = ['title', 'blocks']
  expect(moved('{ "title": "A", "site": {}, "blocks": [1] }', { name: 'blocks', home: 'page', fields })).toEqual({ pages: [{ path: '/', title: 'A', sections: [1] }], site: {} })
  expect(moved('{ "sections": [] }', { name: 'sections', home: 'page' })).toEqual({ pages: [{ path: '/', title: 'Home', sections: [] }] })
})

test('nothing is moved into what holds no fields, and nothing that is not there', () => {
  expect([moved('{ "site": 5, "name": "A" }', { name: 'name', home: 'site' }), moved('{}', { name: 'name', home: 'site' })]).toEqual([undefined, undefined])
})
