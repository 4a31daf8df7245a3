import { readdirSync } from 'node:fs'
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
