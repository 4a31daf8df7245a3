import { expect, test } from 'vitest'
import { cutAddress, sized } from '../../src/parts/cut'
import { UNSEEN } from '../../src/parts/mediaFile'

const file = { ...UNSEEN, name: 'house', width: 1600, height: 1200 }
const address = (focus: number[] | undefined, shape: number) => cutAddress(file, { focus }, 640, shape, 'avif').replace(`/assets/media/house-${UNSEEN.hash}-`, '')

test('the height is in whole pixels, and at least one', () => {
  expect([sized(640, 4 / 3), sized(100, 3), sized(101, 2), sized(1, 900)]).toEqual([
    { width: 640, height: 480 },
    { width: 100, height: 33 },
    { width: 101, height: 51 },
    { width: 1, height: 1 },
  ])
})

test('a picture that is cut says around what: first from the left, then from the top, and its middle where nothing is said', () => {
  expect([address([20.4, 79.6], 16 / 9), address(undefined, 16 / 9), address([10], 1)]).toEqual(['640x360-20-80.avif', '640x360-50-50.avif', '640x640-10-50.avif'])
})

test('a shape that differs by rounding is not cut, one that differs by more is, wider or higher', () => {
  const shapes = [4 / 3, (4 / 3) * 1.009, (4 / 3) * 0.992, (4 / 3) * 1.02, (4 / 3) * 0.98]
  expect(shapes.map((shape) => address([20, 80], shape).includes('-20-80'))).toEqual([false, false, false, true, true])
})
