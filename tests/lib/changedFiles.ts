import { expect } from 'vitest'
import { mutated, outcomeOf, randomFrom } from '../../scripts/lib/fuzzing'
import { createRenderer } from '../../src/page/render'
import type { Blocks } from '../../src/blocks/schemas'
import { NO_ASSETS } from '../../src/page/assets'

/**
 * Changes valid files at random, checks each, and draws the first page of one in `drawn` of those that pass; of none with 0.
 *
 * @param count how many files are made
 * @returns the faults, how many files were still sites, and how many of these were drawn
 */
export async function changedFiles(
  files: readonly string[],
  blocks: Blocks,
  { seed, count, drawn: oneIn }: { seed: number; count: number; drawn: number },
): Promise<{ faults: string[]; passed: number; drawn: number }> {
  expect(files.map((file) => outcomeOf(file, blocks)).filter(({ site }) => !site)).toEqual([])
  const random = randomFrom(seed)
  const faults: string[] = []
  let passed = 0
  let drawn = 0
  for (let run = 0; run < count; run++) {
    const { text, steps } = mutated(files[run % files.length] ?? '', random)
    const { site, fault } = outcomeOf(text, blocks)
    if (fault) faults.push(`${steps.join(', ')}: ${fault}`)
    const [page] = site?.pages ?? []
    if (!site || !page || passed++ % Math.max(1, oneIn) > 0 || oneIn === 0) continue
    drawn++
    await createRenderer(site, NO_ASSETS)(page).catch((error) => faults.push(`drawn after ${steps.join(', ')}: ${error}`))
  }
  return { faults, passed, drawn }
}
