import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const form = advice<{ written: string; name: string }>({
  code: 'PS529',
  title: 'A token that is not filled in',
  message: ({ written }) => `${written} is no token as it is written: visitors would see its braces.`,
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
    const tokens = new RegExp(`(?<!\\{)\\{+\\s*((?:${roots.join('|')})(?:\\.[\\w-]+)+)(?:\\s*\\}+)?`, 'g')
    return (text, role, path) => {
      if (role === undefined || !text.includes('{')) return []
      const found = Array.from(text.matchAll(tokens)).find(({ 0: written, 1: name }) => written !== `{${name}}`)
      if (!found) return []
      const [written, name = ''] = found
      return [at(path, message(form, { written, name }), { start: found.index, length: written.length })]
    }
  },
}
