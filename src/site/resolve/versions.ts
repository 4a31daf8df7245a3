import type { ExpandedPage } from '../expand/expandedPage'
import type { Languages } from '../expand/expandLanguages'
import { homeOf } from '../schema/languages'
import type { Version } from '../schema/site'

/**
 * Finds where the same page lies in each language: what it is itself, what joins it by its key, or else the first page of that
 * language, so that nobody who chooses a language stays without it.
 */
export function versionsOf(pages: readonly ExpandedPage[], languages: Languages): (page: ExpandedPage) => Version[] {
  const joined = new Map<string, ExpandedPage>()
  const addresses = new Set(pages.map(({ path }) => path))
  // What a section makes of a page is not the page.
  for (const page of pages) if (page.key !== undefined && page.continues === undefined) joined.set(`${page.language.lang} ${page.key}`, page)
  return ({ path, key, language: own }) =>
    languages.flatMap((language): Version[] => {
      const { lang } = language
      // A page for addresses that do not exist has none itself.
      if (language === own && addresses.has(path)) return [{ lang, path }]
      const page = key === undefined ? undefined : joined.get(`${lang} ${key}`)
      if (page) return [{ lang, path: page.path, ...(page.shows !== undefined && { isInstead: true }) }]
      const home = homeOf(language)
      return addresses.has(home) ? [{ lang, path: home, isInstead: true }] : []
    })
}
