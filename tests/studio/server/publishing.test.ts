import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createPublishing } from '../../../src/studio/server/publishing'

const project = mkdtempSync(join(tmpdir(), 'quoin-publishing-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))
mkdirSync(join(project, 'scripts'))
const command = (program: string) => writeFileSync(join(project, 'scripts', 'run.mjs'), program)

test('the command is started with the content file, what it says is told, and never two run at once', async () => {
  command('console.log(process.argv.slice(2).join(" ")); setTimeout(() => console.error("done"), 200)')
  const publishing = createPublishing(project, '/the/pages.json')
  expect(publishing.state()).toMatchObject({ isRunning: false, ended: undefined, kept: [] })
  expect([publishing.start(false), publishing.start(false), publishing.start(true)]).toEqual([true, false, false])
  await vi.waitUntil(() => !publishing.state().isRunning, { timeout: 20_000 })
  expect(publishing.state()).toMatchObject({ ended: 'done', words: `publish --out ${join(project, 'dist')} --pages /the/pages.json\ndone\n` })
  expect(publishing.start(true)).toBe(true)
  // What became of the one before is no longer told.
  expect(publishing.state()).toMatchObject({ isRunning: true, ended: undefined, words: '' })
  await vi.waitUntil(() => !publishing.state().isRunning, { timeout: 20_000 })
  expect(publishing.state().words).toContain('--back')
})

test('a command that fails is told with its words', async () => {
  command('console.error("There is a mistake."); process.exitCode = 1')
  const publishing = createPublishing(project, '/the/pages.json')
  publishing.start(false)
  await vi.waitUntil(() => !publishing.state().isRunning, { timeout: 20_000 })
  expect(publishing.state()).toMatchObject({ ended: 'failed', words: 'There is a mistake.\n' })
})

test('the sites that are kept are told with their moments', () => {
  const kept = join(project, '.dist-published')
  for (const name of ['2026-11-23T20-28-53-000Z', '2026-11-24T08-00-00-500Z']) mkdirSync(join(kept, name), { recursive: true })
  writeFileSync(join(kept, 'current'), '2026-11-24T08-00-00-500Z\n')
  expect(createPublishing(project, '/the/pages.json').state().kept).toEqual([
    { at: Date.parse('2026-11-23T20:28:53.000Z'), isCurrent: false },
    { at: Date.parse('2026-11-24T08:00:00.500Z'), isCurrent: true },
  ])
})
