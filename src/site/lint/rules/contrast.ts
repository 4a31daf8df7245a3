import { TEXT_CONTRAST } from '../../../parts/colors'
import { contrastsOf } from '../../check/contrasts'
import { oneDigit } from '../../check/settings'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const low = advice<{ color: string; surface: string; ratio: string; needed: string; use: string }>({
  code: 'PS513',
  title: 'Colours that are hard to tell apart',
  message: ({ color, surface, ratio, needed, use }) => `${color} on ${surface} has a contrast of ${ratio}:1; ${use} needs ${needed}:1.`,
  hint: () => 'Make one of the two darker or lighter.',
  example: {
    wrong: '{ "site": { "theme": { "colors": { "accent": "#d9c39a" } } } }',
    right: '{ "site": { "theme": { "colors": { "accent": "#8a6a30" } } } }',
    words: { color: '"accent" (#d9c39a)', surface: '"tint" (#f4f0e7)', ratio: '1.5', needed: '3', use: 'a bar or line' },
  },
})

/** Pairs of the theme that miss what WCAG 2.2 AA asks for. Those that nobody can read are mistakes and told before. */
export const rule: Rule = {
  meaning: 'Colours of the theme can be told apart.',
  messages: [low],
  check: ({ file }) =>
    contrastsOf(file.site.theme).flatMap(({ color, surface, path, ratio, needed }) => {
      if (ratio >= needed) return []
      const words = { color, surface, ratio: oneDigit(ratio), needed: String(needed), use: needed === TEXT_CONTRAST ? 'text' : 'a bar or line' }
      return [at(['site', 'theme', ...path], message(low, words))]
    }),
}
