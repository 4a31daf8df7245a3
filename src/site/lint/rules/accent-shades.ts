import { oklch } from 'culori'
import { advice } from '../../../parts/message'
import { message } from '../../diagnostics/catalogue'
import { at } from '../../diagnostics/diagnostic'
import type { Rule } from '../rule'

const apart = advice<{ name: string; shade: string; accent: string }>({
  code: 'PS544',
  title: 'Shades of another colour than the accent',
  message: ({ name, shade, accent }) => `"${name}" (${shade}) is no shade of the accent (${accent}): where it is used, the site keeps another colour.`,
  hint: ({ name }) => `Delete "${name}": it is made of the accent then, such that it can be read.`,
  example: {
    wrong: '{ "site": { "theme": { "colors": { "accent": "#1a7a4c", "accentText": "#7d5718", "accentOnDark": "#7fd3a5" } } } }',
    right: '{ "site": { "theme": { "colors": { "accent": "#1a7a4c", "accentText": "#1a6a42", "accentOnDark": "#7fd3a5" } } } }',
    words: { name: 'accentText', shade: '#7d5718', accent: '#1a7a4c' },
  },
})

/** Hues that are farther from each other, in degrees, are two colours to everybody. */
const FARTHEST = 40
/** With less of a colour in it, a shade is a grey. */
const GREY = 0.04

/** Shades that were made for an earlier accent stay when that is changed. */
export const rule: Rule = {
  meaning: 'The accent has one colour, wherever it is used.',
  messages: [apart],
  check: ({ file }) => {
    const { theme } = file.site
    return (['colors', 'darkColors'] as const).flatMap((list) => {
      const accent = theme?.[list]?.accent ?? theme?.accent ?? theme?.colors?.accent
      return (['accentText', 'accentOnDark'] as const).flatMap((name) => {
        const shade = theme?.[list]?.[name]
        return accent && shade && areApart(accent, shade) ? [at(['site', 'theme', list, name], message(apart, { name, shade, accent }))] : []
      })
    })
  },
}

function areApart(one: string, other: string): boolean {
  const [first, second] = [oklch(one), oklch(other)]
  if (!first || !second || first.c < GREY || second.c < GREY) return false
  const between = Math.abs((first.h ?? 0) - (second.h ?? 0))
  return Math.min(between, 360 - between) > FARTHEST
}
