import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import type { Rule } from '../rule'

const unused = advice<{ name: string }>({
  code: 'PS501',
  title: 'A shared section that no page uses',
  message: ({ name }) => `No page uses the shared section "${name}".`,
  hint: ({ name }) => `Use it with { "use": "${name}" }, or delete it.`,
  example: {
    wrong: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [] }]\n}',
    right: '{\n  "shared": { "findUs": { "type": "hero", "title": "Find us" } },\n  "pages": [{ "path": "/", "title": "Home", "sections": [{ "use": "findUs" }] }]\n}',
    words: { name: 'findUs' },
  },
})

/** A section in "shared" that nothing uses, hidden pages and sections included. */
export const rule: Rule = {
  meaning: 'Every shared section is used.',
  messages: [unused],
  gatherText: () => (text, _role, path) => (path.at(-1) === 'use' && path.at(-3) === 'sections' ? [text] : []),
  settleTexts: (names: readonly string[], { file }) => {
    const used = new Set(names)
    return Object.keys(file.shared ?? {}).flatMap((name) => (used.has(name) ? [] : [atKey(['shared', name], message(unused, { name }))]))
  },
}
