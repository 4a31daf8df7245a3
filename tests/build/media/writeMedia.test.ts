import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { writeMedia } from '../../../src/build/media/writeMedia'
import { hashOfMedia } from '../../../src/site/media/inspect'

const root = mkdtempSync(join(tmpdir(), 'quoin-write-media-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
// A colour of its own, so that no other run has made it.
const background = { r: Date.now() % 251, g: process.pid % 251, b: Math.floor(Math.random() * 251) }
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
  .jpeg()
  .toBuffer()
const mark = Buffer.from('<svg viewBox="0 0 1 1"/><!-- of my desk -->')
const sources = new Map(
  [photo, mark].map((bytes, index) => {
    const path = join(root, `source-${index}`)
    writeFileSync(path, bytes)
    return [hashOfMedia(bytes), path]
  }),
)
const [photoHash = '', markHash = ''] = sources.keys()

test.each(['made', 'made before'])('every file that a page shows is written under its address, %s; a drawing without what is noted in it', { tags: ['large'] }, async () => {
  const folder = mkdtempSync(join(root, 'site-'))
  mkdirSync(join(folder, 'assets'))
  await writeMedia(folder, [`/assets/media/a-${photoHash}-20x15.webp`, `/assets/media/a-${photoHash}-10x10-50-50.avif`, `/assets/media/b-${markHash}.svg`], sources)
  const written = readdirSync(join(folder, 'assets/media')).sort()
  // A drawing is a text, and is sent as one.
  expect(written).toEqual([`a-${photoHash}-10x10-50-50.avif`, `a-${photoHash}-20x15.webp`, `b-${markHash}.svg`, `b-${markHash}.svg.br`, `b-${markHash}.svg.gz`])
  expect(await sharp(join(folder, 'assets/media', written[1] ?? '')).metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 })
  expect(readFileSync(join(folder, 'assets/media', written[2] ?? ''), 'utf8')).toBe('<svg viewBox="0 0 1 1"/>')
})

test('a picture that was changed meanwhile is told, without a place in the program', { tags: ['large'] }, async () => {
  const folder = mkdtempSync(join(root, 'site-'))
  mkdirSync(join(folder, 'assets'))
  const path = join(root, 'changed.jpg')
  writeFileSync(path, 'other')
  const failing = writeMedia(folder, ['/assets/media/a-0123456789ab-20x15.webp'], new Map([['0123456789ab', path]]))
  await expect(failing).rejects.toThrow(new Error(`${path} has been changed meanwhile. Run the command again.`))
})

test('a site without pictures has no folder for them', async () => {
  const folder = mkdtempSync(join(root, 'site-'))
  await writeMedia(folder, [], sources)
  expect(readdirSync(folder)).toEqual([])
})
