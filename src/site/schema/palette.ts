import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'
import type { Scheme } from '../../parts/schemes'
import type { Colors } from './themeSchema'

/** The accent of a site that names none. */
export const PLAIN_ACCENT = '#2457a6'

/** What WCAG 2.2 asks for of text, and of shapes, with a little over: colours are rounded, and lighter ones are mixed of them. */
const TEXT = 4.7
const SHAPE = 3.1
/** The same for what the stylesheets mix with white where the pointer is, or a box is raised. */
const TEXT_RAISED = 6
const STEP = 0.005

/** How light a colour is, and how much colour it may have at most. */
type Tone = { l: number; most: number }

type Tones = Readonly<Record<'paper' | 'tint' | 'line' | 'ink' | 'dark' | 'onDark' | 'lineOnDark', Tone>>

const TONES: Readonly<Record<Scheme, Tones>> = {
  light: {
    paper: { l: 0.992, most: 0.004 },
    tint: { l: 0.966, most: 0.012 },
    line: { l: 0.885, most: 0.014 },
    ink: { l: 0.22, most: 0.03 },
    dark: { l: 0.235, most: 0.05 },
    onDark: { l: 0.972, most: 0.01 },
    lineOnDark: { l: 0.4, most: 0.04 },
  },
  dark: {
    paper: { l: 0.2, most: 0.018 },
    tint: { l: 0.235, most: 0.024 },
    line: { l: 0.345, most: 0.026 },
    ink: { l: 0.955, most: 0.008 },
    dark: { l: 0.15, most: 0.018 },
    onDark: { l: 0.955, most: 0.008 },
    lineOnDark: { l: 0.31, most: 0.03 },
  },
}

/**
 * All colours of a site, made of one: its hue in every shade, such that all text can be read on every ground that it meets.
 *
 * @param accent as #rrggbb
 * @param said colours that are to stay as they are; those that depend on them follow
 */
export function paletteOf(accent: string, said: Partial<Colors> = {}, scheme: Scheme = 'light'): Colors {
  const brand = oklch(accent) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 }
  const shade = ({ l, most }: Tone): string => hex({ ...brand, l, c: Math.min(brand.c, most) })
  const plain = Object.fromEntries(Object.entries(TONES[scheme]).map(([name, tone]) => [name, shade(tone)])) as Record<keyof Tones, string>
  const ground = { ...plain, ...said }
  const dark = [ground.dark]
  const shapes = [ground.paper, ground.tint]
  const isLight = scheme === 'light'
  const [way, grounds] = isLight ? ([-1, ['#ffffff', ...shapes]] as const) : ([1, shapes] as const)
  const needed = isLight ? TEXT : TEXT_RAISED
  return {
    ...plain,
    muted: readable({ ...brand, l: isLight ? 0.5 : 0.72, c: Math.min(brand.c, 0.03) }, grounds, needed, way),
    mutedOnDark: readable({ ...brand, l: 0.76, c: Math.min(brand.c, 0.03) }, dark, TEXT_RAISED, 1),
    accent: seen(brand, [...shapes, ...dark]),
    accentText: readable(isLight ? brand : { ...brand, l: Math.max(brand.l, 0.7), c: Math.min(brand.c, 0.15) }, grounds, needed, way),
    accentOnDark: readable({ ...brand, l: Math.max(brand.l, 0.7), c: Math.min(brand.c, 0.15) }, dark, TEXT_RAISED, 1),
    error: readable({ mode: 'oklch', l: isLight ? 0.52 : 0.72, c: isLight ? 0.19 : 0.14, h: 27 }, grounds, needed, way),
    ...said,
  }
}

/** A colour that the screen has: where it has no such strong one, a weaker one of the same lightness. */
const hex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))

/** The nearest shade of a colour that has the contrast on all these grounds: darker ones, or lighter ones. */
function readable(color: Oklch, grounds: readonly string[], needed: number, way: 1 | -1): string {
  for (let l = color.l; l >= 0 && l <= 1; l += way * STEP) {
    const shade = hex({ ...color, l })
    if (grounds.every((ground) => wcagContrast(shade, ground) >= needed)) return shade
  }
  return way === 1 ? '#ffffff' : '#000000'
}

/** The shade nearest to a colour that is seen on all these grounds; the colour itself where it is. */
function seen(brand: Oklch, grounds: readonly string[]): string {
  const isSeen = (shade: string) => grounds.every((ground) => wcagContrast(shade, ground) >= SHAPE)
  const shades = Array.from({ length: Math.round(1 / STEP) }, (_, index) => hex({ ...brand, l: index * STEP }))
  const own = hex(brand)
  if (isSeen(own)) return own
  const away = (shade: string) => Math.abs((oklch(shade)?.l ?? 0) - brand.l)
  return shades.filter(isSeen).toSorted((one, other) => away(one) - away(other))[0] ?? own
}
