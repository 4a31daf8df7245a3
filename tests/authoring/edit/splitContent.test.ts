import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { compile } from '../../../src/site/compile'
import { joinContent, splitContent } from '../../../src/authoring/edit/splitContent'
import { unbundle } from '../../../src/site/read/include/bundle'
import { readAll } from '../../../src/site/read/include/readAll'

const own = readFileSync(join(import.meta.dirname, '../../../pages.json'))
const filesOf = (bytes: Buffer) => Object.fromEntries(unbundle(splitContent(bytes)).included.map(({ name, bytes: written }) => [name, written.toString()]))
const small = `{
  "$schema": "./schema/pages.schema.json",
  "site": { "name": "Toys" },
  "collections": {
    "articles": [],
    "talks": [{ "slug": "one" }]
  },
  "pages": [
    { "path": "/", "title": "Home" },

    { "path": "/b" }, { "path": "/b/c" },
    { "path": "/a" }
  ],
  "notFound": {}
}
`

test.each([
  ['of the first site', own],
  ['with a byte-order mark', Buffer.concat([Buffer.from('\ufeff'), own])],
  ['in one line', Buffer.from(JSON.stringify(JSON.parse(own.toString())))],
  ['with line ends of Windows', Buffer.from(own.toString().replaceAll('\n', '\r\n'))],
  ['set with tabs', Buffer.from(`${JSON.stringify(JSON.parse(own.toString()), null, '\t')}`)],
  ['with lines between pages', Buffer.from(small)],
])('a content %s that is divided and put together has the bytes that it had, and says the same between', (_name, bytes) => {
  const split = splitContent(bytes)
  expect(unbundle(split).included.length).toBeGreaterThan(0)
  expect(readAll(split).value).toMatchObject(JSON.parse(bytes.toString().replace('\ufeff', '')))
  expect(readAll(split).findings).toEqual([])
  expect(joinContent(split).equals(bytes)).toBe(true)
})

test('pages that follow each other below one address share a file, which is set as the main one is', () => {
  expect(filesOf(Buffer.from(small))).toMatchInlineSnapshot(`
    {
      "collections/articles.json": "{
      "$schema": "../schema/included.schema.json",
      "collections": {
        "articles": []
      }
    }
    ",
      "collections/talks.json": "{
      "$schema": "../schema/included.schema.json",
      "collections": {
        "talks": [{ "slug": "one" }]
      }
    }
    ",
      "pages/1-home.json": "{
      "$schema": "../schema/included.schema.json",
      "pages": [
        { "path": "/", "title": "Home" }
      ]
    }
    ",
      "pages/2-b.json": "{
      "$schema": "../schema/included.schema.json",
      "pages": [

        { "path": "/b" }, { "path": "/b/c" }
      ]
    }
    ",
      "pages/3-a.json": "{
      "$schema": "../schema/included.schema.json",
      "pages": [
        { "path": "/a" }
      ]
    }
    ",
    }
  `)
  expect(unbundle(splitContent(Buffer.from(small))).main.toString()).toMatchInlineSnapshot(`
    "{
      "$schema": "./schema/pages.schema.json",
      "site": { "name": "Toys" },
      "collections": {},
      "include": ["collections/*.json", "pages/*.json"],
      "notFound": {}
    }
    "
  `)
})

test('collections of which there are none are not included', () => {
  const bare = splitContent(Buffer.from('{ "pages": [{ "path": "/" }], "collections": {} }'))
  expect([unbundle(bare).main.toString(), unbundle(bare).included.map(({ name }) => name)]).toEqual(['{ "include": ["pages/*.json"], "collections": {} }', ['pages/home.json']])
})

test('a file names its schema by the same way from its folder; one that lies on a server, or is another, is not named', () => {
  const named = (schema: string) => Object.values(filesOf(Buffer.from(JSON.stringify({ $schema: schema, pages: [{ path: '/' }] })))).map((text) => JSON.parse(text).$schema)
  expect(['schema/pages.schema.json', '../pages.schema.json', 'pages.schema.json'].map(named)).toEqual([
    ['../schema/included.schema.json'],
    ['../../included.schema.json'],
    ['../included.schema.json'],
  ])
  expect(['https://a.example/pages.schema.json', 'other.json', 'mypages.schema.json'].map(named)).toEqual([[undefined], [undefined], [undefined]])
})

test('a site is made of it as of one file', async () => {
  const blocks = await loadBlocks()
  const made = (bytes: Buffer) => compile(bytes, 'pages.json', blocks, { at: '2026-11-25' })
  expect(made(splitContent(own))).toEqual(made(own))
})

test('what is divided or one already is refused', () => {
  expect(() => splitContent(splitContent(own))).toThrow('several files already')
  expect(() => joinContent(own)).toThrow('one file already')
  expect(() => splitContent(Buffer.from('{ "pages": [] }'))).toThrow('no pages')
})
