import type { Words } from './english'
import { ar } from './ar'
import { de } from './de'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { sv } from './sv'
import { zh } from './zh'

/** Languages whose words come along, besides English. */
const SHIPPED: Readonly<Record<string, Words>> = { ar, de, es, fr, it, ja, nl, pl, pt, sv, zh }

/** The words of the frame in a language; undefined where none come along, and for English, which is everybody's. */
export function shippedWords(lang: string): Words | undefined {
  const { language, script } = maximized(lang)
  // Traditional characters are other ones.
  return language === 'zh' && script !== 'Hans' ? undefined : Object.hasOwn(SHIPPED, language) ? SHIPPED[language] : undefined
}

/** Whether the frame speaks a language by itself. */
export function hasWords(lang: string): boolean {
  return maximized(lang).language === 'en' || shippedWords(lang) !== undefined
}

/** That a language is none is told where it is written. */
function maximized(lang: string): { language: string; script?: string | undefined } {
  try {
    return new Intl.Locale(lang).maximize()
  } catch {
    return { language: lang }
  }
}
