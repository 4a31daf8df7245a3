/** How a language writes what keyboards have no key for. */
export type Marks = {
  /** What stands for `"` before and after words. */
  double: readonly [open: string, close: string]
  /** What stands for `'` before and after words. */
  single: readonly [open: string, close: string]
}

const ENGLISH: Marks = { double: ['“', '”'], single: ['‘', '’'] }
const GERMAN: Marks = { double: ['„', '“'], single: ['‚', '‘'] }
const POLISH: Marks = { double: ['„', '”'], single: ['‚', '’'] }
const SWEDISH: Marks = { double: ['”', '”'], single: ['’', '’'] }
const ITALIAN: Marks = { double: ['«', '»'], single: ['‘', '’'] }
// A space that is narrow and does not break stands between the words and their marks.
const FRENCH: Marks = { double: ['«\u202f', '\u202f»'], single: ['‘', '’'] }

/** By language, and by language and region where a region writes otherwise. */
const MARKS: Readonly<Record<string, Marks>> = {
  en: ENGLISH,
  nl: ENGLISH,
  tr: ENGLISH,
  pt: ENGLISH,
  'pt-pt': ITALIAN,
  de: GERMAN,
  cs: GERMAN,
  sk: GERMAN,
  'de-ch': { double: ['«', '»'], single: ['‹', '›'] },
  pl: POLISH,
  ro: POLISH,
  hu: { double: ['„', '”'], single: ['»', '«'] },
  sv: SWEDISH,
  fi: SWEDISH,
  nb: { double: ['«', '»'], single: ['‘', '’'] },
  no: { double: ['«', '»'], single: ['‘', '’'] },
  da: { double: ['»', '«'], single: ['›', '‹'] },
  it: ITALIAN,
  es: ITALIAN,
  ca: ITALIAN,
  fr: FRENCH,
  'fr-ch': { double: ['«\u202f', '\u202f»'], single: ['‹\u202f', '\u202f›'] },
  uk: { double: ['«', '»'], single: ['‘', '’'] },
  ru: { double: ['«', '»'], single: ['‘', '’'] },
}

/** The marks of a language; undefined for one that is not known here, whose texts stay as they are typed. */
export function marksOf(lang: string): Marks | undefined {
  const [language = '', ...rest] = lang.toLowerCase().split('-')
  const region = rest.find((part) => part.length === 2)
  return MARKS[`${language}-${region}`] ?? MARKS[language]
}
