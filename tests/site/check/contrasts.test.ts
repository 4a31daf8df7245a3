import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themeCss } from '../../../src/page/themeCss'
import { figure } from '../../lib/figure'

/** Least contrast of text and of what only has to be seen, such as frames of fields and bars (WCAG 1.4.3, 1.4.11). */
const TEXT = 4.5
const SHAPE = 3

type Rgb = [number, number, number]
const [first, bakery] = ['pages.json', 'tests/sites/bakery.json'].map((file) => ({ file, theme: JSON.parse(readFileSync(file, 'utf8')).site.theme }))
const themes = [first, bakery, { file: 'the bakery, with buttons of the accent', theme: { ...bakery?.theme, button: 'accent' } }].filter((theme) => theme !== undefined)

const parse = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb

/** Contrast of two colours after WCAG 2.2: 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const luminance = (rgb: Rgb) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The value of a variable of the stylesheet, with mixes in sRGB worked out. */
function colorOf(variables: ReadonlyMap<string, string>, name: string): Rgb {
  const value = variables.get(name) ?? expect.unreachable(`There is no variable ${name}.`)
  const mix = /^color-mix\(in srgb, (#\w+) (\d+)%, (#\w+)\)$/.exec(value)
  if (!mix) return parse(value)
  const [, one = '', share = '', other = ''] = mix
  const full = other.length === 4 ? `#${other[1]}${other[1]}${other[2]}${other[2]}${other[3]}${other[3]}` : other
  const [from, to] = [parse(one), parse(full)]
  return from.map((part, index) => (part * Number(share) + (to[index] ?? 0) * (100 - Number(share))) / 100) as Rgb
}

const LIGHT = ['--paper', '--tint']
const DARK = ['--dark', '--dark-raised']
const on = (grounds: readonly string[], names: readonly string[], least: number) => grounds.flatMap((ground) => names.map((name) => [name, ground, least] as const))
/** Every pair that the stylesheets put on each other: what is drawn, what it lies on, and how far apart they must be. */
const PAIRS = [
  ...on(LIGHT, ['--ink', '--muted-ink', '--accent-ink', '--error'], TEXT),
  ...on(DARK, ['--on-dark', '--muted-on-dark', '--accent-on-dark', '--error-on-dark'], TEXT),
  ...on(['--accent-on-dark', '--accent-on-dark-hover'], ['--dark'], TEXT),
  ...on(['--button', '--button-hover'], ['--paper'], TEXT),
  ...on(['--dark'], ['--accent'], SHAPE),
]

describe.each(themes)('the theme of $file', ({ theme }) => {
  const variables = new Map(Array.from(themeCss(theme, {}).matchAll(/(--[\w-]+):([^;}]+)/g), ([, name = '', value = '']) => [name, value]))

  test.each(PAIRS)('%s on %s stands out by %s to 1', (name, ground, least) => {
    expect(contrast(colorOf(variables, name), colorOf(variables, ground))).toBeGreaterThanOrEqual(least)
  })

  test('white words stand out from both ends of every gradient, which are drawn towards the dark', ({ task }) => {
    const ends = Object.values<string[]>(theme.gradients).flatMap(([from = '', to = '']) => [from, to])
    // The stylesheet darkens them further, so their own colour is the worst case.
    const least = Math.min(...ends.map((end) => contrast([255, 255, 255], parse(end))))
    expect(least).toBeGreaterThanOrEqual(TEXT)
    figure({ task }, 'C4', `${PAIRS.length} pairs of colours keep their contrast; white on gradients at least ${least.toFixed(1)} : 1 (goal 4.5)`)
  })
})
