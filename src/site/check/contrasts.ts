import { GRADIENT_SHARES, SHADES, TILE_TEXT } from '../../parts/shades'
import { contrastOf, mixed, mixedInOklab, type Rgb, rgbOf, BLACK, WHITE } from './colors'
import type { JsonPath } from '../text/jsonPath'
import type { ThemeSettings } from '../schema/themeSchema'

/** What WCAG 2.2 asks for: of text, and of controls and figures. */
export const TEXT_CONTRAST = 4.5
export const SHAPE_CONTRAST = 3

/** Two colours that the stylesheets set on each other; `path` leads to the one to be told. */
export type Pair = { color: string; surface: string; path: JsonPath; ratio: number; needed: number }

type Name = keyof ThemeSettings['colors']

/** Every pair of the theme's colours that meets on a page, text on its ground, bars and lines on theirs; the worst first. */
export function contrastsOf({ colors, gradients = {} }: ThemeSettings): Pair[] {
  const named = (name: Name) => rgbOf(colors[name])
  const words = (name: Name) => `"${name}" (${colors[name]})`
  const surfaces: Record<string, Rgb> = {
    white: WHITE,
    ...Object.fromEntries((['paper', 'tint', 'dark', 'ink', 'accentOnDark'] as const).map((name) => [words(name), named(name)])),
    'a box on "dark"': mixed(named('dark'), SHADES.darkRaised, WHITE),
    'a button of "ink" under the pointer': mixed(named('ink'), SHADES.inkHover, WHITE),
    'a button of "accentOnDark" under the pointer': mixed(named('accentOnDark'), SHADES.accentHover, WHITE),
    'a button on "paper" under the pointer': mixed(named('ink'), SHADES.washLight, named('paper')),
    'a button on "tint" under the pointer': mixed(named('ink'), SHADES.washLight, named('tint')),
    'a button on "dark" under the pointer': mixed(named('onDark'), SHADES.washDark, named('dark')),
  }
  const light = ['white', words('paper'), words('tint')]
  const dark = [words('dark'), 'a box on "dark"']
  const meets = (name: Name, on: readonly string[], needed: number) =>
    on.map((surface): Pair => ({ color: words(name), surface, path: ['colors', name], ratio: contrastOf(named(name), surfaces[surface] ?? WHITE), needed }))
  const errorOnDark = mixed(named('error'), SHADES.errorOnDark, named('onDark'))
  const errors = dark.map(
    (surface): Pair => ({
      color: `${words('error')}, made lighter,`,
      surface,
      path: ['colors', 'error'],
      ratio: contrastOf(errorOnDark, surfaces[surface] ?? WHITE),
      needed: TEXT_CONTRAST,
    }),
  )
  const carries = (name: Name, over: string): Pair => ({
    color: 'white',
    surface: over,
    path: ['colors', name],
    ratio: contrastOf(WHITE, surfaces[over] ?? WHITE),
    needed: TEXT_CONTRAST,
  })
  const pairs = [
    ...meets('ink', [...light, 'a button on "paper" under the pointer', 'a button on "tint" under the pointer'], TEXT_CONTRAST),
    ...(['muted', 'accentText', 'error'] as const).flatMap((name) => meets(name, light, TEXT_CONTRAST)),
    ...meets('onDark', [...dark, 'a button on "dark" under the pointer'], TEXT_CONTRAST),
    ...(['mutedOnDark', 'accentOnDark'] as const).flatMap((name) => meets(name, dark, TEXT_CONTRAST)),
    ...errors,
    ...meets('dark', [words('accentOnDark'), 'a button of "accentOnDark" under the pointer'], TEXT_CONTRAST),
    carries('ink', words('ink')),
    carries('ink', 'a button of "ink" under the pointer'),
    carries('dark', words('dark')),
    ...meets('accent', [words('paper'), words('tint'), words('dark')], SHAPE_CONTRAST),
    ...Object.entries(gradients).flatMap(([name, ends]) => ends.flatMap((hex, index) => onGradient(name, index, hex, named('dark')))),
  ]
  return pairs.sort((one, other) => one.ratio / one.needed - other.ratio / other.needed)
}

/** What is kept for browsers that round. */
const SPARE = 0.2

/** Returns how much of "dark" has to lie over a picture, in per cent, so that "onDark" can be read on it whatever it shows; 100 where that is never so. */
export function scrimShare({ dark, onDark }: Pick<ThemeSettings['colors'], 'dark' | 'onDark'>): number {
  const isReadable = (share: number) => [WHITE, BLACK].every((picture) => contrastOf(rgbOf(onDark), mixed(rgbOf(dark), share, picture)) >= TEXT_CONTRAST + SPARE)
  let share = 100
  while (share > 0 && isReadable(share - 1)) share--
  return share
}

/** White headings and the lighter text below them, on one end of a gradient as it is drawn. */
function onGradient(name: string, index: number, hex: string, dark: Rgb): Pair[] {
  const drawn = mixedInOklab(rgbOf(hex), GRADIENT_SHARES[index] ?? 100, dark)
  const surface = `the gradient "${name}"`
  return [{ color: 'white text', surface, path: ['gradients', name, index], ratio: contrastOf(mixed(WHITE, TILE_TEXT, drawn), drawn), needed: TEXT_CONTRAST }]
}
