import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSite } from '../../src/build/build'
import { BuildFailure } from '../../src/build/buildFailure'
import { PlaceError } from '../../src/build/swapDirectory'
import { siteOf } from '../lib/toySite'
import { useSiteFolder } from './siteFolder'

const { parent, out } = useSiteFolder()

test('a folder that no build has made is refused before anything is written, and stays as it is', async () => {
  mkdirSync(out)
  writeFileSync(join(out, 'notes.txt'), 'mine')
  const listeners = process.listenerCount('SIGINT')
  const own = () => readdirSync(tmpdir()).filter((name) => name.startsWith('quoin-scratch') && name.includes(String(process.pid)))
  await expect(buildSite(siteOf({}), out)).rejects.toThrow(PlaceError)
  expect([readdirSync(parent), readFileSync(join(out, 'notes.txt'), 'utf8'), own()]).toEqual([[out.slice(parent.length + 1)], 'mine', []])
  // What cleans up when it is interrupted is gone with it.
  expect(process.listenerCount('SIGINT')).toBe(listeners)
})

test('a failure says what it is about', () => {
  const failure = { path: '/', type: 'hero', source: ['pages', 0, 'sections', 0], message: 'The block could not be drawn.' } as unknown as ConstructorParameters<
    typeof BuildFailure
  >[0]
  const error = new BuildFailure(failure)
  expect([error.message, error.failure]).toEqual(['The block could not be drawn.', failure])
})
