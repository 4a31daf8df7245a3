import { message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import { ENGLISH } from '../schema/words'
import type { Rule } from './lint'

/** Words of the frame that stay English on a site that is in another language. */
export const frameWords: Rule = ({ file: { site } }) => {
  const missing = Object.keys(ENGLISH).filter((name) => !Object.hasOwn(site.words ?? {}, name))
  return missing.length === 0 || new Intl.Locale(site.lang).language === 'en' ? [] : [at(['site', 'lang'], message('englishWords', { lang: site.lang, missing, first: Object.entries(ENGLISH).find(([name]) => name === missing[0])?.[1] ?? '' }))]
}
