import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { mantineTheme } from '../parts/Provider'

type Colors = typeof DEFAULT_THEME.colors

/** Of Mantine's palettes only those that its components fall back to; each of the others would cost twenty variables. */
function onlyNeeded({ brand, gray, dark, red }: Colors): Colors {
  return { ...(brand && { brand }), gray, dark, red } as Colors
}

/** The variables that Mantine's components ask for, by name: the same for all sites, so they are made where the engine is compiled. */
export function mantineVariables(): Record<string, string> {
  const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme)
  const { variables, light } = defaultCssVariablesResolver({ ...theme, colors: onlyNeeded(theme.colors) })
  return { ...variables, ...light }
}
