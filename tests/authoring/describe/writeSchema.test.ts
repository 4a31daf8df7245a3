import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { problemsGuide } from '../../../src/authoring/describe/problemsGuide'
import { publishedSchemas } from '../../../src/authoring/describe/writeSchema'
import { allowable } from '../../../src/site/lint/allowed'
import { publishedValues, refreshValues, valuesRefresher } from '../../../src/authoring/describe/writeCompletions'

const blocks = await loadBlocks()
const content = JSON.parse(readFileSync('pages.json', 'utf8'))
const project = mkdtempSync(join(tmpdir(), 'quoin-values-'))
afterAll(() => rmSync(project, { recursive: true }))

test('what npm run schema writes is fresh', async () => {
  const fresh = { ...(await publishedSchemas(blocks)), 'values.schema.json': publishedValues(content, blocks, 'pages.json'), 'PROBLEMS.md': problemsGuide(blocks) }
  for (const [name, text] of Object.entries(fresh)) expect(readFileSync(`schema/${name}`, 'utf8') === text, `schema/${name} is stale: npm run schema`).toBe(true)
})

test('pages.json points at the published schema', () => {
  expect(content.$schema).toBe('./schema/pages.schema.json')
})

test('an editor takes and offers every rule that can be allowed, those of publishing and of blocks, too', () => {
  const { $defs } = JSON.parse(readFileSync('schema/pages.schema.json', 'utf8'))
  expect(Object.keys($defs.allow.properties).sort()).toEqual([...allowable(blocks).keys()].sort())
})

test('the schema of the blocks says nothing of the content', () => {
  const schema = readFileSync('schema/pages.schema.json', 'utf8')
  expect([content.site.name, content.site.contact.email, ...Object.values<string>(content.site.links)].filter((name) => schema.includes(name))).toEqual([])
})

test('values are written when the content has changed, whole, and only then', () => {
  const pages = join(project, 'pages.json')
  const target = join(project, 'schema/values.schema.json')
  mkdirSync(join(project, 'schema'))
  const save = (changes: object) => writeFileSync(pages, JSON.stringify({ ...content, ...changes }))
  save({})
  expect(refreshValues(pages, blocks, project)).toBe(true)
  const { mtimeMs } = statSync(target)
  expect(refreshValues(pages, blocks, project)).toBe(false)
  expect(statSync(target).mtimeMs).toBe(mtimeMs)
  save({ shared: { newcomer: content.shared[Object.keys(content.shared)[0] ?? ''] } })
  expect(refreshValues(pages, blocks, project)).toBe(true)
  expect(JSON.parse(readFileSync(target, 'utf8')).definitions.shared.enum).toEqual(['newcomer'])
  expect(readdirSync(join(project, 'schema'))).toEqual(['values.schema.json'])
})

test('while a file is being edited, values follow when saving has come to rest', async () => {
  const pages = join(project, 'pages.json')
  const target = join(project, 'schema/values.schema.json')
  const refresh = valuesRefresher(pages, project)
  writeFileSync(pages, JSON.stringify({ ...content, shared: { half: content.shared[Object.keys(content.shared)[0] ?? ''] } }))
  refresh(blocks)
  writeFileSync(pages, JSON.stringify({ ...content, shared: {} }))
  refresh(blocks)
  await expect.poll(() => JSON.parse(readFileSync(target, 'utf8')).definitions.shared).toEqual({})
})

test('a content file that points elsewhere, or is not that of the project, changes no values', () => {
  const other = join(project, 'other.json')
  writeFileSync(other, JSON.stringify(content))
  expect(refreshValues(other, blocks, project)).toBe(false)
  const pages = join(project, 'pages.json')
  writeFileSync(pages, JSON.stringify({ ...content, $schema: 'https://example.com/pages.schema.json', shared: {} }))
  expect(refreshValues(pages, blocks, project)).toBe(false)
})

test('a site that names nothing still has values that an editor can read', () => {
  const { definitions } = JSON.parse(
    publishedValues(
      { ...content, shared: {}, collections: {}, pages: [{ path: '/', title: 'A', sections: [] }], site: { ...content.site, theme: { colors: content.site.theme.colors } } },
      blocks,
      join(project, 'pages.json'),
    ),
  )
  expect([definitions.shared, definitions.use, definitions.collection, definitions.gradient, definitions.media]).toEqual([{}, {}, {}, {}, {}])
})
