import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { linkOrCopy } from '../../src/build/linkOrCopy'

/** Whether files lie on different disks, of which none can have a name on the other. */
const isApart = vi.hoisted(() => ({ now: false }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (isApart.now) throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' })
    fs.linkSync(from, to)
  }
  return { ...fs, linkSync }
})

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

test('from another disk it is copied, and does not write over what has come to be there meanwhile', () => {
  const [far, near] = [join(root, 'far'), join(root, 'near')]
  writeFileSync(far, 'far')
  isApart.now = true
  expect([linkOrCopy(far, near), readFileSync(near, 'utf8')]).toEqual([true, 'far'])
  expect(statSync(near).ino).not.toBe(statSync(far).ino)
  writeFileSync(near, 'mine')
  expect(() => linkOrCopy(far, near)).toThrow('EEXIST')
  isApart.now = false
  expect(readFileSync(near, 'utf8')).toBe('mine')
})
