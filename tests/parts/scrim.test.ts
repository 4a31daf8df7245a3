import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, mixed, rgbOf, TEXT_CONTRAST } from '../../src/parts/colors'
import { scrimShare } from '../../src/parts/scrim'

test('whatever picture lies under it, light letters can be read on the layer of any theme in which they can be read on its dark ground', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 9, maxLength: 9 }), (numbers) => {
      const hex = (from: number) =>
        `#${numbers
          .slice(from, from + 3)
          .map((part) => part.toString(16).padStart(2, '0'))
          .join('')}`
      const [dark, onDark, seen] = [hex(0), hex(3), rgbOf(hex(6))]
      const alpha = Math.ceil(scrimShare({ dark, onDark }) * 2.55) / 255
      const shown = mixed(rgbOf(dark), alpha * 100, seen)
      if (contrastOf(rgbOf(onDark), rgbOf(dark)) > TEXT_CONTRAST + 0.2) expect(contrastOf(rgbOf(onDark), shown)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }),
  )
  expect([scrimShare({ dark: '#000000', onDark: '#ffffff' }), scrimShare({ dark: '#777777', onDark: '#888888' })]).toEqual([55, 100])
})
