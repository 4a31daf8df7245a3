import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../src/blocks/schemas'

test('every folder of a block is found under its name, in the order of the alphabet, and nothing that only looks like one', async () => {
  const blocks = await loadBlocks()
  const folders = readdirSync('src/blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(Object.keys(blocks)).toEqual(folders.toSorted())
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(name in blocks, name).toBe(false)
})

test('what a block says beside its schema comes along, and what it does not say is not there', async () => {
  const { articleList, table, hero } = await loadBlocks()
  expect([articleList, table, hero].map((block) => [block?.check, block?.resolve, block?.migrations].map((part) => part !== undefined))).toEqual([
    [true, true, false],
    [true, false, false],
    [false, false, false],
  ])
})

test.each<[string, Record<string, string>, string]>([
  [
    'an empty folder',
    {},
    'src/blocks/quote/ has no schema.ts, which says what an author may write. Write one, or delete the folder: "npm run block quote" begins with all that a block needs.',
  ],
  ['a folder without a schema', { 'View.tsx': 'export default () => null' }, 'src/blocks/quote/ has no schema.ts'],
  ['a folder in the place of a schema', { 'schema.ts/index.ts': 'export const schema = 1' }, 'src/blocks/quote/ has no schema.ts'],
  ['a schema under another name', { 'schema.ts': 'export const quote = 1' }, 'src/blocks/quote/schema.ts does not export a "schema" that is a z.strictObject.'],
  ['what only looks like a schema', { 'schema.ts': 'export const schema = { shape: {} }' }, 'src/blocks/quote/schema.ts does not export a "schema" that is a z.strictObject.'],
  ['a schema of something else', { 'schema.ts': 'export const schema = "text"' }, 'src/blocks/quote/schema.ts does not export a "schema" that is a z.strictObject.'],
])('%s among the blocks is told in words', async (_what, files, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-blocks-'))
  mkdirSync(join(folder, 'quote'))
  mkdirSync(join(folder, '.hidden'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, 'quote', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'quote', name), text)
  }
  const load = async (file: string) => await import(/* @vite-ignore */ file)
  await expect(loadBlocks(load, folder)).rejects.toThrow(words)
  rmSync(folder, { recursive: true })
})
