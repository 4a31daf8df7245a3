import type { Colors, ThemeSettings } from './themeSchema'

export type Scheme = 'light' | 'dark'
/** One set of colours in which a site is shown, and the setting that says them. */
export type SchemeColors = { scheme: Scheme; colors: Colors; setting: 'colors' | 'darkColors' }

/** All sets of colours in which a site is shown: one, or a light one and a dark one. */
export function schemesOf({ scheme = 'light', colors, darkColors }: Pick<ThemeSettings, 'scheme' | 'colors' | 'darkColors'>): SchemeColors[] {
  const first = { scheme: scheme === 'auto' ? 'light' : scheme, colors, setting: 'colors' } as const
  return scheme === 'auto' && darkColors ? [first, { scheme: 'dark', colors: darkColors, setting: 'darkColors' }] : [first]
}
