import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { folders, leftovers, ownFolder, ownName } from '../../src/build/tempDirs'

const parent = mkdtempSync(join(tmpdir(), 'quoin-leftovers-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))
const make = (name: string) => mkdirSync(join(parent, name))

test('folders are told by their start, a process and a number, and nothing else', () => {
  for (const name of ['site-12-34', 'site-12', 'site-12-34-56', 'site-a-b', 'sites-12-34', 'other-12-34', 'site-new-1-2']) make(name)
  expect(folders(parent, 'site').map(({ path, pid }) => [basename(path), pid])).toEqual([['site-12-34', 12]])
  expect(folders(parent, 'site-new').map(({ pid }) => pid)).toEqual([1])
  expect(folders(join(parent, 'nowhere'), 'site')).toEqual([])
})

test('a new folder is empty and has a name of its own', () => {
  const [one, other] = [ownFolder(parent, 'mine'), ownFolder(parent, 'mine')]
  expect(one).not.toBe(other)
  expect(folders(parent, 'mine').map(({ pid }) => pid)).toEqual([process.pid, process.pid])
  expect(basename(ownName(parent, 'mine'))).toMatch(new RegExp(`^mine-${process.pid}-\\d+$`))
})

test('what is left over belongs to a process that has ended, or to an earlier one with this number', () => {
  const dead = spawnSync('true').pid
  for (const pid of [dead, process.pid, process.ppid, 1]) make(`left-${pid}-1`)
  expect(
    leftovers(parent, 'left')
      .map((path) => basename(path))
      .sort(),
  ).toEqual([`left-${dead}-1`, `left-${process.pid}-1`].sort())
})

test('a process of somebody else runs, although it may not be asked', () => {
  make('foreign-4321-1')
  const kill = vi.spyOn(process, 'kill')
  const refuses = (code: string) =>
    kill.mockImplementation(() => {
      throw Object.assign(new Error(code), { code })
    })
  refuses('EPERM')
  expect(leftovers(parent, 'foreign')).toEqual([])
  refuses('ESRCH')
  expect(leftovers(parent, 'foreign').length).toBe(1)
  kill.mockRestore()
})
