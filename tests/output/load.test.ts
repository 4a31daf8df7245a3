import { expect, inject, test } from 'vitest'
import { loadServer } from '../../scripts/lib/load'

/** A short form of "npm run bench -- load", which asks ten times as many for ten times as long. */
test('two hundred visitors at once all get whole answers', async () => {
  const { answers, errors } = await loadServer(inject('sites').main.folder, { connections: 200, seconds: 3 })
  expect(errors).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(200)
})
