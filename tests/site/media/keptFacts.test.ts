import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptFacts } from '../../../src/site/media/keptFacts'

const root = mkdtempSync(join(tmpdir(), 'quoin-facts-'))
afterAll(() => rmSync(root, { recursive: true }))
let looks = 0
const look = async () => ({ width: ++looks })

test('what was found is not looked for again, under its own key', async () => {
  const remembered = keptFacts(join(root, 'keys/below'), 1)
  const first = await remembered('a', look)
  expect([await remembered('a', look), await keptFacts(join(root, 'keys/below'), 1)('a', look)]).toEqual([first, first])
  expect(await remembered('b', look)).not.toEqual(first)
  expect(readdirSync(join(root, 'keys/below')).map((name) => name.length)).toEqual([24, 24])
})

test('where something else is looked for, all is looked at anew', async () => {
  const first = await keptFacts(join(root, 'recipes'), 1)('a', look)
  expect(await keptFacts(join(root, 'recipes'), 2)('a', look)).not.toEqual(first)
  expect(await keptFacts(join(root, 'recipes'), 1)('a', look)).toEqual(first)
})

test('what was broken is looked at again', async () => {
  const remembered = keptFacts(join(root, 'broken'), 1)
  const fault = { fault: 'is no file', remedy: 'Put a file there.' }
  expect(await remembered('a', async () => fault)).toEqual(fault)
  expect(await remembered('a', async () => ({ width: 1 }))).toEqual({ width: 1 })
})

test('where nothing can be kept it is looked at each time', async () => {
  writeFileSync(join(root, 'file'), '')
  const remembered = keptFacts(join(root, 'file/in'), 1)
  expect(await remembered('a', async () => ({ width: 1 }))).toEqual({ width: 1 })
  expect(await remembered('a', async () => ({ width: 2 }))).toEqual({ width: 2 })
})
