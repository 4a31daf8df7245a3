import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { markSite } from '../../src/build/mark'
import { beginSite, restoreSite } from '../../src/build/swapDirectory'
import { figure } from '../lib/figure'
import { contents } from './contents'

/** When a build is killed: as soon as its site, which is made beside the old one, has so many files. The last is never reached. */
const MOMENTS = [0, 1, 30, 90, Number.POSITIVE_INFINITY]
const root = mkdtempSync(join(tmpdir(), 'quoin-crash-'))
const OLD = 'the last good site'

afterAll(() => rmSync(root, { recursive: true, force: true }))

function oldSiteIn(parent: string): string {
  const out = join(parent, 'dist')
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), OLD)
  markSite(out)
  return out
}

/** Whether the old site stands there, whole and alone. Just now another one may be taking its place. */
function isOld(out: string): boolean {
  try {
    return readFileSync(join(out, 'index.html'), 'utf8') === OLD && readdirSync(out).length === 2
  } catch {
    return false
  }
}

const command = (out: string, imports: string[] = []) => [
  ...imports.flatMap((file) => ['--import', file]),
  'scripts/run.mjs',
  'build',
  '--pages',
  'tests/sites/bakery.json',
  '--out',
  out,
]

describe('a build that is killed', () => {
  const folder = join(root, 'killed')
  const scratch = join(root, 'scratch')
  const start = (out: string): ChildProcess => spawn(process.execPath, command(out), { stdio: 'ignore', env: { ...process.env, TMPDIR: scratch } })

  function filesBegun(): number {
    try {
      const begun = readdirSync(folder).find((name) => name.startsWith('.dist-new-'))
      return begun === undefined ? -1 : readdirSync(join(folder, begun), { recursive: true }).length
    } catch {
      // It has just got another name.
      return -1
    }
  }

  test('leaves the whole old site or the whole new one at any moment; the next one leaves nothing else', { timeout: 300_000 }, async ({ task }) => {
    mkdirSync(scratch, { recursive: true })
    const out = oldSiteIn(folder)
    const whole = contents(inject('sites').bakery.folder)
    let olds = 0
    for (const moment of MOMENTS) {
      rmSync(out, { recursive: true, force: true })
      oldSiteIn(folder)
      const child = start(out)
      const ended = once(child, 'exit')
      // The last one is killed while it puts the new site in place, or right after.
      while (child.exitCode === null && isOld(out) && filesBegun() < moment) await wait(1)
      child.kill('SIGKILL')
      await ended
      restoreSite(out)
      if (isOld(out)) olds++
      else expect(contents(out)).toEqual(whole)
    }
    expect(olds).toBeGreaterThanOrEqual(MOMENTS.length - 1)
    expect(spawnSync(process.execPath, command(out), { env: { ...process.env, TMPDIR: scratch } }).status).toBe(0)
    expect(contents(out)).toEqual(whole)
    expect(readdirSync(folder)).toEqual(['dist'])
    // What the compiler keeps for itself has other names.
    expect(readdirSync(scratch).filter((name) => name.startsWith('quoin-'))).toEqual([])
    figure({ task }, 'B12', `${MOMENTS.length} builds killed: ${olds} old sites, ${MOMENTS.length - olds} new, all whole`)
  })
})

describe('a disk that refuses', () => {
  /** A disk of so many kilobytes, for who may have one. */
  const disk = join(root, 'disk')
  const unmount = () => spawnSync('umount', [disk])
  const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk]).status === 0
  mkdirSync(disk)
  const canMount = process.getuid?.() === 0 && mount('size=64k') && unmount().status === 0
  const failing = join(root, 'failing.mjs')
  afterAll(unmount)
  beforeEach(unmount)

  /** For who may have none: after twenty files the disk says what it would say. */
  function failWith(code: string): string[] {
    writeFileSync(
      failing,
      `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const write = fs.promises.writeFile
let count = 0
fs.promises.writeFile = (...all) => (++count > 20 ? Promise.reject(Object.assign(new Error('${code}: refused'), { code: '${code}' })) : write(...all))
syncBuiltinESMExports()`,
    )
    return [pathToFileURL(failing).href]
  }

  function expectRefusal(out: string, imports: string[], sentence: RegExp): void {
    const before = existsSync(join(out, '..')) ? readdirSync(join(out, '..')) : []
    const { status, stderr } = spawnSync(process.execPath, command(out, imports), { encoding: 'utf8' })
    expect(stderr).toMatch(sentence)
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== ''),
    ).toHaveLength(2)
    expect(status).toBe(1)
    expect(isOld(out)).toBe(true)
    expect(readdirSync(join(out, '..'))).toEqual(before)
  }

  test('because it is full is told in one sentence; the old site stays, and nothing half', () => {
    if (canMount) mount('size=600k')
    const out = oldSiteIn(disk)
    expectRefusal(out, canMount ? [] : failWith('ENOSPC'), /The disk is full: .*dist\/ could not be written\. Free some space and build again\./)
  })

  test('because it may only be read is told in one sentence; the old site stays', () => {
    if (canMount) mount('size=600k')
    const out = oldSiteIn(disk)
    if (canMount) expect(mount('remount,ro')).toBe(true)
    expectRefusal(out, canMount ? [] : failWith('EROFS'), /dist\/ cannot be written: the folder is read-only\. Choose another with --out DIR\./)
  })

  test.runIf(canMount)('because the folder is the disk itself is told in one sentence', () => {
    const out = join(disk, 'dist')
    mkdirSync(out)
    expect(spawnSync('mount', ['-t', 'tmpfs', 'none', out]).status).toBe(0)
    oldSiteIn(disk)
    try {
      expect(() => beginSite(out)).toThrow(/dist is a disk of its own, which cannot be replaced\. Choose a folder inside it with --out DIR\./)
      expect(isOld(out)).toBe(true)
    } finally {
      spawnSync('umount', [out])
    }
  })
})

test('a folder that holds something else is refused in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, command('tests'), { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/tests holds other things than a built site \([\w./-]+\), and a build replaces it whole\. Choose an empty or new folder with --out DIR\./)
})
