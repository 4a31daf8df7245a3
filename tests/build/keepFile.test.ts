import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepFile } from '../../src/build/keepFile'

function folderWith(...names: string[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'quoin-keep-')), 'kept')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  for (const [age, name] of names.entries()) {
    keepFile(folder, join(folder, name), () => [Buffer.from(name)], 9)
    utimesSync(join(folder, name), 1000 + age, 1000 + age)
  }
  return folder
}

test('a file is kept whole in place of the one before, and the oldest of too many are forgotten', () => {
  const folder = folderWith('a', 'b', 'c')
  keepFile(folder, join(folder, 'b'), () => [Buffer.from('aga'), Buffer.from('in')], 2)
  expect(readdirSync(folder)).toEqual(['b', 'c'])
  expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('again')
})

test('where nothing can be kept nothing is said', () => {
  const folder = folderWith()
  writeFileSync(folder, 'No folder.')
  expect(() => keepFile(folder, join(folder, 'a'), () => [Buffer.from('a')], 2)).not.toThrow()
  const unmade = () => {
    throw new Error('Not to be made.')
  }
  expect(() => keepFile(folderWith('a'), 'b', unmade, 2)).not.toThrow()
})
