import { expect, test } from 'vitest'
import { blockStyles } from '../../src/build/blockStyles'
import { loadBlocks } from '../../src/blocks/schemas'

test('what blocks say of their stylesheets is found by folder, and is what their sections are asked', async () => {
  const [found, blocks] = [await blockStyles(), await loadBlocks()]
  const said = Object.entries(blocks).flatMap(([name, { styles }]) => (styles ? [[name, styles] as const] : []))
  expect(found.size).toBeGreaterThan(3)
  expect([...found].sort()).toEqual(said.sort())
})
