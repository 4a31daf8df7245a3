import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileFault, fileReason } from '../../../src/site/diagnostics/wording/files'
import { readContent } from '../../../src/site/read/readFile'

const folder = mkdtempSync(join(tmpdir(), 'quoin-read-'))
const file = (name: string) => join(folder, name)
writeFileSync(file('pages.json'), '{}')
writeFileSync(file('huge.json'), '')
truncateSync(file('huge.json'), 2 ** 31)
mkdirSync(file('folder'))
execFileSync('mkfifo', [file('pipe')])
symlinkSync('pipe', file('link'))
afterAll(() => rmSync(folder, { recursive: true }))

const reasonOf = (path: string): string | undefined => {
  try {
    return readContent(path).toString()
  } catch (error) {
    return fileReason(error)
  }
}

test.each([
  [file('pages.json'), '{}'],
  [file('none.json'), 'there is no such file'],
  [file('folder'), 'it is a folder'],
  [file('huge.json'), 'it is too large'],
  [file('pipe'), 'it is a pipe or a device, and no file'],
  [file('link'), 'it is a pipe or a device, and no file'],
  ['/dev/zero', 'it is a pipe or a device, and no file'],
  ['/dev/null', 'it is a pipe or a device, and no file'],
])('%s is read at once or told: %s', (path, words) => {
  expect(reasonOf(path)).toBe(words)
})

test.each(['folder', 'pipe', 'none.json', 'huge.json'])('what is told of %s names it', (name) => {
  let told: string | undefined
  try {
    readContent(file(name))
  } catch (error) {
    told = fileFault(error)
  }
  expect(told).toContain(`${file(name)} cannot be read`)
})
