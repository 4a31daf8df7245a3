import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'
import { markSite } from '../../src/build/mark'

/** A number that no process has: one's that has ended. */
export const dead = spawnSync('true').pid

/** A folder of its own for the tests of a file, empty before each: where the site lies, and what stands on its page. */
export function useSiteFolder() {
  const root = mkdtempSync(join(tmpdir(), 'quoin-place-'))
  const parent = join(root, 'sites')
  const out = join(parent, 'dist')
  beforeEach(() => {
    rmSync(parent, { recursive: true, force: true })
    mkdirSync(parent)
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  return { root, parent, out, words: () => readFileSync(join(out, 'index.html'), 'utf8') }
}

/** Writes a site of one page with these words. */
export function write(folder: string, words: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), words)
  markSite(folder)
}
