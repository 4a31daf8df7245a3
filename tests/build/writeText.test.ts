import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { writeText, writeTexts } from '../../src/build/writeText'

const folder = mkdtempSync(join(tmpdir(), 'quoin-text-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a text lies beside its two compressed forms, in folders that are made', async () => {
  const bytes = Buffer.from('toys '.repeat(100))
  await writeText(folder, 'a/b/page.html', bytes, 4)
  const file = (ending: string) => readFileSync(join(folder, `a/b/page.html${ending}`))
  expect(readdirSync(join(folder, 'a/b')).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz'])
  expect([file(''), brotliDecompressSync(file('.br')), gunzipSync(file('.gz'))]).toEqual([bytes, bytes, bytes])
})

test('it is compressed as strongly as is asked for', async () => {
  const bytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => `toy ${(index * 7919) % 1009}`).join(' '))
  await writeText(folder, 'weak.txt', bytes, 1)
  await writeText(folder, 'strong.txt', bytes, 11)
  for (const ending of ['.br', '.gz']) expect(readFileSync(join(folder, `strong.txt${ending}`)).length).toBeLessThan(readFileSync(join(folder, `weak.txt${ending}`)).length)
})

test('forms that were made before are written as they are', async () => {
  await writeTexts(folder, [['/assets/boot.js', 'toys', [{ ending: '.br', bytes: Buffer.from('made before') }]]])
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['boot.js', 'boot.js.br'])
  expect(readFileSync(join(folder, 'assets/boot.js.br'), 'utf8')).toBe('made before')
})

test('a picture lies alone', async () => {
  await writeText(folder, 'social.png', Buffer.from([1, 2]), 11)
  expect(['', '.br', '.gz'].map((ending) => existsSync(join(folder, `social.png${ending}`)))).toEqual([true, false, false])
})

test('what is there already is not written over', async () => {
  await writeText(folder, 'once.html', Buffer.from('first'), 4)
  await expect(writeText(folder, 'once.html', Buffer.from('second'), 4)).rejects.toThrow('EEXIST')
  expect(readFileSync(join(folder, 'once.html'), 'utf8')).toBe('first')
})

test('a folder that was taken away, as by a build that is interrupted, does not come again', async () => {
  const gone = join(folder, 'gone')
  for (const name of ['page.html', 'a/page.html', '/assets/boot.js']) await expect(writeText(gone, name, Buffer.from('x'), 4)).rejects.toThrow('ENOENT')
  expect(existsSync(gone)).toBe(false)
})

test('of thousands of files few are open at the same time: a site may have that many redirects', async () => {
  const { writeFile } = promises
  let [open, most] = [0, 0]
  promises.writeFile = async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setImmediate(resolve))
    open--
  }
  syncBuiltinESMExports()
  try {
    await writeTexts(
      folder,
      Array.from({ length: 2_000 }, (_, index) => [`old-${index}.html`, 'x', 1] as const),
    )
  } finally {
    promises.writeFile = writeFile
    syncBuiltinESMExports()
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(100)
})
