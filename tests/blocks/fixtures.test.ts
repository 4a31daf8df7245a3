import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Blocks, loadBlocks } from '../../src/blocks/schemas'
import { renderSection } from '../../src/page/renderSection'
import { compile } from '../../src/site/compile'
import { migrateFile } from '../../src/authoring/edit/migrate/file'
import { lineageOf, nameIn } from '../../src/site/check/versions/history'
import type { Site } from '../../src/site/schema/site'
import { agedBlocks } from '../lib/migrateToys'
import { toyNotFound, toySettings } from '../lib/toy'

type Cases = Record<string, Record<string, unknown>>

const FIXTURES = join(import.meta.dirname, '../fixtures')
const items = ['first-item', 'second-item'].map((slug) => ({ slug, title: `Title of ${slug}`, excerpt: 'About it.', category: 'News' }))

/** What could be written in a version of a block, by name: kept in tests/fixtures, of the version of today its examples. */
function casesOf(block: string, version: number, latest: number): Cases {
  const kept = join(FIXTURES, block, `v${version}.json`)
  const file = version === latest ? join(import.meta.dirname, '../../src/blocks', block, 'examples.json') : kept
  expect(existsSync(file), `Keep what version ${version} of ${block} looked like in tests/fixtures/${block}/v${version}.json.`).toBe(true)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The site that a file with one section becomes, written for a version of its block and migrated. */
function siteOf(type: string, version: number, fields: object, blocks: Blocks): Site {
  const pages = [
    { path: '/', title: 'Home', sections: [{ type, ...fields }] },
    { path: '/articles/$slug', each: 'articles', title: 'Item', sections: [] },
  ]
  const text = JSON.stringify({ versions: { [type]: version }, pages, collections: { articles: items }, notFound: { ...toyNotFound, sections: [] }, site: toySettings })
  const { after, refused, problems } = migrateFile(new TextEncoder().encode(text), 'pages.json', blocks)
  expect([refused, ...problems.map(({ message }) => message)]).toEqual([undefined])
  const { site } = compile(new TextEncoder().encode(after), 'pages.json', blocks)
  return site ?? expect.unreachable('A file without problems is a site.')
}

/** Whether anything in a section is there to be read: some blocks may be empty. */
function hasText(value: unknown): boolean {
  if (typeof value === 'string') return /\s/.test(value.trim())
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

/** Every version of every block, with the name that the block had in it. */
function versionsOf(blocks: Blocks) {
  return Object.entries(blocks).flatMap(([block, { migrations = [] }]) => {
    const lineage = lineageOf(block, migrations)
    return Array.from({ length: lineage.version }, (_, index) => ({ block, version: index + 1, latest: lineage.version, type: nameIn(lineage, index + 1) }))
  })
}

const parking = { question: 'Is there parking?', answer: 'Behind the house.', href: '/' }

/** What the fixtures of tests/fixtures/toyFaq are today, by version and name. */
const TODAY: Record<number, Cases> = {
  1: {
    usual: { title: 'Before you come', tone: 'quiet', items: [parking], count: 3 },
    barest: { title: 'Nothing yet', tone: 'quiet', items: [] },
    options: { title: 'Softly', tone: 'quiet', items: [{ question: 'Loud?', answer: 'Never.' }] },
  },
  2: { usual: { title: 'Before you come', tone: 'loud', items: [parking] }, barest: { title: 'Nothing yet', tone: 'quiet', items: [] } },
  3: { usual: { title: 'Before you come', tone: 'quiet', items: [parking], count: 12 } },
}

const blocks = await loadBlocks()

describe('content of every age', () => {
  test.each(versionsOf(blocks))('$block, version $version, becomes a page', ({ block, version, latest, type }) => {
    const cases = Object.entries(casesOf(block, version, latest))
    expect(cases).not.toEqual([])
    for (const [name, fields] of cases) {
      const site = siteOf(type, version, fields, blocks)
      const [page] = site.pages
      const [section] = page?.sections ?? []
      if (!page || !section) return expect.unreachable(`The case "${name}" has no section.`)
      const { html } = renderSection(section, page, { frame: { lang: 'en', words: site.settings.words, icons: site.icons } })
      if (hasText(section.props))
        expect(
          html
            .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
            .replaceAll(/<[^>]*>/g, '')
            .trim(),
          name,
        ).not.toBe('')
    }
  })

  test.each(versionsOf(agedBlocks).filter(({ block, version, latest }) => block === 'toyFaq' && version < latest))(
    '$block, version $version (then $type), becomes that of today',
    ({ block, version, latest, type }) => {
      const expected = TODAY[version] ?? {}
      for (const [name, fields] of Object.entries(casesOf(block, version, latest))) {
        const [section] = siteOf(type, version, fields, agedBlocks).pages[0]?.sections ?? []
        expect(section?.type, name).toBe('toyFaq')
        expect(section?.props, name).toEqual(expected[name])
      }
    },
  )
})

test('no fixture is of a block or version that does not exist', () => {
  const known = new Set(
    [...versionsOf(blocks), ...versionsOf(agedBlocks)].filter(({ version, latest }) => version < latest).map(({ block, version }) => `${block}/v${version}.json`),
  )
  expect(readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json') && !known.has(file.replaceAll('\\', '/')))).toEqual([])
})
