import { z } from 'zod'
import { expect, test } from 'vitest'
import { loadBlocks } from '../../../src/blocks/schemas'
import { BLOCK_GROUPS } from '../../../src/parts/blockGroups'
import { blockLines } from '../../../src/studio/server/blockLines'

const blocks = await loadBlocks()

test('kinds stand by their groups and in each by their titles, with what they begin with', () => {
  const lines = blockLines(blocks)
  const groups: string[] = Object.values(BLOCK_GROUPS)
  expect([...new Set(lines.map(({ group }) => group))]).toEqual(groups)
  expect(lines).toEqual(lines.toSorted((one, other) => groups.indexOf(one.group ?? '') - groups.indexOf(other.group ?? '')))
  const hero = lines.find(({ type }) => type === 'hero')
  expect(hero).toMatchObject({ title: 'Hero', group: BLOCK_GROUPS.lead })
  expect(hero?.icon.length).toBeGreaterThan(0)
  expect(hero?.examples[0]).toEqual({ name: 'barest', picture: '/_blocks/hero/barest', section: expect.objectContaining({ type: 'hero' }) })
  expect(hero?.examples.map(({ name }) => name)).not.toContain('hard')
})

test('a block that says nothing of itself stands behind all others, under its name', () => {
  const schema = z.strictObject({})
  const lines = blockLines({ hero: { ...blocks.hero, schema }, cta: blocks.cta } as typeof blocks)
  expect(lines.map(({ type, title, group }) => [type, title, group])).toEqual([
    ['cta', 'Call to action', BLOCK_GROUPS.lead],
    ['hero', 'hero', undefined],
  ])
})
