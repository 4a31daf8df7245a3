import { contrastOf, mixed, mixedInOklab, type Rgb, rgbOf, TEXT_CONTRAST, WHITE } from '../../parts/colors'
import { type SchemeColors, schemesOf } from '../../parts/schemes'
import { GRADIENT_SHARES, SHADES, TILE_TEXT } from '../../parts/shades'
import type { JsonPath } from '../text/jsonPath'
import type { Colors, ThemeSettings } from '../schema/themeSchema'

/** What WCAG 2.2 asks for of controls and figures. */
export const SHAPE_CONTRAST = 3

/** Two colours that the stylesheets set on each other; `path` leads to the one to be told. */
export type Pair = { color: string; surface: string; path: JsonPath; ratio: number; needed: number }

type Name = keyof Colors

/** Every pair of the theme's colours that meets on a page, text on its ground, bars and lines on theirs; the worst first. */
export function contrastsOf(theme: ThemeSettings): Pair[] {
  const { gradients = {} } = theme
  const pairs = schemesOf(theme).flatMap((set) => [
    ...pairsOf(set),
    ...Object.entries(gradients).flatMap(([name, ends]) => ends.flatMap((hex, index) => onGradient(name, index, hex, rgbOf(set.colors.dark)))),
  ])
  return pairs.sort((one, other) => one.ratio / one.needed - other.ratio / other.needed)
}

/** Light grounds are those that are light on a light site: its boxes are white, those of a dark site a little lighter than what they lie on. */
const RAISED = {
  light: { white: () => WHITE },
  dark: {
    'a box on "paper"': ({ paper }: Colors) => mixed(rgbOf(paper), SHADES.paperRaised, WHITE),
    'a box on "tint"': ({ tint }: Colors) => mixed(rgbOf(tint), SHADES.paperRaised, WHITE),
  },
} as const

/** The pairs within one set of colours. */
function pairsOf({ scheme, colors, setting }: SchemeColors<Colors>): Pair[] {
  const named = (name: Name) => rgbOf(colors[name])
  const words = (name: Name) => `"${name}" (${colors[name]})`
  // What is written on buttons of the light grounds.
  const onButton = scheme === 'light' ? WHITE : named('paper')
  const boxes = Object.entries(RAISED[scheme]).map(([box, color]) => [box, color(colors)] as const)
  const surfaces: Record<string, Rgb> = {
    ...Object.fromEntries(boxes),
    ...Object.fromEntries((['paper', 'tint', 'dark', 'ink', 'accentOnDark'] as const).map((name) => [words(name), named(name)])),
    'a box on "dark"': mixed(named('dark'), SHADES.darkRaised, WHITE),
    'a button of "ink" under the pointer': mixed(named('ink'), SHADES.inkHover, onButton),
    'a button of "accentOnDark" under the pointer': mixed(named('accentOnDark'), SHADES.accentHover, WHITE),
    'a button on "paper" under the pointer': mixed(named('ink'), SHADES.washLight, named('paper')),
    'a button on "tint" under the pointer': mixed(named('ink'), SHADES.washLight, named('tint')),
    'a button on "dark" under the pointer': mixed(named('onDark'), SHADES.washDark, named('dark')),
  }
  const light = [...boxes.map(([box]) => box), words('paper'), words('tint')]
  const dark = [words('dark'), 'a box on "dark"']
  const pair = (color: string, rgb: Rgb, surface: string, name: Name, needed: number): Pair => ({
    color,
    surface,
    path: [setting, name],
    ratio: contrastOf(rgb, surfaces[surface] ?? WHITE),
    needed,
  })
  const meets = (name: Name, on: readonly string[], needed: number) => on.map((surface) => pair(words(name), named(name), surface, name, needed))
  const errorOnDark = mixed(named('error'), SHADES.errorOnDark, named('onDark'))
  const carries = (name: Name, surface: string) => pair(scheme === 'light' ? 'white' : words('paper'), onButton, surface, name, TEXT_CONTRAST)
  return [
    ...meets('ink', [...light, 'a button on "paper" under the pointer', 'a button on "tint" under the pointer'], TEXT_CONTRAST),
    ...(['muted', 'accentText', 'error'] as const).flatMap((name) => meets(name, light, TEXT_CONTRAST)),
    ...meets('onDark', [...dark, 'a button on "dark" under the pointer'], TEXT_CONTRAST),
    ...(['mutedOnDark', 'accentOnDark'] as const).flatMap((name) => meets(name, dark, TEXT_CONTRAST)),
    ...dark.map((surface) => pair(`${words('error')}, made lighter,`, errorOnDark, surface, 'error', TEXT_CONTRAST)),
    ...meets('dark', [words('accentOnDark'), 'a button of "accentOnDark" under the pointer'], TEXT_CONTRAST),
    carries('ink', words('ink')),
    carries('ink', 'a button of "ink" under the pointer'),
    // The tiles of gradients, whose letters are white in every scheme, and whatever else is white on dark.
    pair('white', WHITE, words('dark'), 'dark', TEXT_CONTRAST),
    ...meets('accent', [words('paper'), words('tint'), words('dark')], SHAPE_CONTRAST),
  ]
}

/** White headings and the lighter text below them, on one end of a gradient as it is drawn. */
function onGradient(name: string, index: number, hex: string, dark: Rgb): Pair[] {
  const drawn = mixedInOklab(rgbOf(hex), GRADIENT_SHARES[index] ?? 100, dark)
  const surface = `the gradient "${name}"`
  return [{ color: 'white text', surface, path: ['gradients', name, index], ratio: contrastOf(mixed(WHITE, TILE_TEXT, drawn), drawn), needed: TEXT_CONTRAST }]
}
