import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { resizePicture } from '../../../src/build/media/resizePicture'
import type { Derived } from '../../../src/parts/mediaFile'

const asked = (more: Partial<Derived>): Derived => ({ name: 'a', hash: '0123456789ab', width: 40, height: 30, ending: 'png', ...more })
const square = (x: number, y: number, color: string) => `<rect x="${x}" y="${y}" width="40" height="30" fill="${color}"/>`
/** Four quarters in four colours, 80 by 60. */
const QUARTERS = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60">${square(0, 0, '#f00')}${square(40, 0, '#0f0')}${square(0, 30, '#00f')}${square(40, 30, '#ff0')}</svg>`
let picture: Buffer
beforeAll(async () => {
  picture = await sharp(Buffer.from(QUARTERS)).png().toBuffer()
})
/** The colour of a pixel. */
async function pixel(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data].map((part) => (part > 127 ? 1 : 0)).join('')
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
])('a file that ends in .%s is of that format and of the size that is asked for', async (ending, format) => {
  expect(await sharp(await resizePicture(picture, asked({ ending, width: 20, height: 15 }))).metadata()).toMatchObject({ format, width: 20, height: 15 })
})

test.each(['jpg', 'webp', 'avif'])('a .%s file is not heavier than what it is made from, and no worse than it has to be for that', async (ending) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 35, mozjpeg: true })
    .toBuffer()
  const { length } = await resizePicture(small, asked({ ending, width: 400, height: 300 }))
  expect([length <= small.length, length > small.length / 2]).toEqual([true, true])
})

test('a drawing becomes pixels at any size, and is cut as a picture is', async () => {
  const drawing = Buffer.from(QUARTERS)
  const bytes = await resizePicture(drawing, asked({ width: 800, height: 600 }))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 600 })
  expect([await pixel(bytes, 5, 5), await pixel(bytes, 795, 595)]).toEqual(['100', '110'])
  const cut = await resizePicture(drawing, asked({ width: 300, height: 300, focus: [0, 0] }))
  expect([await pixel(cut, 5, 5), await pixel(cut, 295, 5)]).toEqual(['100', '010'])
})

test.each<[readonly [number, number], string, string]>([
  [[0, 50], '100', '001'],
  [[100, 50], '010', '110'],
  [[50, 50], '100', '110'],
])('cut to a higher shape around %j the sides are lost that are farthest from it', async (focus, topLeft, bottomRight) => {
  const bytes = await resizePicture(picture, asked({ width: 20, height: 60, focus }))
  expect([await pixel(bytes, 1, 1), await pixel(bytes, 18, 58)]).toEqual(focus[0] === 50 ? ['100', '110'] : [topLeft, bottomRight])
})

test('cut to a wider shape it keeps what is above or below', async () => {
  const upper = await resizePicture(picture, asked({ width: 80, height: 20, focus: [50, 0] }))
  const lower = await resizePicture(picture, asked({ width: 80, height: 20, focus: [50, 100] }))
  expect([await pixel(upper, 1, 18), await pixel(lower, 1, 1)]).toEqual(['100', '001'])
})

test('what was taken on its side stands upright, and is cut as it is seen', async () => {
  const turned = await sharp(picture).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer()
  const bytes = await resizePicture(turned, asked({ width: 60, height: 80 }))
  expect([await pixel(bytes, 1, 1), await pixel(bytes, 58, 1)]).toEqual(['001', '100'])
  expect(await pixel(await resizePicture(turned, asked({ width: 60, height: 20, focus: [50, 0] })), 58, 2)).toBe('100')
})

test('nothing of where, when and by whom it was taken stays, and no profile of colours', async () => {
  const told = await sharp(picture)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana Silva', Model: 'Camera 7' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .toBuffer()
  expect((await sharp(told).metadata()).exif).toBeDefined()
  for (const ending of ['avif', 'webp', 'jpg', 'png']) {
    const bytes = await resizePicture(told, asked({ ending }))
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, bytes.includes('Ana'), bytes.includes('Camera')], ending).toEqual([undefined, undefined, undefined, undefined, false, false])
  }
})

test('colours of print and of wide screens become those of all screens', { tags: ['large'] }, async () => {
  const print = await sharp(picture).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  const bytes = await resizePicture(print, asked({ ending: 'jpg', width: 80, height: 60 }))
  expect([(await sharp(bytes).metadata()).space, await pixel(bytes, 5, 5), await pixel(bytes, 70, 50)]).toEqual(['srgb', '100', '110'])
})

test('what can be seen through stays so, but on paper in the format that cannot', async () => {
  const clear = await sharp({ create: { width: 80, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer()
  expect((await sharp(await resizePicture(clear, asked({ ending: 'png' }))).stats()).isOpaque).toBe(false)
  expect((await sharp(await resizePicture(clear, asked({ ending: 'webp' }))).stats()).isOpaque).toBe(false)
  expect(await pixel(await resizePicture(clear, asked({ ending: 'jpg' })), 1, 1)).toBe('111')
})
