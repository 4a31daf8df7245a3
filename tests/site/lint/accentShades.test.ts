import { expect, test } from 'vitest'
import { rule } from '../../../src/site/lint/rules/accent-shades'
import { saidBy } from '../../lib/lintRules'

const GREEN = '#1a7a4c'
const foundIn = (theme?: object) => saidBy(rule, { file: { site: { theme } } }).map(({ place }) => place)

test('shades that were made for another accent are told, on light and on dark pages', () => {
  expect(foundIn({ colors: { accent: GREEN, accentText: '#7d5718', accentOnDark: '#d9b777' } })).toEqual(['site.theme.colors.accentText', 'site.theme.colors.accentOnDark'])
  expect(foundIn({ accent: GREEN, darkColors: { accentText: '#d9b777' } })).toEqual(['site.theme.darkColors.accentText'])
  expect(saidBy(rule, { file: { site: { theme: { accent: GREEN, colors: { accentText: '#7d5718' } } } } })[0]?.message).toBe(
    '"accentText" (#7d5718) is no shade of the accent (#1a7a4c): where it is used, the site keeps another colour.',
  )
})

test('shades of the same colour, greys, and what is not said are no fault', () => {
  expect(foundIn({ colors: { accent: '#aa8142', accentText: '#7d5718', accentOnDark: '#d9b777' } })).toEqual([])
  // Reds lie on both sides of where hues begin.
  expect(foundIn({ accent: '#c4123f', colors: { accentText: '#b3220b' } })).toEqual([])
  expect(foundIn({ accent: GREEN, colors: { accentText: '#333333' } })).toEqual([])
  expect([foundIn({ accent: GREEN }), foundIn({}), foundIn(), foundIn({ colors: { accentText: '#7d5718' } })]).toEqual([[], [], [], []])
})
