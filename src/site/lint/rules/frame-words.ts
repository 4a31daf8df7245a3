import { at, atKey } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { languagesOf } from '../../schema/languages'
import { ENGLISH } from '../../schema/words/english'
import { hasWords } from '../../schema/words/shipped'
import type { Rule } from '../rule'

const english = advice<{ lang: string; missing: readonly string[]; first: string; place: string }>({
  code: 'PS531',
  title: 'English words on a site in another language',
  message: ({ lang, first }) => `The site is in "${lang}", but visitors read English words around the content, such as "${first}".`,
  hint: ({ missing, place }) => `Write in "${place}" what visitors should read: "words": { ${missing.map((name) => `"${name}": "…"`).join(', ')} }.`,
  example: {
    wrong: '{ "site": { "lang": "ko" } }',
    right: '{ "site": { "lang": "en" } }',
    words: { lang: 'ko', missing: Object.keys(ENGLISH), first: 'Skip to content', place: 'site' },
  },
})

/** Words of the frame that stay English on a site that is in another language. */
export const rule: Rule = {
  meaning: 'The words around the content are in the language of the site.',
  messages: [english],
  check: ({ file: { site } }) =>
    languagesOf(site).flatMap(({ lang, settings }) => {
      const missing = hasWords(lang) ? [] : Object.keys(ENGLISH).filter((name) => !Object.hasOwn(settings.words ?? {}, name))
      const first = Object.entries(ENGLISH).find(([name]) => name === missing[0])?.[1]
      if (first === undefined) return []
      const isMain = lang === site.lang
      return [(isMain ? at : atKey)(isMain ? ['site', 'lang'] : ['site', 'locales', lang], message(english, { lang, missing, first, place: isMain ? 'site' : lang }))]
    }),
}
