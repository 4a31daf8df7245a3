import { entry } from '../../../parts/message'

/** PS4: languages of a site, and what joins their pages. */
export const languageWording = {
  badLocale: entry<{ lang: string; fault: string; remedy: string }>({
    code: 'PS472',
    title: 'A language without a place of its own',
    message: ({ lang, fault }) => `The pages of the language "${lang}" have no place: ${fault}.`,
    hint: ({ remedy }) => remedy,
    example: {
      wrong: '{ "site": { "lang": "en", "locales": { "es": {} } } }',
      right: '{ "site": { "lang": "en", "locales": { "es": { "path": "/es", "untranslated": "show" } } } }',
      words: { lang: 'es', fault: 'it says no "path"', remedy: 'Write "path": "/es", or another address below which its pages lie; only "en", the language of "lang", has none.' },
    },
  }),
  doubleKey: entry<{ key: string; path: string; lang: string }>({
    code: 'PS473',
    title: 'Two pages of a language with one key',
    message: ({ key, path, lang }) => `"${path}" has the key "${key}", too: nobody could say which of the two a link in "${lang}" means.`,
    hint: () => 'Give one of them another key, or none.',
    example: {
      wrong: '{ "pages": [{ "path": "/about", "key": "about", "title": "About us", "sections": [] }, { "path": "/team", "key": "about", "title": "Team", "sections": [] }] }',
      right: '{ "pages": [{ "path": "/about", "key": "about", "title": "About us", "sections": [] }, { "path": "/team", "key": "team", "title": "Team", "sections": [] }] }',
      words: { key: 'about', path: '/about', lang: 'en' },
    },
  }),
}
