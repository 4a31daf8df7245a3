import type { ExpandedPage } from './expandedPage'
import { withoutVisibility } from '../../parts/visibility'
import { message } from '../diagnostics/catalogue'
import { type Finding, at } from '../diagnostics/diagnostic'
import { addressUnder, languageAt, missingPath } from '../schema/languages'
import { wordsIn } from '../schema/words'
import type { Languages } from './expandLanguages'
import { itemKeyOf, type Keyed, keyOf, untranslated } from './keyed'
import { type AskPages, checkOwnPaths, ownPagesIn, refuseOwnPages, withOwnPages } from './ownPages'
import { checkProduced, producing, SITE_MOST } from './produced'
import { type Presence, presenceIn } from './presence'
import type { Calendar } from './schedule'
import { folderOf, itemAddress } from '../schema/itemAddress'
import { minutesToRead } from '../../parts/readTime'
import type { Item, PageEntry, PagesFile } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import { near } from '../diagnostics/suggest'
import { placeSections } from './placeSections'
import { replaceTokens, itemScope, type Scope } from './tokens'
import type { z } from 'zod'
import { mapStrings, type StringVisitor } from '../schema/walk'

export type ExpandedPages = { pages: ExpandedPage[]; missing: ExpandedPage[]; notFound: ExpandedPage; presence: Presence }
type Report = (finding: Finding) => void

/** Most sections that templates make of all items together: a small file could else fill the memory. */
const SECTIONS_MOST = 400_000
/** Most pages that templates make of all items together: as many addresses as search engines read of a sitemap. */
const PAGES_MOST = 50_000

/** What expanding needs to know besides the file. */
export type Expansion = { languages: Languages; keyed: Keyed; collections: Record<string, Item[]>; calendar: Calendar; block: z.ZodType; askPages: AskPages; report: Report }

/** Where one page stands: in which language, at which address, and what it shows if it is not translated. */
type Standing = Pick<ExpandedPage, 'path' | 'pattern' | 'language' | 'key' | 'shows'>

/** Turns the file into the pages it stands for: what is hidden or not in season left out, shared sections put in, templates multiplied. */
export function expand(file: PagesFile, expansion: Expansion): ExpandedPages {
  const { languages, collections, report } = expansion
  const excess = excessOf(file, collections, languages)
  if (excess) report(excess)
  const presence = presenceIn(file.pages, collections, expansion.calendar, report)
  const own = ownPagesIn({ ...file, collections }, presence, expansion.askPages, expansion.block, report)
  const standings = standingsIn(expansion)
  const pages: ExpandedPage[] = []
  const missing: ExpandedPage[] = []
  file.pages.forEach((page, index) => {
    const source: JsonPath = ['pages', index]
    if (!presence.page(index)) return
    const language = languageAt(languages, page.path)
    if (page.path === missingPath(language)) {
      missing.push(expandPage(file, page, { path: language.path, pattern: `${language.path}/$`, language }, source, expansion, false))
      return
    }
    const key = keyOf(page, language)
    if (page.each === undefined) {
      for (const standing of standings(page.path, page.path, key)) for (const made of withOwnPages(expandPage(file, page, standing, source, expansion), own)) pages.push(made)
      return
    }
    const items = itemsOf(collections, page.each, [...source, 'each'], report)
    if (excess) return
    for (const [number, item] of items.entries()) {
      if (!presence.item(item)) continue
      for (const standing of standings(itemAddress(page.path, item.slug), page.path, itemKeyOf(key, item))) {
        const one = expandPage(file, page, standing, source, expansion)
        refuseOwnPages(one, own)
        pages.push(forItem(one, page, item, ['collections', page.each, number], file, expansion))
      }
    }
    if (page.missing) missing.push(expandPage(file, page.missing, { path: folderOf(page.path), pattern: page.path, language }, [...source, 'missing'], expansion, false))
  })
  const notFound = expandPage(file, file.notFound, { path: '/404', pattern: '/$', language: languages[0] }, ['notFound'], expansion, false)
  for (const page of [...missing, notFound]) refuseOwnPages(page, own)
  checkOwnPaths(pages, report)
  return { pages, missing, notFound, presence }
}

type Entry = Omit<PageEntry, 'path'>

function expandPage(file: PagesFile, entry: Entry, standing: Standing, source: JsonPath, expansion: Expansion, indexed = true): ExpandedPage {
  const { sections, missing: _missing, each: _each, as: _as, allow: _allow, key: _key, ...head } = withoutVisibility(entry)
  return { entry: head, ...standing, indexed, ...placeSections(file, sections, [...source, 'sections'], expansion), scope: scopeAt(standing, expansion.languages), source }
}

/** The page of a template for one of its items. */
function forItem(page: ExpandedPage, { each = '', as = 'item' }: Entry, item: Item, place: JsonPath, { itemFields }: PagesFile, { calendar }: Expansion): ExpandedPage {
  const { entry, language, scope } = page
  const frame = { lang: language.lang, timeZone: calendar.timeZone, words: wordsIn(language.settings) }
  const { date, modified } = item
  return {
    ...page,
    scope: itemScope(scope, as, item, { fields: itemFields?.[each] ?? [], frame }),
    item: place,
    entry: { ...entry, published: entry.published ?? date, modified: entry.modified ?? modified },
  }
}

/** Where a page stands: at its own address, and in languages in which it is shown for want of a translation. */
function standingsIn({ languages, keyed }: Expansion): (path: string, pattern: string, key: string) => Standing[] {
  const instead = untranslated(keyed, languages)
  return (path, pattern, key) => {
    const language = languageAt(languages, path)
    const others = language === languages[0] ? instead(key, path) : []
    return [
      { path, pattern, language, key },
      ...others.map((other) => ({ path: other.path, pattern: addressUnder(other.language, pattern), language: languageAt(languages, other.path), key, shows: path })),
    ]
  }
}

/** What tokens stand for on a page: on one that is not translated what they stand for in its own language, but links lead to pages of the other. */
function scopeAt({ language, shows }: Standing, [main]: Languages): Scope {
  if (shows === undefined) return language.scope
  const get: Scope['get'] = (name) => (name.startsWith('page.') ? language.scope : main.scope).get(name)
  return { ...main.scope, get, has: (name) => get(name) !== undefined }
}

/** Counts what templates would make, before anything is made: a small file can stand for any number of pages. */
function excessOf(file: PagesFile, collections: Record<string, Item[]>, languages: Languages): Finding | undefined {
  let [pages, sections] = [0, 0]
  const copies = 1 + languages.filter(({ showsUntranslated }) => showsUntranslated).length
  for (const [index, { each = '', hidden, sections: own }] of file.pages.entries()) {
    const items = !hidden && Object.hasOwn(collections, each) ? (collections[each]?.length ?? 0) * copies : 0
    pages += items
    sections += items * own.length
    const excess = (limit: number, things: string) => at(['pages', index, 'each'], message('tooMuch', { limit: `${limit.toLocaleString('en')} ${things}` }))
    if (pages > PAGES_MOST) return excess(PAGES_MOST, 'pages of items')
    if (sections > SECTIONS_MOST) return excess(SECTIONS_MOST, 'sections on the pages of all items')
  }
  return undefined
}

function itemsOf(collections: Record<string, Item[]>, name: string, path: JsonPath, report: Report): Item[] {
  const items = Object.hasOwn(collections, name) ? collections[name] : undefined
  if (!items)
    report(
      at(
        path,
        message(
          'unknownCollection',
          near(name, () => Object.keys(collections)),
        ),
      ),
    )
  return items ?? []
}

/** The collections with the site's tokens filled into their items, in the language of their pages. */
export function fillCollections(file: PagesFile, schema: z.ZodType, languages: Languages, report: Report): Record<string, Item[]> {
  const produced = producing(SITE_MOST)
  const fills = new Map(languages.map((language) => [language.lang, replaceTokens(language.scope, report, ['collections'], produced)]))
  const homes = new Map(file.pages.map(({ each, path }) => [each, languageAt(languages, path).lang]))
  const fill: StringVisitor = (text, role, path, own) => fills.get(homes.get(String(path[0])) ?? languages[0].lang)?.(text, role, path, own) ?? text
  const filled = mapStrings(schema, file.collections ?? {}, fill)
  checkProduced(produced, 'site', ['collections'], report)
  const wordsOf = new Map(languages.map(({ lang, settings }) => [lang, wordsIn(settings).readTime]))
  return Object.fromEntries(Object.entries(filled).map(([name, items]) => [name, items.map((item) => withReadTime(item, wordsOf.get(homes.get(name) ?? languages[0].lang) ?? ''))]))
}

/** What has a day is an article, whose time is counted where it does not say it. */
function withReadTime(item: Item, words: string): Item {
  const minutes = item.readTime === undefined && item.date !== undefined ? minutesToRead(item.content ?? '') : undefined
  return minutes === undefined ? item : { ...item, readTime: words.replace('{n}', String(minutes)) }
}
