/** A colour as red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

export const WHITE: Rgb = [1, 1, 1]
export const BLACK: Rgb = [0, 0, 0]

/** @param hex as #rrggbb */
export function rgbOf(hex: string): Rgb {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** The two colours mixed as CSS does in srgb; also a colour that lies over another and lets it through. */
export function mixed(color: Rgb, percent: number, other: Rgb): Rgb {
  return each((index) => (color[index] ?? 0) * (percent / 100) + (other[index] ?? 0) * (1 - percent / 100))
}

/** The two colours mixed as CSS does in oklab. */
export function mixedInOklab(color: Rgb, percent: number, other: Rgb): Rgb {
  return fromOklab(mixed(toOklab(color), percent, toOklab(other)))
}

/** Contrast of two colours after WCAG 2: from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const each = (value: (index: number) => number): Rgb => [value(0), value(1), value(2)]
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The matrices of CSS Color 4: linear light to the cones of the eye, and these to lightness and two hues. */
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const

function times(matrix: readonly Rgb[], vector: Rgb): Rgb {
  return each((row) => (matrix[row] ?? WHITE).reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0))
}

function toOklab(color: Rgb): Rgb {
  const cones = times(
    TO_CONES,
    each((index) => linear(color[index] ?? 0)),
  )
  return times(
    TO_LAB,
    each((index) => Math.cbrt(cones[index] ?? 0)),
  )
}

function fromOklab(lab: Rgb): Rgb {
  const cones = times(FROM_LAB, lab)
  const light = times(
    FROM_CONES,
    each((index) => (cones[index] ?? 0) ** 3),
  )
  return each((index) => Math.min(1, Math.max(0, gamma(light[index] ?? 0))))
}
