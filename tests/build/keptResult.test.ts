import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptResult } from '../../src/build/keptResult'

const root = mkdtempSync(join(tmpdir(), 'quoin-results-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A work that counts how often it is done. */
function counted(name: string) {
  const folder = join(root, name)
  let turns = 0
  const ask = (from: unknown, isLasting?: (result: object) => boolean) => keptResult(from, async () => ({ turn: ++turns, bytes: new Uint8Array([1, 2]) }), isLasting, folder)
  return { folder, ask: async (from: unknown, isLasting?: (result: object) => boolean) => (await ask(from, isLasting)).turn, whole: ask }
}

test('a work that begins with the same is done once, and gives the same whole', async () => {
  const { ask, whole } = counted('once')
  expect([await ask({ a: 1 }), await ask({ a: 1 }), await ask({ a: 2 }), await ask({ a: 1 })]).toEqual([1, 1, 2, 1])
  expect(new Uint8Array((await whole({ a: 1 })).bytes)).toEqual(new Uint8Array([1, 2]))
})

test('what depends on more than that is not kept', async () => {
  const { ask } = counted('passing')
  expect([await ask('a', () => false), await ask('a', () => false), await ask('a'), await ask('a')]).toEqual([1, 2, 3, 3])
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 3)],
  ['is empty', () => Buffer.alloc(0)],
  ['has another byte', (bytes) => Buffer.from(bytes.map((byte, index) => (index === bytes.length - 2 ? byte ^ 1 : byte)))],
])('what is kept and %s is made again', async (what, broken) => {
  const { ask, folder } = counted(what)
  await ask('a')
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), broken(readFileSync(join(folder, name))))
  expect([await ask('a'), await ask('a')]).toEqual([2, 2])
})

test('the 48 that were last used are kept', async () => {
  const { ask, folder } = counted('many')
  for (let turn = 0; turn < 48; turn++) {
    const before = new Set(turn === 0 ? [] : readdirSync(folder))
    await ask(turn)
    for (const name of readdirSync(folder)) if (!before.has(name)) utimesSync(join(folder, name), turn + 1, turn + 1)
  }
  expect(await ask(0)).toBe(1)
  await ask('one more')
  expect(readdirSync(folder).length).toBe(48)
  expect([await ask(0), await ask(1)]).toEqual([1, 50])
})

test('a place that cannot be written, or is none, only costs time', async () => {
  writeFileSync(join(root, 'file'), '')
  expect(await keptResult('a', async () => ({ made: true }), undefined, join(root, 'file/in'))).toEqual({ made: true })
})
