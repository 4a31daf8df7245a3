import { isObject, type JsonPath } from '../text/jsonPath'
import type { SiteSettings } from './siteSettings'

/** A language of a site, with the settings as they hold in it. */
export type Language = {
  /** As it is written in pages.json: "es". */
  lang: string
  /** Where its pages lie: "/es"; nothing for the language of the site. */
  path: string
  /** What it calls itself. */
  label: string
  dir: 'ltr' | 'rtl'
  /** Whether pages that it does not have are shown in the language of the site. */
  showsUntranslated: boolean
  /** Without other languages, and with what this one says differently. */
  settings: SiteSettings
}

/** The languages of a site, its own first; it has one at least. */
export function languagesOf(site: SiteSettings): [Language, ...Language[]] {
  const { locales = {}, ...own } = site
  const [main, ...others] = [site.lang, ...Object.keys(locales).filter((lang) => lang !== site.lang)].map((lang): Language => {
    const { path = '', label = nameOf(lang), untranslated, ...said } = locales[lang] ?? {}
    const base = lang === site.lang ? own : { ...own, dir: undefined }
    const settings = overridden({ ...base, lang }, said)
    const dir = settings.dir ?? directionOf(lang)
    return { lang, path, label, dir, showsUntranslated: untranslated === 'show', settings: { ...settings, dir } }
  })
  // The list has an entry for the language of the site.
  return [main as Language, ...others]
}

/** The language that a page is in, by its address. */
export function languageAt<Some extends Language>(languages: readonly [Some, ...Some[]], path: string): Some {
  const [main, ...others] = languages
  return others.find((other) => other.path !== '' && (path === other.path || path.startsWith(`${other.path}/`))) ?? main
}

/** The address in a language of what lies at `path` in the language of the site. */
export function addressUnder({ path: folder }: Pick<Language, 'path'>, path: string): string {
  return folder !== '' && path === '/' ? folder : folder + path
}

/** The address of the first page of a language. */
export const homeOf = ({ path }: Pick<Language, 'path'>): string => path || '/'

/** The address of the page that a language has for addresses that do not exist; the language of the site has "notFound" for it. */
export const missingPath = ({ path }: Pick<Language, 'path'>): string | undefined => (path === '' ? undefined : `${path}/404`)

/** Where something of the settings of a language is written: in its entry of "locales", or in "site" for all languages. */
export function writtenSetting({ locales = {} }: SiteSettings, lang: string, path: JsonPath): JsonPath {
  const [root, ...steps] = path
  return root === 'site' && steps.length > 0 && Object.hasOwn(locales, lang) && isSaid(locales[lang], steps) ? [root, 'locales', lang, ...steps] : path
}

/** Whether a value has something at this place; a list is written as a whole. */
function isSaid(value: unknown, [step, ...rest]: JsonPath): boolean {
  if (step === undefined || !isObject(value)) return value !== undefined
  return isSaid(Object.hasOwn(value, step) ? value[step] : undefined, rest)
}

/** A value in which fields of another are said differently; lists and words are replaced as a whole. */
function overridden<Value>(base: Value, said: unknown): Value {
  if (said === undefined) return base
  if (!isObject(base) || !isObject(said)) return said as Value
  const names = new Set([...Object.keys(base), ...Object.keys(said)])
  // Both are parts of settings, of one shape.
  return Object.fromEntries([...names].map((name) => [name, overridden(base[name], said[name])])) as Value
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Direction in which a language is written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(localeOf(lang)?.maximize().script ?? '') ? 'rtl' : 'ltr'
}

function nameOf(lang: string): string {
  const name = localeOf(lang) && new Intl.DisplayNames([lang], { type: 'language' }).of(lang)
  return name ? name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) : lang
}

/** That a language is none is told where it is written. */
function localeOf(lang: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(lang)
  } catch {
    return undefined
  }
}

/** Whether dates and numbers can be written in it; something may have the form of a language and be none, such as "en-12". */
export function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length === 1
  } catch {
    return false
  }
}
