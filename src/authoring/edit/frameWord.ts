import { wordsIn } from '../../site/schema/words'
import { isObject } from '../../site/text/jsonPath'

/** The name of the word of the frame that reads so on the pages of a site, whatever stands for a gap in it. Undefined where there is none. */
export function frameWord(text: string, site: unknown): string | undefined {
  const lang = isObject(site) && typeof site.lang === 'string' ? site.lang : 'en'
  const wanted = plain(text)
  return Object.entries(wordsIn({ lang })).find(([, word]) => plain(word) === wanted)?.[0]
}

const plain = (text: string) => text.trim().toLowerCase()
