import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cutIntoPages } from '../../scripts/lib/fuzzing'
import { loadBlocks } from '../../src/blocks/schemas'
import { changedFiles } from '../lib/changedFiles'
import { runs } from '../lib/runs'

test('whatever happens to the real pages, they are a site that can be drawn or have problems with a place', { tags: ['random'] }, async () => {
  const { seed, numRuns } = runs(500)
  const { faults, drawn } = await changedFiles(cutIntoPages(readFileSync('pages.json', 'utf8')), await loadBlocks(), { seed, count: numRuns, drawn: 12 })
  expect(faults).toEqual([])
  expect(drawn).toBeGreaterThan(numRuns / 250)
})
