import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTurn } from '../../scripts/lib/inTurn'

const root = mkdtempSync(join(tmpdir(), 'quoin-turn-'))
const folder = join(root, 'not/there/yet')
afterAll(() => rmSync(root, { recursive: true }))
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

const takenBy = (pid: number | string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'pid'), String(pid))
}
const ended = () => Number(spawnSync(process.execPath, ['-p', 'process.pid']).stdout)

test('tasks of one folder run after each other, each whole, and nothing stays', async () => {
  const said: string[] = []
  const task = (name: string) => async () => {
    said.push(`${name} begins`)
    await wait(60)
    said.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([inTurn(folder, task('one')), inTurn(folder, task('other')), inTurn(folder, task('third'))])).toEqual(['one', 'other', 'third'])
  expect(said.map((words) => words.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
  expect(existsSync(folder)).toBe(false)
})

test('a task that fails gives its turn away', async () => {
  await expect(inTurn(folder, () => Promise.reject(new Error('It broke.')))).rejects.toThrow('It broke.')
  expect(existsSync(folder)).toBe(false)
})

test('what a program left behind that has ended, or that never said its number, keeps nobody waiting', async () => {
  takenBy(ended())
  expect(await inTurn(folder, async () => existsSync(folder), 0)).toBe(true)
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, new Date(0), new Date(0))
  expect(await inTurn(folder, async () => existsSync(folder), 0)).toBe(true)
  expect(existsSync(folder)).toBe(false)
  // Ended between making its file and writing into it.
  takenBy('')
  utimesSync(folder, new Date(0), new Date(0))
  expect(await inTurn(folder, async () => existsSync(folder), 0)).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

test('a program that goes on is waited for, but not for ever, and keeps its folder', async () => {
  takenBy(process.ppid)
  const before = Date.now()
  expect(await inTurn(folder, async () => 'alone', 200)).toBe('alone')
  expect(Date.now() - before).toBeGreaterThanOrEqual(200)
  expect(existsSync(folder)).toBe(true)
})

test('a folder that was just made has a moment to say whose it is', async () => {
  mkdirSync(folder, { recursive: true })
  expect(await inTurn(folder, async () => existsSync(folder), 0)).toBe(true)
  expect(existsSync(folder)).toBe(true)
})
