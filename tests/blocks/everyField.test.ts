import { expect, test } from 'vitest'
import { outcomeOf, randomFrom } from '../../scripts/lib/fuzzing'
import { examplesOf } from '../../src/authoring/describe/examples'
import { loadBlocks } from '../../src/blocks/schemas'
import { schemaOf } from '../../src/site/schema/composed'
import { fieldsIn, withStrange } from '../lib/everyField'
import { runs } from '../lib/runs'
import { fileWith, pageWith } from '../lib/toy'

test('whatever stands in any field that a block or the site knows, the check has an answer', { tags: ['random'] }, async () => {
  const { seed, numRuns } = runs(2000)
  const random = randomFrom(seed)
  const blocks = await loadBlocks()
  const files = Object.keys(blocks).map((type) => JSON.parse(fileWith({ pages: [pageWith({ ...examplesOf(type).full, type })] })))
  const fields = files.flatMap((file: object) => fieldsIn(schemaOf(blocks), file).map((path) => ({ file, path })))
  expect(fields.length).toBeGreaterThan(500)
  const faults: string[] = []
  const met = new Set<string>()
  for (let run = 0; run < numRuns; run++) {
    const { file, path } = fields[random(fields.length)] ?? { file: {}, path: [] }
    const { value, strange } = withStrange(file, path, random)
    const { fault } = outcomeOf(JSON.stringify(value), blocks)
    met.add(path.join('.'))
    if (fault) faults.push(`${path.join('.')} = ${JSON.stringify(strange)}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect(met.size).toBeGreaterThan(numRuns / 10)
})
