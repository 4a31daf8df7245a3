import { clampChroma, formatHex, type Oklch, oklch, wcagContrast } from 'culori'
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

const TONES = {
  paper: { l: 0.992, most: 0.004 },
  tint: { l: 0.966, most: 0.012 },
  line: { l: 0.885, most: 0.014 },
  ink: { l: 0.22, most: 0.03 },
  dark: { l: 0.235, most: 0.05 },
  onDark: { l: 0.972, most: 0.01 },
  lineOnDark: { l: 0.4, most: 0.04 },
} as const satisfies Partial<Record<keyof Colors, Tone>>

/**
 * All colours of a site, made of one: its hue in every shade, such that all text can be read on every ground that it meets.
 *
 * @param accent as #rrggbb
 * @param said colours that are to stay as they are; those that depend on them follow
 */
export function paletteOf(accent: string, said: Partial<Colors> = {}): Colors {
  const brand = oklch(accent) ?? { mode: 'oklch', l: 0.5, c: 0, h: 0 }
  const shade = ({ l, most }: Tone): string => hex({ ...brand, l, c: Math.min(brand.c, most) })
  const plain = Object.fromEntries(Object.entries(TONES).map(([name, tone]) => [name, shade(tone)])) as Record<keyof typeof TONES, string>
  const ground = { ...plain, ...said }
  const light = ['#ffffff', ground.paper, ground.tint]
  const dark = [ground.dark]
  const shapes = [ground.paper, ground.tint]
  return {
    ...plain,
    muted: readable({ ...brand, l: 0.5, c: Math.min(brand.c, 0.03) }, light, TEXT, -1),
    mutedOnDark: readable({ ...brand, l: 0.76, c: Math.min(brand.c, 0.03) }, dark, TEXT_RAISED, 1),
    accent: seenOnBoth(brand, shapes, dark),
    accentText: readable(brand, light, TEXT, -1),
    accentOnDark: readable({ ...brand, l: Math.max(brand.l, 0.7), c: Math.min(brand.c, 0.15) }, dark, TEXT_RAISED, 1),
    error: readable({ mode: 'oklch', l: 0.52, c: 0.19, h: 27 }, light, TEXT, -1),
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

/** The shade nearest to a colour that is seen both on light and on dark grounds; the colour itself where it is. */
function seenOnBoth(color: Oklch, light: readonly string[], dark: readonly string[]): string {
  const contrast = (shade: string) => Math.min(...[...light, ...dark].map((ground) => wcagContrast(shade, ground)))
  const shades = Array.from({ length: Math.round(1 / STEP) }, (_, index) => hex({ ...color, l: index * STEP }))
  const own = hex(color)
  if (contrast(own) >= SHAPE) return own
  const seen = shades.filter((shade) => contrast(shade) >= SHAPE)
  const away = (shade: string) => Math.abs((oklch(shade)?.l ?? 0) - color.l)
  return seen.toSorted((one, other) => away(one) - away(other))[0] ?? own
}
