import { scrimShare } from '../parts/scrim'
import { type SchemeColors, schemesOf } from '../parts/schemes'
import { SHADES } from '../parts/shades'
import type { Site } from '../site/schema/site'
import { STAND_IN } from './standIn'

type Theme = Site['settings']['theme']

const RADII = { none: '0', small: '3px', medium: '10px' }
const DEVICE = {
  sans: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
}
/** Whether the fonts of headings and of everything else have serifs. */
type Kinds = Record<'heading' | 'text', keyof typeof DEVICE>

/** A colour mixed with another; the share is that of the first, in percent. */
const mix = (color: string, share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`

/** Per cent as the last two digits of a colour. */
const alphaOf = (percent: number) =>
  Math.ceil(percent * 2.55)
    .toString(16)
    .padStart(2, '0')

/** What buttons, boxes and marks are drawn with on the light grounds of a light site, and on those of a dark one. */
function groundVariables({ scheme, colors }: SchemeColors<Theme['colors']>, button: Theme['button'] = 'ink'): Record<string, string> {
  const face = button === 'accent' ? colors.accentText : colors.ink
  if (scheme === 'light') {
    // White stands on both, and on the accent only just.
    return {
      '--button': face,
      '--button-hover': mix(face, SHADES.inkHover, button === 'accent' ? '#000' : '#fff'),
      '--on-button': '#fff',
      '--paper-raised': '#fff',
      '--tint-raised': colors.paper,
      '--tile': colors.ink,
    }
  }
  return {
    '--button': face,
    '--button-hover': mix(face, SHADES.inkHover, button === 'accent' ? '#fff' : colors.paper),
    '--on-button': colors.paper,
    '--paper-raised': mix(colors.paper, SHADES.paperRaised, '#fff'),
    '--tint-raised': mix(colors.tint, SHADES.paperRaised, '#fff'),
    '--tile': mix(colors.dark, SHADES.tile, '#fff'),
    '--logo': 'none',
    '--logo-on-dark': 'block',
    // Marks of others: those of one colour are turned round, the rest get ground of their own.
    '--turned': '1',
    '--plate': '#f4f4f4',
  }
}

/** The colours of one scheme, and those derived from them. */
function colorVariables(set: SchemeColors<Theme['colors']>, button: Theme['button']): Record<string, string> {
  const { colors } = set
  return {
    '--ink': colors.ink,
    ...groundVariables(set, button),
    '--muted-ink': colors.muted,
    '--paper': colors.paper,
    '--tint': colors.tint,
    '--dark': colors.dark,
    '--dark-raised': mix(colors.dark, SHADES.darkRaised, '#fff'),
    '--on-dark': colors.onDark,
    '--muted-on-dark': colors.mutedOnDark,
    '--line-light': colors.line,
    '--line-light-strong': mix(colors.line, 72, colors.ink),
    '--line-tint': mix(colors.line, 90, colors.ink),
    '--line-tint-strong': mix(colors.line, 66, colors.ink),
    '--line-dark': colors.lineOnDark,
    '--line-dark-strong': mix(colors.lineOnDark, 74, colors.onDark),
    '--accent': colors.accent,
    '--accent-ink': colors.accentText,
    '--accent-on-dark': colors.accentOnDark,
    '--accent-on-dark-hover': mix(colors.accentOnDark, SHADES.accentHover, '#fff'),
    '--wash-light': mix(colors.ink, SHADES.washLight, 'transparent'),
    '--wash-dark': mix(colors.onDark, SHADES.washDark, 'transparent'),
    '--error': colors.error,
    '--error-on-dark': mix(colors.error, SHADES.errorOnDark, colors.onDark),
    '--scrim': colors.dark + alphaOf(scrimShare(colors)),
  }
}

/** What pages.json says under site.theme, whatever the scheme. */
function plainVariables({ fonts, radius = 'small' }: Theme, kinds: Kinds): Record<string, string> {
  return {
    '--radius': RADII[radius],
    '--font-heading': fonts ? `'${fonts.heading}', ${STAND_IN.heading}, ${DEVICE[kinds.heading]}` : DEVICE[kinds.heading],
    '--font-text': fonts ? `'${fonts.text}', ${STAND_IN.text}, ${DEVICE[kinds.text]}` : DEVICE[kinds.text],
  }
}

/** The variables of a site in its first scheme, and what the second one changes of them: by the device, or by the choice of a visitor. On paper a site is light. */
function schemeRules(settings: Theme, kinds: Kinds): string[] {
  const [first, second] = schemesOf(settings).map((set) => colorVariables(set, settings.button))
  const plain = { ...first, ...plainVariables(settings, kinds) }
  if (!second) return [block(':root', settings.scheme === 'dark' ? { 'color-scheme': 'dark', ...plain } : plain)]
  const changed = { 'color-scheme': 'dark', ...Object.fromEntries(Object.entries(second).filter(([name, value]) => first?.[name] !== value)) }
  return [
    block(':root', { 'color-scheme': 'light', ...plain }),
    `@media screen{${block(":root[data-scheme='dark']", changed)}}`,
    `@media screen and (prefers-color-scheme:dark){${block(':root:not([data-scheme])', changed)}}`,
  ]
}

/** What Mantine asks for, answered with the site's variables where the two meet. */
const OVERRIDES = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-radius-sm': 'var(--radius)',
}

const block = (selector: string, variables: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/**
 * The stylesheet that makes this site look like itself: variables for its colours and fonts, for Mantine, and its gradients.
 *
 * @param mantine what `mantineVariables` gives
 * @param kinds of the two fonts; headings with serifs over a text without unless given
 */
export function themeCss(settings: Theme, mantine: Readonly<Record<string, string>>, kinds: Kinds = { heading: 'serif', text: 'sans' }): string {
  const gradients = Object.entries(settings.gradients ?? {}).map(([name, [from = '', to = '']]) => block(`[data-gradient='${name}']`, { '--from': from, '--to': to }))
  // Those that follow the ground are set again on every ground, because a variable is filled in where it is declared.
  return [...schemeRules(settings, kinds), block(':root', mantine), block('body,main > section,#app > header,#app > footer', OVERRIDES), ...gradients].join('\n')
}
