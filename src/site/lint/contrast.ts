import { message } from '../diagnostics/catalogue'
import { oneDigit } from '../check/settings'
import { contrastsOf, TEXT_CONTRAST } from '../check/contrasts'
import { at } from '../diagnostics/diagnostic'
import type { Rule } from './lint'

/** Pairs of the theme that miss what WCAG 2.2 AA asks for. Those that nobody can read are mistakes and told before. */
export const contrast: Rule = ({ file }) =>
  contrastsOf(file.site.theme).flatMap(({ color, ground, path, ratio, needed }) => {
    if (ratio >= needed) return []
    const words = { color, ground, ratio: oneDigit(ratio), needed: String(needed), use: needed === TEXT_CONTRAST ? 'text' : 'a bar or line' }
    return [at(['site', 'theme', ...path], message('lowContrast', words))]
  })
