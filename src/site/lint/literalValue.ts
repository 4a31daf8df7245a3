import { message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'
import { siteScope } from '../expand/tokens'
import type { StringRule } from './lint'

/** A shorter fact, or one with a single digit, may stand in a text by chance: "24 hours", "$5 million". */
const SHORTEST_FACT = 9

/** A value of site.contact, site.links or site.facts written out where its token belongs. */
export const literalValue: StringRule = ({ site }) => {
  const tokens = tokensByValue(siteScope(site.settings))
  if (tokens.size === 0) return () => []
  const values = [...tokens.keys()].sort((a, b) => b.length - a.length).map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const perhaps = new RegExp(values.join('|'), 'u')
  const anyValue = new RegExp(`(?<![\\p{L}\\p{N}$€£+.-])(?:${values.join('|')})(?![\\p{L}\\p{N}%+]|[.,-]\\p{N}|-\\p{L})`, 'gu')
  return (text, role, path) => {
    if (isHome(path) || (role !== 'text' && role !== 'richText' && role !== 'html' && role !== 'href')) return []
    // A plain look is eight times as fast as one at what stands around, and most texts have no value.
    if (!perhaps.test(text)) return []
    return Array.from(text.matchAll(anyValue), (match) => at(path, message('literalValue', { value: match[0], tokens: tokens.get(match[0]) ?? [] }), { start: match.index, length: match[0].length }))
  }
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
