import { at } from '../../diagnostics/diagnostic'
import { message } from '../../diagnostics/catalogue'
import { advice } from '../../../parts/message'
import { ENGLISH } from '../../schema/words'
import type { Rule } from '../rule'

const english = advice<{ lang: string; missing: readonly string[]; first: string }>({
  code: 'PS531',
  title: 'English words on a site in another language',
  message: ({ lang, first }) => `The site is in "${lang}", but visitors read English words around the content, such as "${first}".`,
  hint: ({ missing }) => `Write in "site" what visitors should read: "words": { ${missing.map((name) => `"${name}": "…"`).join(', ')} }.`,
  example: {
    wrong: '{ "site": { "lang": "ja" } }',
    right: '{ "site": { "lang": "en" } }',
    words: { lang: 'ja', missing: Object.keys(ENGLISH), first: 'Skip to content' },
  },
})

/** Words of the frame that stay English on a site that is in another language. */
export const rule: Rule = {
  meaning: 'The words around the content are in the language of the site.',
  messages: [english],
  check: ({ file: { site } }) => {
    const missing = Object.keys(ENGLISH).filter((name) => !Object.hasOwn(site.words ?? {}, name))
    if (missing.length === 0 || new Intl.Locale(site.lang).language === 'en') return []
    const first = Object.entries(ENGLISH).find(([name]) => name === missing[0])?.[1] ?? ''
    return [at(['site', 'lang'], message(english, { lang: site.lang, missing, first }))]
  },
}
