import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesOf, toyContext } from '../../src/authoring/describe/examples'
import { blockFolders } from '../../src/blocks/blockFolders'
import { loadBlocks } from '../../src/blocks/schemas'
import { drawn, shortened } from '../lib/drawn'

const blocks = await loadBlocks()
const ITEMS = [1, 2].map((place) => ({ slug: `item-${place}`, title: `Item ${place}`, excerpt: 'An item.', href: `/items/${place}` }))
const fileOf = (block: string) => join(import.meta.dirname, 'markup', `${block}.txt`)
/** A new block has such a file when somebody wants one. */
const kept = blockFolders().filter((block) => existsSync(fileOf(block)))

/** An example as it is drawn: what lists items of a collection is given some. */
function drawnExample(block: string, example: Record<string, unknown>): string {
  const given = 'collection' in example ? { ...example, items: ITEMS } : { ...(blocks[block]?.resolve?.(example as never, toyContext(example)) ?? example) }
  return drawn(block, given)
}

/** What stylesheets, scripts and screen readers rely on: written anew by `vitest -u`, and read before that is kept. */
test.each(kept)('every example of %s has the elements, names and attributes that it had', async (block) => {
  const all = Object.entries(examplesOf(block)).map(([name, example]) => `${name}\n\n${drawnExample(block, example)}\n`)
  await expect(shortened(all.join('\n'))).toMatchFileSnapshot(fileOf(block))
})

test('blocks have such files', () => {
  expect(kept.length).toBeGreaterThan(15)
})
