import { expect, test } from 'vitest'
import { mediaReference } from '../../src/parts/mediaFile'
import { posterAddress } from '../../src/parts/poster'

const picture = (width: number, height: number, kind: 'photo' | 'vector' = 'photo') => ({
  src: mediaReference('media/a.jpg', { hash: '0123456789ab', width, height, color: '#b08850', kind }),
  alt: 'A mill',
})
const sizeOf = (address: string) => /-(\d+x\d+)(-\d+-\d+)?\.(\w+)$/.exec(address)?.slice(1)

test('it is as wide as it stands in the window of a desktop, and never wider than it is', () => {
  expect(sizeOf(posterAddress(picture(4000, 2250), 16 / 9, [{}], 'normal'))).toEqual(['1364x767', undefined, 'webp'])
  expect(sizeOf(posterAddress(picture(4000, 2250), 16 / 9, [{}], 'narrow'))).toEqual(['873x491', undefined, 'webp'])
  expect(sizeOf(posterAddress(picture(500, 281), 16 / 9, [{}], 'wide'))).toEqual(['499x281', undefined, 'webp'])
})

test('it is cut to its shape around what must stay in view; a drawing stays whole', () => {
  expect(sizeOf(posterAddress(picture(2000, 2000), 16 / 9, [{}], 'normal'))).toEqual(['1364x767', '-50-50', 'webp'])
  expect(sizeOf(posterAddress({ ...picture(2000, 2000), focus: [30.4, 70] }, 16 / 9, [{}], 'normal'))?.[1]).toBe('-30-70')
  expect(posterAddress(picture(20, 20, 'vector'), 16 / 9, [{}], 'normal')).toBe('/assets/media/a-0123456789ab.svg')
})

test('a width that is just as wide as the picture stands is wide enough', () => {
  expect(posterAddress({ src: 'media/house.jpg', alt: '' }, 1, [{ rem: 3.75 }], 'normal')).toMatch(/-60x60-50-50\.webp$/)
})
