import { message } from '../diagnostics/catalogue'
import { at, atKey, type Finding } from '../diagnostics/diagnostic'
import { keyOf } from '../expand/keyed'
import { homeOf, type Language, languageAt, languagesOf } from '../schema/languages'
import type { PagesFile } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import { pathFault } from '../../parts/pathFault'

type Report = (finding: Finding) => void

/** Reports languages whose pages have no place of their own, or no first page. */
export function checkLocales({ site, pages }: PagesFile, report: Report): void {
  const { locales = {}, lang: main } = site
  const languages = languagesOf(site)
  const addresses = new Set(pages.map(({ path }) => path))
  for (const language of languages.filter(({ lang }) => Object.hasOwn(locales, lang))) {
    const fault = language.lang === main ? mainFault(language) : (placeFault(language, languages, main) ?? homeFault(language, addresses))
    const place: JsonPath = ['site', 'locales', language.lang]
    if (fault) report(locales[language.lang]?.path === undefined ? atKey(place, message('badLocale', fault)) : at([...place, 'path'], message('badLocale', fault)))
  }
}

type Fault = { lang: string; fault: string; remedy: string }

function mainFault({ lang, path }: Language): Fault | undefined {
  return path === '' ? undefined : { lang, fault: 'it is the language of "lang", whose pages lie at the top of the site', remedy: 'Delete "path" here.' }
}

function placeFault({ lang, path }: Language, languages: readonly Language[], main: string): Fault | undefined {
  const usual = `/${lang.toLowerCase()}`
  if (path === '')
    return { lang, fault: 'it says no "path"', remedy: `Write "path": "${usual}", or another address below which its pages lie; only "${main}", the language of "lang", has none.` }
  const odd = path === '/' ? 'the language of "lang" has it' : path.includes('$') ? '"$" stands for items' : pathFault(path)
  if (odd !== undefined)
    return { lang, fault: `"${path}" cannot be the address of its first page: ${odd}`, remedy: `Write "${usual}", or other lower-case words and hyphens after a slash.` }
  const other = languages.find((one) => one.lang !== lang && one.path !== '' && `${path}/`.startsWith(`${one.path}/`))
  return other && { lang, fault: `"${path}" lies in "${other.path}", where the pages of "${other.lang}" are`, remedy: 'Give one of the two another address.' }
}

function homeFault(language: Language, addresses: ReadonlySet<string>): Fault | undefined {
  const { lang, showsUntranslated } = language
  if (addresses.has(homeOf(language)) || (showsUntranslated && addresses.has('/'))) return undefined
  return {
    lang,
    fault: `no page has the address "${homeOf(language)}"`,
    remedy: 'Add that page, the first one of this language; or write "untranslated": "show", so that it is shown in the language of "lang".',
  }
}

/** Reports keys that several pages of a language have, or several items of a collection. */
export function checkKeys({ site, pages, collections = {} }: PagesFile, report: Report): void {
  const languages = languagesOf(site)
  const first = new Map<string, string>()
  pages.forEach(({ path, key }, index) => {
    const language = languageAt(languages, path)
    const joined = `${language.lang} ${keyOf({ path, key }, language)}`
    const other = first.get(joined)
    if (key !== undefined && other !== undefined) report(at(['pages', index, 'key'], message('doubleKey', { key, path: other, lang: language.lang })))
    first.set(joined, other ?? path)
  })
  for (const [name, items] of Object.entries(collections)) {
    const slugs = new Map<string, string>()
    items.forEach(({ slug, key }, index) => {
      const other = slugs.get(key ?? slug)
      if (key !== undefined && other !== undefined) report(at(['collections', name, index, 'key'], message('doubleKey', { key, path: other, lang: name })))
      slugs.set(key ?? slug, other ?? slug)
    })
  }
}
