import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeGrown } from '../../scripts/lib/benchSite'
import { statePath } from '../../src/build/stateStore'
import { runCommand } from '../lib/command'

/** Enough that the compiled state is kept. */
const PAGES = 260

test('what is told of a large content after a change is what would be told the first time, though only the page that changed is compiled', { timeout: 180_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'quoin-check-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'site'))
  const { main, change } = writeGrown(readFileSync('pages.json', 'utf8'), PAGES, join(root, 'site'))
  const told = (file: string) => runCommand('check', ['--pages', file, '--json', '--at', '2026-06-01']).stdout.replaceAll(file, 'pages.json')
  expect(told(main)).not.toContain('placeholder-text')
  const written = () => statSync(statePath(main, '2026-06-01')).mtimeMs
  const first = written()
  change('Lorem ipsum, to be written')
  const after = told(main)
  expect(after).toContain('placeholder-text')
  // What is compiled whole is kept anew.
  expect(written()).toBe(first)
  cpSync(join(root, 'site'), join(root, 'other'), { recursive: true })
  expect(after).toBe(told(join(root, 'other', 'pages.json')))
})
