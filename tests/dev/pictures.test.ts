import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createPictures } from '../../src/dev/server/pictures'
import { derivedAddress, UNSEEN } from '../../src/parts/mediaFile'
import { hashOfMedia } from '../../src/site/media/inspect'

const root = mkdtempSync(join(tmpdir(), 'quoin-pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
  .jpeg()
  .toBuffer()
const hash = hashOfMedia(photo)
writeFileSync(join(root, 'a.jpg'), photo)
const sources = new Map<string, string>()
const pictures = createPictures(() => sources)
const address = (more: object = {}) => derivedAddress({ name: 'a', hash, width: 20, height: 15, ending: 'webp', ...more })

test('a file of a picture is made when it is asked for, of what lies in media/ by then', async () => {
  expect(await pictures(address())).toBeUndefined()
  sources.set(hash, join(root, 'a.jpg'))
  const answer = await pictures(address())
  expect([answer?.type, answer?.headers]).toEqual(['image/webp', { 'Cache-Control': 'max-age=31536000, immutable' }])
  expect(await sharp(Buffer.from(answer?.body ?? '')).metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 })
})

test('an example, whose picture is nowhere, has one drawn; any other address is left to others', async () => {
  const drawn = await pictures(address({ hash: UNSEEN.hash }))
  expect([drawn?.type, String(drawn?.body)]).toEqual(['image/svg+xml', expect.stringContaining('width="20" height="15"')])
  expect([await pictures('/assets/media/a.avif'), await pictures('/faq')]).toEqual([undefined, undefined])
})

test('more than the picture has is not made: whoever asks for much would have much done', async () => {
  expect(await pictures(address({ width: 41 }))).toBeUndefined()
  expect(await pictures(address({ height: 31 }))).toBeUndefined()
})
