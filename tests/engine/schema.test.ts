import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'
import { publishedSchemas } from '../../src/site/publishSchema'

test('the published schema and types are fresh', async () => {
  const fresh = await publishedSchemas(await loadBlocks())
  for (const [name, text] of Object.entries(fresh)) expect(readFileSync(`schema/${name}`, 'utf8') === text, `schema/${name} is stale: npm run schema`).toBe(true)
})

test('pages.json points at the published schema', () => {
  expect(JSON.parse(readFileSync('pages.json', 'utf8')).$schema).toBe('./schema/pages.schema.json')
})
