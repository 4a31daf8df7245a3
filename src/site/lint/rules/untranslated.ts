import { advice } from '../../../parts/message'
import { counted } from '../../../parts/counted'
import { atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { keyedPages } from '../../expand/keyed'
import { languagesOf } from '../../schema/languages'
import type { Rule } from '../rule'

/** Most addresses that are told one by one. */
const MOST = 5

const pages = advice<{ lang: string; main: string; missing: readonly string[]; path: string }>({
  code: 'PS535',
  title: 'Pages that a language does not have',
  message: ({ lang, main, missing }) => {
    const more = missing.length > MOST ? ` and ${counted(missing.length - MOST, 'other')}` : ''
    return `Of the pages in "${main}", ${missing.length} ${missing.length === 1 ? 'is' : 'are'} not in "${lang}": ${missing
      .slice(0, MOST)
      .map((path) => `"${path}"`)
      .join(', ')}${more}.`
  },
  hint: ({ path, missing }) =>
    `Write each below "${path}", at the same address (such as "${path}${missing[0]}") or with the same "key" as the page that it translates; or say in "allow" why not.`,
  example: {
    wrong: `{
  "site": { "lang": "en", "locales": { "es": { "path": "/es" } } },
  "pages": [
    { "path": "/", "title": "Home", "sections": [] },
    { "path": "/about", "title": "About us", "sections": [] },
    { "path": "/es", "title": "Inicio", "sections": [] }
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
    words: { lang: 'es', main: 'en', missing: ['/about'], path: '/es' },
  },
})

const frame = advice<{ lang: string; main: string; missing: readonly string[] }>({
  code: 'PS536',
  title: 'Words around the content that a language does not have',
  message: ({ lang, main, missing }) => `On pages in "${lang}" visitors read what "site" says in "${main}": ${missing.join(', ')}.`,
  hint: ({ lang, missing }) => `Say it in "locales" in "${lang}", too, each under its name there: ${missing.map((name) => `"${name}"`).join(', ')}.`,
  example: {
    wrong: '{ "site": { "lang": "en", "locales": { "es": { "path": "/es", "untranslated": "show" } } } }',
    right: `{
  "site": {
    "lang": "en",
    "locales": {
      "es": {
        "path": "/es",
        "untranslated": "show",
        "description": "Juguetes hechos a mano.",
        "navigation": { "label": "Principal", "panelTitle": "Menú" },
        "footer": { "copyright": "Todos los derechos reservados." }
      }
    }
  }
}`,
    words: { lang: 'es', main: 'en', missing: ['description', 'navigation', 'footer'] },
  },
})

/** Parts of "site" that are in a language; contact and facts may well be alike in all. */
const SAID = ['description', 'navigation', 'footer'] as const

/** What each further language of the site lacks. */
export const rule: Rule = {
  meaning: 'What the site says in its own language it says in all of its languages.',
  messages: [pages, frame],
  check: ({ file }) => {
    const [main, ...others] = languagesOf(file.site)
    const keyed = others.length > 0 ? [...keyedPages(file, [main, ...others]).values()] : []
    return others.flatMap(({ lang, path }) => {
      const missing = keyed.flatMap((paths) => (paths.has(lang) ? [] : (paths.get(main.lang) ?? [])))
      const unsaid = SAID.filter((name) => file.site.locales?.[lang]?.[name] === undefined)
      const place = ['site', 'locales', lang]
      return [
        ...(missing.length > 0 ? [atKey(place, message(pages, { lang, main: main.lang, missing, path }))] : []),
        ...(unsaid.length > 0 ? [atKey(place, message(frame, { lang, main: main.lang, missing: unsaid }))] : []),
      ]
    })
  },
}
