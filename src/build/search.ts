import { searchAddress } from '../parts/searchAddress'
import { isFound } from '../page/alternates'
import type { Page, Site } from '../site/schema/site'
import { factsOf } from './pageFacts'
import { type SearchEntry, searchFiles, searchIndex } from './searchIndex'

/** The block whose pages look for others. */
const SEARCH = 'search'

/** Whether visitors of a site can look for pages. */
export function isSearched({ pages }: Pick<Site, 'pages'>): boolean {
  return pages.some((page) => factsOf(page).types.includes(SEARCH))
}

/** Whether a page can be found: it is one of its own that may be listed, and does not itself look for others. */
export function isFindable(page: Page): boolean {
  const { continues, sections } = page
  return isFound(page) && continues === undefined && !sections.some(({ type }) => type === SEARCH)
}

/** The files of what pages are found by, in each language, by their path in the output. */
export function indexFiles(site: Pick<Site, 'pages' | 'settings' | 'languages'>, entries: readonly SearchEntry[]): Record<string, string> {
  const places = new Map(site.pages.map(({ path, lang }, index) => [path, { lang: lang ?? site.settings.lang, index }]))
  const ordered = entries.toSorted((one, other) => (places.get(one.path)?.index ?? 0) - (places.get(other.path)?.index ?? 0))
  const langs = site.languages?.map(({ lang }) => lang) ?? [site.settings.lang]
  return Object.assign({}, ...langs.map((lang) => searchFiles(searchAddress(lang), searchIndex(ordered.filter(({ path }) => places.get(path)?.lang === lang)))))
}
