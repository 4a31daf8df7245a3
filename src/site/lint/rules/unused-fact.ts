import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'
import { gatherTokens } from '../usedTokens'

const unused = advice<{ name: string }>({
  code: 'PS518',
  title: 'A fact that nothing uses',
  message: ({ name }) => `Nothing uses {facts.${name}}.`,
  hint: () => 'Use it, or delete it.',
  example: {
    wrong: '{ "site": { "facts": { "rating": "4.9 of 5" } } }',
    right:
      '{\n  "site": { "facts": { "rating": "4.9 of 5" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "hero", "title": "Rated {facts.rating}" }] }]\n}',
    words: { name: 'rating' },
  },
})

export const rule: Rule = {
  meaning: 'Every entry of site.facts is used.',
  messages: [unused],
  gatherText: gatherTokens,
  settleTexts: (tokens: readonly string[], { file }) => {
    const used = new Set(tokens)
    return Object.entries(file.site.facts).flatMap(([name, fact]) => {
      const paths = typeof fact === 'string' ? [[name]] : Object.keys(fact).map((inner) => [name, inner])
      return paths.flatMap((path) => (used.has(`facts.${path.join('.')}`) ? [] : [atKey(['site', 'facts', ...path], message(unused, { name: path.join('.') }))]))
    })
  },
}
