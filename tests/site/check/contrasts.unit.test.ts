import { expect, test } from 'vitest'
import { contrastsOf } from '../../../src/site/check/contrasts'
import { toySettings } from '../../lib/toy'

test('the pairs that meet on a page are these', () => {
  const pairs = contrastsOf({ ...toySettings.theme, gradients: { sea: ['#001122', '#334455'] } })
  expect(pairs.map(({ color, surface, path, ratio, needed }) => `${color} on ${surface} (${path.join('.')}): ${ratio.toFixed(2)} of ${needed}`)).toMatchInlineSnapshot(`
    [
      ""accent" (#707070) on "dark" (#101010) (colors.accent): 3.84 of 3",
      ""accent" (#707070) on "tint" (#f0f0f0) (colors.accent): 4.35 of 3",
      ""error" (#900000), made lighter, on a box on "dark" (colors.error): 6.94 of 4.5",
      ""muted" (#505050) on "tint" (#f0f0f0) (colors.muted): 7.08 of 4.5",
      ""accent" (#707070) on "paper" (#ffffff) (colors.accent): 4.95 of 3",
      ""error" (#900000), made lighter, on "dark" (#101010) (colors.error): 7.95 of 4.5",
      ""muted" (#505050) on white (colors.muted): 8.06 of 4.5",
      ""muted" (#505050) on "paper" (#ffffff) (colors.muted): 8.06 of 4.5",
      ""error" (#900000) on "tint" (#f0f0f0) (colors.error): 8.43 of 4.5",
      ""accentText" (#404040) on "tint" (#f0f0f0) (colors.accentText): 9.10 of 4.5",
      ""mutedOnDark" (#c0c0c0) on a box on "dark" (colors.mutedOnDark): 9.13 of 4.5",
      ""error" (#900000) on white (colors.error): 9.61 of 4.5",
      ""error" (#900000) on "paper" (#ffffff) (colors.error): 9.61 of 4.5",
      ""accentText" (#404040) on white (colors.accentText): 10.37 of 4.5",
      ""accentText" (#404040) on "paper" (#ffffff) (colors.accentText): 10.37 of 4.5",
      ""mutedOnDark" (#c0c0c0) on "dark" (#101010) (colors.mutedOnDark): 10.46 of 4.5",
      "white text on the gradient "sea" (gradients.sea.1): 11.93 of 4.5",
      ""accentOnDark" (#e0e0e0) on a box on "dark" (colors.accentOnDark): 12.58 of 4.5",
      "white on a button of "ink" under the pointer (colors.ink): 12.92 of 4.5",
      "white text on the gradient "sea" (gradients.sea.0): 14.07 of 4.5",
      ""accentOnDark" (#e0e0e0) on "dark" (#101010) (colors.accentOnDark): 14.41 of 4.5",
      ""dark" (#101010) on "accentOnDark" (#e0e0e0) (colors.dark): 14.41 of 4.5",
      ""onDark" (#ffffff) on a button on "dark" under the pointer (colors.onDark): 14.76 of 4.5",
      ""ink" (#101010) on a button on "tint" under the pointer (colors.ink): 15.08 of 4.5",
      ""dark" (#101010) on a button of "accentOnDark" under the pointer (colors.dark): 15.10 of 4.5",
      ""onDark" (#ffffff) on a box on "dark" (colors.onDark): 16.61 of 4.5",
      ""ink" (#101010) on "tint" (#f0f0f0) (colors.ink): 16.70 of 4.5",
      ""ink" (#101010) on a button on "paper" under the pointer (colors.ink): 17.16 of 4.5",
      ""ink" (#101010) on white (colors.ink): 19.03 of 4.5",
      ""ink" (#101010) on "paper" (#ffffff) (colors.ink): 19.03 of 4.5",
      ""onDark" (#ffffff) on "dark" (#101010) (colors.onDark): 19.03 of 4.5",
      "white on "ink" (#101010) (colors.ink): 19.03 of 4.5",
      "white on "dark" (#101010) (colors.dark): 19.03 of 4.5",
    ]
  `)
})
