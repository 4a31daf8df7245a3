import { itemAddress } from '../schema/itemAddress'
import { addressUnder, type Language, languageAt } from '../schema/languages'
import type { Item, PageEntry, PagesFile } from '../schema/schema'

type Languages = readonly [Language, ...Language[]]

/** What joins a page with those of other languages: the key that its author gave it, or else its address below the first page of its language. */
export function keyOf({ path, key }: Pick<PageEntry, 'path' | 'key'>, { path: folder }: Pick<Language, 'path'>): string {
  return key ?? (path.slice(folder.length) || '/')
}

/** What joins the page of an item with those of other languages. */
export function itemKeyOf(page: string, { slug, key = slug }: Pick<Item, 'slug' | 'key'>): string {
  return `${page}.${key}`
}

/** Where the page of each key lies, by language. */
export type Keyed = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Finds the pages of each key; pages of items have that of their page with the key of the item behind a dot. */
export function keyedPages({ pages, collections = {} }: Pick<PagesFile, 'pages' | 'collections'>, languages: Languages): Keyed {
  const keyed = new Map<string, Map<string, string>>()
  const add = (key: string, lang: string, path: string) => {
    const known = keyed.get(key) ?? new Map<string, string>()
    if (!known.has(lang)) known.set(lang, path)
    keyed.set(key, known)
  }
  for (const page of pages) {
    const language = languageAt(languages, page.path)
    const key = keyOf(page, language)
    if (page.each === undefined) add(key, language.lang, page.path)
    else for (const item of Object.hasOwn(collections, page.each) ? (collections[page.each] ?? []) : []) add(itemKeyOf(key, item), language.lang, itemAddress(page.path, item.slug))
  }
  return keyed
}

/** Of which languages a page of the language of the site is shown besides its own, for want of a translation, and where. */
export function untranslated(keyed: Keyed, [main, ...others]: Languages): (key: string, path: string) => { language: Language; path: string }[] {
  const showing = others.filter(({ showsUntranslated }) => showsUntranslated)
  const taken = new Set(showing.length > 0 ? [...keyed.values()].flatMap((paths) => [...paths.values()]) : [])
  return (key, path) =>
    showing.flatMap((language) => {
      const place = addressUnder(language, path)
      return keyed.get(key)?.has(main.lang) && !keyed.get(key)?.has(language.lang) && !taken.has(place) ? [{ language, path: place }] : []
    })
}

/** Keys that can stand in a token: those that an author gave. */
const WRITTEN = /^[A-Za-z0-9]/

/** What {page.key} stands for in each language: the page of that language, or else the one that visitors are shown instead. */
export function pageTokens(keyed: Keyed, languages: Languages): (language: Language) => [string, string][] {
  const [main] = languages
  const instead = untranslated(keyed, languages)
  return (language) =>
    [...keyed].flatMap(([key, paths]): [string, string][] => {
      if (!WRITTEN.test(key)) return []
      const own = paths.get(main.lang)
      const shown = own === undefined ? undefined : instead(key, own).find((other) => other.language.lang === language.lang)?.path
      const path = paths.get(language.lang) ?? shown ?? own ?? [...paths.values()][0]
      return path === undefined ? [] : [[`page.${key}`, path]]
    })
}
