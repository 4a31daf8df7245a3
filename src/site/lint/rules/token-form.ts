import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { siteScope } from '../../expand/tokens'
import type { Rule } from '../rule'

const form = advice<{ written: string; name: string }>({
  code: 'PS529',
  title: 'A token that is not filled in',
  message: ({ written }) =>
    written.startsWith('$')
      ? `Before ${written.slice(1)} stands a sign that its value has, too: visitors would see it twice.`
      : `${written} is no token as it is written: visitors would see its ${written.startsWith('[') ? 'brackets' : 'braces'}.`,
  hint: ({ name }) => `Write {${name}}.`,
  example: {
    wrong: '{ "type": "hero", "title": "Up to { facts.loan.amount }" }',
    right: '{ "type": "hero", "title": "Up to {facts.loan.amount}" }',
    words: { written: '{ facts.loan.amount }', name: 'facts.loan.amount' },
  },
})

/** What was certainly meant to be a token, and is shown with its braces. The first of each text is told. */
export const rule: Rule = {
  meaning: 'A token stands in single braces, without spaces.',
  messages: [form],
  checkText: ({ file }) => {
    const roots = ['site', 'links', 'facts', ...new Set(file.pages.flatMap(({ each, as = 'item' }) => (each === undefined ? [] : [as])))]
    // Of many braces only the first can begin one: to try each of them takes the square of their number.
    const tokens = new RegExp(`(?<![{[])(?:\\{+\\s*((?:${roots.join('|')})(?:\\.[\\w-]+)+)(?:\\s*\\}+)?|\\[((?:${roots.join('|')})(?:\\.[\\w-]+)+)\\](?!\\())`, 'g')
    const scope = siteScope(file.site)
    const isTwice = (text: string, index: number, name: string) => text.charAt(index - 1) === '$' && scope.get(name)?.value.startsWith('$') === true
    return (text, role, path) => {
      if (role === undefined || !(text.includes('{') || text.includes('['))) return []
      for (const { 0: written, 1: braced, 2: bracketed, index } of text.matchAll(tokens)) {
        const name = braced ?? bracketed ?? ''
        if (bracketed !== undefined && !scope.has(name)) continue
        const start = written === `{${name}}` && isTwice(text, index, name) ? index - 1 : index
        const whole = text.slice(start, index + written.length)
        if (whole === `{${name}}`) continue
        const found = at(path, message(form, { written: whole, name }), { start, length: whole.length })
        return [scope.has(name) ? { ...found, instead: `{${name}}` } : found]
      }
      return []
    }
  },
}
