import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'
import { gatherTokens } from '../usedTokens'

const unused = advice<{ name: string }>({
  code: 'PS517',
  title: 'An address that nothing uses',
  message: ({ name }) => `Nothing uses {links.${name}}.`,
  hint: () => 'Use it, or delete it.',
  example: {
    wrong: '{ "site": { "links": { "brochure": "https://files.example.com/brochure" } } }',
    right: `{
  "site": { "links": { "brochure": "https://files.example.com/brochure" } },
  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "linkList", "links": [{ "label": "Our brochure", "href": "{links.brochure}" }] }] }]
}`,
    words: { name: 'brochure' },
  },
})

export const rule: Rule = {
  meaning: 'Every entry of site.links is used.',
  messages: [unused],
  gatherText: gatherTokens,
  settleTexts: (tokens: readonly string[], { file }) => {
    const used = new Set(tokens)
    return Object.keys(file.site.links).flatMap((name) => (used.has(`links.${name}`) ? [] : [atKey(['site', 'links', name], message(unused, { name }))]))
  },
}
