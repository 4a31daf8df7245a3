import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { hashOfMedia, inspect } from '../../../src/site/media/inspect'

const plain = (width: number, height: number, channels: 3 | 4 = 3) => sharp({ create: { width, height, channels, background: { r: 160, g: 60, b: 40, alpha: 0.5 } } })
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await plain(300, 200).jpeg().toBuffer()
})

test('of a picture its size, its colour and its bytes are known', async () => {
  expect(await inspect('a.jpg', jpeg)).toEqual({ hash: hashOfMedia(jpeg), width: 300, height: 200, color: expect.stringMatching(/^#a/), kind: 'photo' })
  expect(await inspect('a.JPEG', jpeg)).toMatchObject({ width: 300 })
  for (const [ending, format] of [
    ['tif', 'tiff'],
    ['tiff', 'tiff'],
    ['avif', 'avif'],
    ['webp', 'webp'],
    ['gif', 'gif'],
    ['png', 'png'],
  ] as const)
    expect(await inspect(`a.${ending}`, await plain(30, 20).toFormat(format).toBuffer()), ending).toMatchObject({ width: 30, height: 20 })
})

test('one that was taken upright is as it is seen; one that can be seen through is told; a drawing is a drawing', async () => {
  expect(await inspect('a.jpg', await sharp(jpeg).withMetadata({ orientation: 6 }).toBuffer())).toMatchObject({ width: 200, height: 300 })
  expect(await inspect('a.png', await plain(30, 20, 4).png().toBuffer())).toMatchObject({ kind: 'seeThrough' })
  expect(await inspect('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'))).toMatchObject({ width: 4, height: 3, kind: 'vector' })
})

test.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['is empty', 'a.jpg', () => Buffer.alloc(0), /^is empty$/],
  ['is a text', 'a.jpg', () => Buffer.from('Dear Ana'), /is no picture that can be read/],
  ['is a page', 'a.svg', () => Buffer.from('<p>x'), /holds <p>/],
  ['was taken out of a page', 'a.svg', () => Buffer.from('<svg viewBox="0 0 4 3"/>'), /does not say that it is an SVG drawing/],
  ['is not closed', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><g></svg>'), /is not written as SVG must be/],
  ['lies in a page', 'a.svg', () => Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/></html>'), /is not written as SVG must be/],
  ['is nested without end', 'a.svg', () => Buffer.from(`<svg viewBox="0 0 4 3">${'<g>'.repeat(20_000)}`), /parts in parts without end/],
  ['has no size', 'a.svg', () => Buffer.from('<svg/>'), /is no SVG drawing/],
  ['breaks off', 'a.jpg', () => jpeg.subarray(0, jpeg.length - 200), /is broken/],
  ['has the ending of another', 'a.png', () => jpeg, /is a JPG picture by its content/],
  ['has too many pixels', 'a.png', () => plain(12_000, 12_000).png({ compressionLevel: 1 }).toBuffer(), /12000 × 12000 pixels/],
  ['has too many bytes', 'a.jpg', () => Buffer.alloc(40 * 1024 * 1024 + 1), /has 40 MB/],
  ['is drawn with too many lines', 'a.svg', () => Buffer.from(`<svg viewBox="0 0 1 1">${' '.repeat(2 * 1024 * 1024)}</svg>`), /has 2 MB/],
  ['is of a telephone', 'a.heic', () => Buffer.from('....ftypheic'), /HEIC/],
  ['is of a telephone, under another name', 'a.jpg', () => Buffer.from('....ftypheix'), /HEIC/],
  ['is a page for printing', 'a.pdf', () => Buffer.from('%PDF-1.4'), /is no picture|is a pdf file/],
])('a file that %s is refused, with what to do', async (_what, name, bytes, expected) => {
  const found = await inspect(name, await bytes())
  expect(found).toMatchObject({ fault: expect.stringMatching(expected), remedy: expect.stringMatching(/\.$/) })
})

test.each(['gif', 'webp'] as const)('a picture that moves (%s) would stand still, and is refused with what to do', async (ending) => {
  const three = sharp(Buffer.concat([0, 90, 180].map((value) => Buffer.alloc(20 * 10 * 3, value))), { raw: { width: 20, height: 30, channels: 3, pageHeight: 10 } })
  expect(await inspect(`a.${ending}`, await three[ending]().toBuffer())).toEqual({
    fault: 'moves: it has 3 frames, and only the first would be shown',
    remedy: 'Save it as an MP4 and show it with the block "video", or save its first frame alone.',
  })
})

test('all frames of one that moves count', async () => {
  const frames = Array.from({ length: 30 }, (_, index) => Buffer.alloc(200 * 100 * 3, index * 8))
  const gif = await sharp(Buffer.concat(frames), { raw: { width: 200, height: 3000, channels: 3, pageHeight: 100 } })
    .gif()
    .toBuffer()
  expect(await inspect('a.gif', gif)).toMatchObject({ fault: 'moves: it has 30 frames, and only the first would be shown' })
  // The size that its head tells, in each frame of it.
  gif.writeUInt16LE(2000, 6)
  gif.writeUInt16LE(1000, 8)
  expect(await inspect('a.gif', gif)).toMatchObject({ fault: 'has 30 frames with 60 million pixels in all' })
})
