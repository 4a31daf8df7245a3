import fc from 'fast-check'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { contrastsOf } from '../../../src/site/check/contrasts'
import { paletteOf, PLAIN_ACCENT } from '../../../src/site/schema/palette'

/** The pairs of colours that meet on pages and have less contrast than they need. */
const faults = (colors: ReturnType<typeof paletteOf>, scheme: 'light' | 'dark' = 'light') =>
  contrastsOf({ scheme, colors }).flatMap(({ color, surface, ratio, needed }) => (ratio < needed ? [`${color} on ${surface}: ${ratio.toFixed(2)}`] : []))

test.each([PLAIN_ACCENT, '#e4572e', '#ffd400', '#00ff00', '#ff00ff', '#0000ff', '#000000', '#ffffff', '#808080', '#7a1f2b', '#0b6e4f'])(
  'of %s comes a set of colours in which all text can be read wherever it stands',
  (accent) => expect([faults(paletteOf(accent)), faults(paletteOf(accent, {}, 'dark'), 'dark')]).toEqual([[], []]),
)

test('so it is of any colour', { tags: ['random'], timeout: 60_000 }, () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (accent) => void expect([faults(paletteOf(accent)), faults(paletteOf(accent, {}, 'dark'), 'dark')], accent).toEqual([[], []])),
    { numRuns: 300 },
  )
})

test('an accent that is seen on light and on dark ground stays as it is, and one that is not gives way as little as it must', () => {
  expect(paletteOf('#e4572e').accent).toBe('#e4572e')
  const { accent, paper, tint } = paletteOf('#ffd400')
  expect(wcagContrast(accent, tint)).toBeGreaterThanOrEqual(3)
  expect(wcagContrast(accent, paper)).toBeLessThan(4)
})

test('colours that are said stay, and what must be read on them follows', () => {
  const said = { tint: '#e8e0d0', dark: '#241a2e' }
  const colors = paletteOf('#0b6e4f', said)
  expect(colors).toMatchObject(said)
  expect(faults(colors)).toEqual([])
})

test('a dark set has light text on dark ground, boxes lighter than what they lie on, and dark sections darker', () => {
  const { ink, paper, tint, dark } = paletteOf('#0b6e4f', {}, 'dark')
  const light = (color: string) => wcagContrast(color, '#000000')
  expect([dark, paper, tint, ink].toSorted((one, other) => light(one) - light(other))).toEqual([dark, paper, tint, ink])
  expect(light(paper)).toBeLessThan(1.6)
})
