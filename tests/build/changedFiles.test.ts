import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles } from '../../src/build/changedFiles'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quoin-changed-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const changed = () => changedFiles(join(root, 'old'), join(root, 'new'))

test('what is other, new or no longer there is named, sorted; what is the same is not', () => {
  for (const [name, text] of [
    ['old/same.html', 'a'],
    ['new/same.html', 'a'],
    ['old/deep/other.html', 'a'],
    ['new/deep/other.html', 'b'],
    ['old/gone.html', 'a'],
    ['new/added.html', 'a'],
    ['new/longer.html', 'ab'],
    ['old/longer.html', 'a'],
  ] as const)
    write(name, text)
  expect(changed()).toEqual(['added.html', 'deep/other.html', 'gone.html', 'longer.html'])
})

test('a file under two names is the same without being read', () => {
  write('old/page.html', 'a')
  mkdirSync(join(root, 'new'))
  linkSync(join(root, 'old/page.html'), join(root, 'new/page.html'))
  expect(changed()).toEqual([])
})

test('where nothing stood all is new', () => {
  write('new/b.html', 'b')
  write('new/a.html', 'a')
  expect(changed()).toEqual(['a.html', 'b.html'])
})
