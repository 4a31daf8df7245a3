import { advice } from '../../../parts/message'
import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { near } from '../../diagnostics/suggest'
import { languageAt, languagesOf } from '../../schema/languages'
import { keyOf } from '../../expand/keyed'
import type { Rule } from '../rule'

const lone = advice<{ name: string; suggestion?: string | undefined }>({
  code: 'PS537',
  title: 'A key that joins nothing',
  message: ({ name }) => `No page of another language has the key "${name}", so nobody is led from one to the other.`,
  hint: ({ suggestion }) => (suggestion === undefined ? 'Write it at the page that this one translates, too.' : `Did you mean "${suggestion}"?`),
  example: {
    wrong: `{
  "site": { "lang": "en", "locales": { "es": { "path": "/es" } } },
  "pages": [
    { "path": "/", "title": "Home", "sections": [] },
    { "path": "/about", "key": "about", "title": "About us", "sections": [] },
    { "path": "/es", "title": "Inicio", "sections": [] },
    { "path": "/es/nosotros", "key": "abuot", "title": "Nosotros", "sections": [] }
  ]
}`,
    right: `{
  "site": { "lang": "en", "locales": { "es": { "path": "/es" } } },
  "pages": [
    { "path": "/", "title": "Home", "sections": [] },
    { "path": "/about", "key": "about", "title": "About us", "sections": [] },
    { "path": "/es", "title": "Inicio", "sections": [] },
    { "path": "/es/nosotros", "key": "about", "title": "Nosotros", "sections": [] }
  ]
}`,
    words: { name: 'abuot', suggestion: 'about' },
  },
})

/** A key of a page in a further language that no page of the site's own language has. */
export const rule: Rule = {
  meaning: 'A key of a page in another language is that of the page which it translates.',
  messages: [lone],
  check: ({ file: { site, pages } }) => {
    const languages = languagesOf(site)
    const [main, ...others] = languages
    if (others.length === 0) return []
    const known = new Set(pages.flatMap((page) => (languageAt(languages, page.path) === main ? [keyOf(page, main)] : [])))
    return pages.flatMap(({ path, key }, index) => {
      if (key === undefined || known.has(key) || languageAt(languages, path) === main) return []
      return [
        at(
          ['pages', index, 'key'],
          message(
            lone,
            near(key, () => [...known].filter((other) => !other.startsWith('/'))),
          ),
        ),
      ]
    })
  },
}
