import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { writeFiles } from '../../../src/build/media/writeFiles'
import { hashOfMedia } from '../../../src/site/media/inspect'
import { MP4, VTT } from '../../lib/sampleFiles'

const root = mkdtempSync(join(tmpdir(), 'quoin-write-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const sources = { 'media/films/Film 1.mp4': MP4, 'media/film.vtt': VTT, 'media/secret.txt': Buffer.from('secret') }
const stored = new Map(
  Object.entries(sources).map(([path, bytes], index) => {
    writeFileSync(join(root, `source-${index}`), bytes)
    return [path, join(root, `source-${index}`)]
  }),
)
const facts = (bytes: Buffer, kind: 'video' | 'captions') => ({ hash: hashOfMedia(bytes), bytes: bytes.length, kind })
const files = { 'media/films/Film 1.mp4': facts(MP4, 'video'), 'media/film.vtt': facts(VTT, 'captions') }
const written = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()

test('what the site leads to is written under its own name, texts with their compressed forms, and nothing else', async () => {
  const folder = mkdtempSync(join(root, 'site-'))
  await writeFiles(folder, files, stored, 4)
  expect(written(folder)).toEqual(['media/film.vtt', 'media/film.vtt.br', 'media/film.vtt.gz', 'media/films/Film 1.mp4'])
  expect(readFileSync(join(folder, 'media/films/Film 1.mp4')).equals(MP4)).toBe(true)
  expect(gunzipSync(readFileSync(join(folder, 'media/film.vtt.gz'))).equals(VTT)).toBe(true)
})

test('a file that is another one by now ends the build', async () => {
  for (const path of ['media/films/Film 1.mp4', 'media/film.vtt'] as const) {
    const changed = { [path]: { ...files[path], hash: '0'.repeat(12) } }
    await expect(writeFiles(mkdtempSync(join(root, 'site-')), changed, stored, 4)).rejects.toThrow('has been changed meanwhile')
  }
  await expect(writeFiles(mkdtempSync(join(root, 'site-')), { 'media/gone.pdf': files['media/film.vtt'] }, stored, 4)).rejects.toThrow('media/gone.pdf')
})
