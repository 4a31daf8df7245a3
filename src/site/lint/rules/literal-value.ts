import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { siteScope } from '../../expand/tokens'
import type { JsonPath } from '../../text/jsonPath'
import type { Rule } from '../rule'
import { wordFinder } from '../wordFinder'

const literal = advice<{ value: string; tokens: readonly string[] }>({
  code: 'PS514',
  title: 'A value written out that has a token',
  message: ({ value, tokens }) =>
    `"${value}" is also the value of ${tokens
      .slice(0, 3)
      .map((token) => `{${token}}`)
      .join(', ')}${tokens.length > 3 ? ' and others' : ''}; when that changes, this stays.`,
  hint: ({ tokens }) => (tokens.length === 1 ? `Write {${tokens[0]}} here.` : 'Write the one that is meant here.'),
  example: {
    wrong: '{ "type": "hero", "title": "Loans of $5K-$500K" }',
    right: '{ "type": "hero", "title": "Loans of {facts.loan.amount}" }',
    words: { value: '$5K-$500K', tokens: ['facts.loan.amount'] },
  },
})

/** A shorter fact, or one with a single digit, may stand in a text by chance: "24 hours", "$5 million". */
const SHORTEST_FACT = 9

/** A value of site.contact, site.links or site.facts written out where its token belongs. */
export const rule: Rule = {
  meaning: 'What site.facts, site.contact or site.links holds is used by its token.',
  messages: [literal],
  checkText: ({ site }) => {
    const tokens = tokensByValue(siteScope(site.settings))
    if (tokens.size === 0) return () => []
    const find = wordFinder(tokens.keys())
    return (text, role, path) => {
      if (isHome(path) || (role !== 'text' && role !== 'richText' && role !== 'html' && role !== 'href')) return []
      return find(text).map(({ index, word }) => at(path, message(literal, { value: word, tokens: tokens.get(word) ?? [] }), { start: index, length: word.length }))
    }
  },
}

/** The settings are where these values are at home, and may be joined of one another. */
function isHome([root, part]: JsonPath): boolean {
  return root === 'site' && part !== 'navigation' && part !== 'footer'
}

/** The tokens that stand for each value, for values that are no chance. */
function tokensByValue(scope: ReturnType<typeof siteScope>): Map<string, string[]> {
  const tokens = new Map<string, string[]>()
  for (const [name, { value }] of scope) {
    const isTold = /^(?:links|site\.contact)\./.test(name) || (name.startsWith('facts.') && value.length >= SHORTEST_FACT && /\d.*\d/s.test(value))
    if (isTold) tokens.set(value, [...(tokens.get(value) ?? []), name])
  }
  return tokens
}
