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

test('the colours are as they were: written anew by `vitest -u`, and looked at before that is kept', () => {
  const all = (['light', 'dark'] as const).map((scheme) => [PLAIN_ACCENT, '#e4572e', '#ffd400'].map((accent) => Object.values(paletteOf(accent, {}, scheme)).join(' ')).join('\n'))
  expect(all.join('\n\n')).toMatchInlineSnapshot(`
    "#fbfcff #eff4fc #d4d9e3 #121b29 #0f1e35 #f2f6fd #3b485d #596475 #a6b2c5 #366abb #2457a6 #689ef4 #be2323
    #fffcfb #fcf1ee #e2d6d3 #271611 #32140c #fcf4f1 #5b4039 #735e57 #c3aba4 #e4572e #c63a06 #ed7a5a #be2323
    #fdfcf9 #f6f4eb #dcd9cf #1f1a09 #261d00 #f8f6ee #4f482e #696350 #b7b19c #a58800 #816a00 #f8d553 #be2323

    #11161e #171e2a #313a47 #edf0f6 #070b13 #edf0f6 #273140 #9aa5b8 #a6b2c5 #366abb #689ef4 #689ef4 #ef7f74
    #1d1310 #281a16 #463530 #f5eeec #120806 #f5eeec #3e2b26 #b69f98 #c3aba4 #e4572e #ed7a5a #ec7858 #ef7f74
    #19160d #221e11 #3e392a #f2f0ea #0e0b04 #f2f0ea #35301f #aba590 #b7b19c #ffd400 #f8d553 #f8d553 #ef7f74"
  `)
})
