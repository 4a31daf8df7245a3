import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { linkOrCopy } from '../../src/build/linkOrCopy'

const root = mkdtempSync(join(tmpdir(), 'quoin-link-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a file gets a second name, and what is there already is not written over', () => {
  const [from, to] = [join(root, 'a'), join(root, 'b')]
  writeFileSync(from, 'a')
  expect(linkOrCopy(from, to)).toBe(true)
  expect([readFileSync(to, 'utf8'), statSync(to).ino]).toEqual(['a', statSync(from).ino])
  writeFileSync(join(root, 'mine'), 'mine')
  expect(() => linkOrCopy(from, join(root, 'mine'))).toThrow('EEXIST')
  expect(readFileSync(join(root, 'mine'), 'utf8')).toBe('mine')
})

test('where there is no such file nothing is made, and where there is no such folder that is an error', () => {
  expect([linkOrCopy(join(root, 'none'), join(root, 'c')), existsSync(join(root, 'c'))]).toEqual([false, false])
  expect(() => linkOrCopy(join(root, 'a'), join(root, 'nowhere/c'))).toThrow('ENOENT')
})

// A folder of the memory is another disk than that of the project.
test.runIf(existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(root).dev)('from another disk it is copied', () => {
  const folder = mkdtempSync('/dev/shm/quoin-link-')
  writeFileSync(join(folder, 'far'), 'far')
  expect([linkOrCopy(join(folder, 'far'), join(root, 'near')), readFileSync(join(root, 'near'), 'utf8')]).toEqual([true, 'far'])
  rmSync(folder, { recursive: true })
})
