import { fromBuffer } from '@capsizecss/unpack'
import type { FontKind } from '../site/check/fonts'
import { STAND_IN } from '../page/standIn'

type Use = keyof typeof STAND_IN
/** Fonts that most machines have, with what they are measured against, in units of their em. */
const STAND_INS = {
  // Roboto, which phones have instead, is as wide to a hair.
  sans: { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 913 / 2048 },
  serif: { names: ['Times New Roman', 'Liberation Serif'], width: 832 / 2048 },
} as const satisfies Record<FontKind, { names: readonly string[]; width: number }>

/**
 * Returns the @font-face rule of a font of the visitor's machine, scaled to take the room that the site's own would: as wide a line
 * breaks at the same words, and nothing moves when one takes the place of the other.
 *
 * @param sfnt the site's own font, with its Latin letters
 */
export async function standInFace(use: Use, kind: FontKind, sfnt: Buffer): Promise<string> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(sfnt)
  const { names, width } = STAND_INS[kind]
  const scale = xWidthAvg / unitsPerEm / width
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`
  const override = (units: number) => percent(Math.abs(units) / unitsPerEm / scale)
  const descriptors = [
    `font-family:${STAND_IN[use]}`,
    `src:${names.map((name) => `local('${name}')`).join()}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${override(ascent)}`,
    `descent-override:${override(descent)}`,
    `line-gap-override:${override(lineGap)}`,
  ]
  return `@font-face{${descriptors.join(';')}}`
}
