export type Scheme = 'light' | 'dark'
/** One set of colours in which a site is shown, and the setting that says them. */
export type SchemeColors<Colors> = { scheme: Scheme; colors: Colors; setting: 'colors' | 'darkColors' }

/** All sets of colours in which a site is shown: one, or a light one and a dark one. */
export function schemesOf<Colors>(theme: { scheme?: Scheme | 'auto' | undefined; colors: Colors; darkColors?: Colors | undefined }): SchemeColors<Colors>[] {
  const { scheme = 'light', colors, darkColors } = theme
  const first = { scheme: scheme === 'auto' ? 'light' : scheme, colors, setting: 'colors' } as const
  return scheme === 'auto' && darkColors ? [first, { scheme: 'dark', colors: darkColors, setting: 'darkColors' }] : [first]
}
