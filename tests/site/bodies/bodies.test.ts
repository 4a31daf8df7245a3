import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bodiesIn } from '../../../src/site/bodies/bodies'

const root = mkdtempSync(join(tmpdir(), 'quoin-bodies-'))
const folder = join(root, 'site')
mkdirSync(join(folder, 'articles', 'folder.md'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true, force: true }))
const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text)
const bodies = bodiesIn(folder)

test('a file is read from the folder of the content file downwards, whoever saved it', () => {
  write('articles/first.md', '\ufeffOne\r\ntwo')
  expect(bodies.read('articles/first.md')).toEqual({ text: 'One\ntwo' })
  write('Second.MD', 'Two')
  expect(bodies.read('Second.MD')).toEqual({ text: 'Two' })
})

test.each([
  ['../secret.md', 'it is no path'],
  ['/etc/secret.md', 'it is no path'],
  ['articles/../../secret.md', 'it is no path'],
  ['./first.md', 'it is no path'],
  ['.git/first.md', 'it is no path'],
  ['articles//first.md', 'it is no path'],
  ['articles\\first.md', 'it is no path'],
  ['https://example.com/first.md', 'it is no path'],
  ['C:first.md', 'it is no path'],
  ['a\0.md', 'it is no path'],
  ['.env', 'it is no path'],
  ['pages.json', 'does not end in ".md"'],
  ['articles/none.md', 'there is no such file'],
  ['articles/first.md/more.md', 'a part of its path is a file'],
  ['articles/folder.md', 'it is a folder'],
  ['out.md', 'leads out of the folder'],
  ['binary.md', 'not saved as UTF-8'],
  ['large.md', 'it is too large'],
  [`${'x'.repeat(290)}.md`, 'its name is too long'],
])('%s is not read: %s', (path, reason) => {
  writeFileSync(join(root, 'secret.md'), 'secret')
  if (path === 'out.md') symlinkSync(join(root, 'secret.md'), join(folder, 'out.md'))
  write('binary.md', new Uint8Array([0xff, 0xfe, 0x41]))
  write('large.md', 'x'.repeat(1024 * 1024 + 1))
  expect(bodies.read(path)).toEqual({ reason: expect.stringContaining(reason) })
})

test('it is known when a file that was read is another, has come or has gone', () => {
  const own = bodiesIn(folder)
  write('a.md', 'One')
  own.read('a.md')
  own.read('b.md')
  expect([own.isNew(), own.files()]).toEqual([false, [join(folder, 'a.md'), join(folder, 'b.md')]])
  write('a.md', 'Other')
  expect(own.isNew()).toBe(true)
  expect(own.read('a.md')).toEqual({ text: 'Other' })
  expect(own.isNew()).toBe(false)
  write('b.md', 'Two')
  expect(own.isNew()).toBe(true)
  own.read('b.md')
  rmSync(join(folder, 'a.md'))
  expect(own.isNew()).toBe(true)
})
