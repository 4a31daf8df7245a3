import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../lib/command'

/** A copy of the programs, with packages of its own in whose cache nothing is kept yet. */
const copy = mkdtempSync(join(tmpdir(), 'quoin-program-'))
const CACHE = join(copy, 'node_modules/.cache/quoin-programs')
const BROKEN = join(copy, 'src/blocks/broken')

beforeAll(() => {
  for (const name of ['src', 'scripts', 'schema', 'media', 'pages.json', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules')) if (!name.startsWith('.')) symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const check = () => runCommand('check', [], copy)
const kept = () => readdirSync(CACHE)

test('whoever has broken nothing waits for no file to be translated by itself: what does that is not even asked for', () => {
  const translator = join(copy, 'node_modules/tsx')
  unlinkSync(translator)
  try {
    expect(check()).toMatchObject({ status: 0, stderr: '' })
  } finally {
    symlinkSync(join(process.cwd(), 'node_modules/tsx'), translator)
  }
})

test('programs are compiled once for each state of their code, and with one broken file each is loaded as it is written', () => {
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  const [first = ''] = kept()
  expect(check()).toMatchObject({ status: 0, stderr: '' })
  expect(kept()).toEqual([first])

  cpSync(join(copy, 'src/blocks/cta'), BROKEN, { recursive: true })
  expect(check().status).toBe(0)
  expect(kept()).toHaveLength(2)

  writeFileSync(join(BROKEN, 'schema.ts'), 'export const schema = nothingOfThatName\n')
  expect(check().stderr).toContain('nothingOfThatName is not defined')
  // What needs no block goes on, whether the broken one cannot be loaded …
  expect(runCommand('check', ['--nope'], copy)).toMatchObject({ status: 2, stderr: expect.not.stringContaining('nothingOfThatName') })
  writeFileSync(join(BROKEN, 'schema.ts'), 'export const schema = {\n')
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('broken/schema.ts') })
  // … or not be compiled, and nothing half made is left.
  expect(runCommand('check', ['--help'], copy)).toMatchObject({ status: 0, stderr: '' })
  expect(kept().filter((name) => name.startsWith('new-'))).toEqual([])
})

/** The packages that a compiled program loads before its first line. */
function packagesOf(name: string): string[] {
  const folder = join(CACHE, kept().find((one) => existsSync(join(CACHE, one, name))) ?? '')
  const files = new Set([join(folder, name)])
  const packages = new Set<string>()
  // A set goes on to what is added while it is gone through.
  for (const file of files)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?"([^"]+)";?$/gm))
      if (from.startsWith('.')) files.add(join(dirname(file), from))
      else if (!from.startsWith('node:')) packages.add(from)
  expect(files.size).toBeGreaterThan(5)
  return [...packages].sort()
}

test.each([
  ['scripts.check.mjs', []],
  ['scripts.section.mjs', []],
  ['scripts.serve.mjs', []],
  ['scripts.build.mjs', []],
  ['scripts.dev.mjs', ['vite']],
])('%s has the packages in itself that it always needs, and loads what cuts fonts, pictures or stylesheets when there is something to cut', (name, packages) => {
  expect(packagesOf(name)).toEqual(packages)
})

test('an error in a compiled program names the line of its source', () => {
  rmSync(BROKEN, { recursive: true, force: true })
  writeFileSync(join(copy, 'scripts/stumble.ts'), 'type Nothing = never\n\nthrow new Error("stumbled" as Nothing)\n')
  expect(runCommand('stumble', [], copy).stderr).toContain('scripts/stumble.ts:3')
})

test('where nothing can be kept a command does its work all the same', () => {
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
  writeFileSync(join(copy, 'node_modules/.cache'), '')
  expect(check()).toMatchObject({ status: 0, stderr: '' })
})
