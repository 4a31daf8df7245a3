import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const unused = advice<{ name: string }>({
  code: 'PS519',
  title: 'A gradient that nothing uses',
  message: ({ name }) => `Nothing uses the gradient "${name}".`,
  hint: () => 'Use it, or delete it.',
  example: {
    wrong: '{ "site": { "theme": { "gradients": { "dawn": ["#16243f", "#0c1526"] } } } }',
    right: `{
  "site": { "theme": { "gradients": { "dawn": ["#16243f", "#0c1526"] } } },
  "pages": [{ "path": "/", "title": "Home", "sections": [{ "type": "productGrid", "items": [{ "title": "Loan", "href": "/faq", "gradient": "dawn" }] }] }]
}`,
    words: { name: 'dawn' },
  },
})

export const rule: Rule = {
  meaning: 'Every gradient of the theme is used.',
  messages: [unused],
  gatherText: () => (name, role) => (role === 'gradient' ? [name] : []),
  settleTexts: (names: readonly string[], { file }) => {
    const used = new Set(names)
    return Object.keys(file.site.theme.gradients ?? {}).flatMap((name) => (used.has(name) ? [] : [atKey(['site', 'theme', 'gradients', name], message(unused, { name }))]))
  },
}
