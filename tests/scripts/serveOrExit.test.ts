import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../lib/command'

test('a folder of other things is not laid open, though it has pages as a site has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-preview-'))
  mkdirSync(join(folder, 'private'))
  for (const name of ['index.html', '404.html', 'private/key']) writeFileSync(join(folder, name), 'x')
  expect(runCommand('serve', ['--out', folder, '--port', '0'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `There is no built site in ${folder}. Build it first: npm run build\n`,
  })
  rmSync(folder, { recursive: true })
})
