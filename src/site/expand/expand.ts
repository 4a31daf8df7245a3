import type { ExpandedPage, ExpandedSection } from './expandedPage'
import { withoutVisibility } from '../../parts/visibility'
import { message } from '../diagnostics/catalogue'
import { type Finding, at } from '../diagnostics/diagnostic'
import { ENGLISH } from '../schema/words'
import { type AskPages, checkOwnPaths, ownPagesIn, refuseOwnPages, withOwnPages } from './ownPages'
import { checkProduced, producing, SITE_MOST } from './produced'
import { type Presence, presenceIn, withoutAbsent } from './presence'
import { absenceOf, type Calendar } from './schedule'
import { folderOf, itemAddress } from '../schema/itemAddress'
import { type Item, type PageEntry, type PagesFile, type RawSection, type SharedUse, isUse } from '../schema/schema'
import type { JsonPath } from '../text/jsonPath'
import { override, placeOf, sharedSection } from './shared'
import type { AbsentSection } from '../schema/site'
import { near } from '../diagnostics/suggest'
import { replaceTokens, itemScope, type Scope } from './tokens'
import type { z } from 'zod'
import { mapStrings } from '../schema/walk'

export type ExpandedPages = { pages: ExpandedPage[]; missing: ExpandedPage[]; notFound: ExpandedPage; presence: Presence }
type Report = (finding: Finding) => void

/** Most sections that templates make of all items together: a small file could else fill the memory. */
const SECTIONS_MOST = 400_000
/** Most pages that templates make of all items together: as many addresses as search engines read of a sitemap. */
const PAGES_MOST = 50_000

/** What expanding needs to know besides the file. */
export type Expansion = { scope: Scope; collections: Record<string, Item[]>; calendar: Calendar; block: z.ZodType; askPages: AskPages; report: Report }

/** Turns the file into the pages it stands for: what is hidden or not in season left out, shared sections put in, templates multiplied. */
export function expand(file: PagesFile, expansion: Expansion): ExpandedPages {
  const { scope, collections, report } = expansion
  const expandPage = (entry: Omit<PageEntry, 'path'>, path: string, pattern: string, source: JsonPath, indexed = true, own = scope): ExpandedPage => {
    const { sections, missing: _missing, each: _each, as: _as, allow: _allow, ...head } = withoutVisibility(entry)
    return { entry: head, path, pattern, indexed, ...place(file, sections, [...source, 'sections'], expansion), scope: own, source }
  }
  const pages: ExpandedPage[] = []
  const missing: ExpandedPage[] = []
  const excess = excessOf(file, collections)
  if (excess) report(excess)
  const presence = presenceIn(file.pages, collections, expansion.calendar, report)
  const own = ownPagesIn({ ...file, collections }, presence, expansion.askPages, expansion.block, report)
  const frame = { lang: file.site.lang, timeZone: expansion.calendar.timeZone, words: { ...ENGLISH, ...file.site.words } }
  file.pages.forEach((page, index) => {
    const source: JsonPath = ['pages', index]
    if (!presence.page(index)) return
    if (page.each === undefined) {
      for (const made of withOwnPages(expandPage(page, page.path, page.path, source), own)) pages.push(made)
      return
    }
    const items = itemsOf(collections, page.each, [...source, 'each'], report)
    if (excess) return
    const ownFields = { fields: file.itemFields?.[page.each] ?? [], frame }
    for (const [number, item] of items.entries()) {
      if (!presence.item(item)) continue
      const one = expandPage(page, itemAddress(page.path, item.slug), page.path, source, true, itemScope(scope, page.as ?? 'item', item, ownFields))
      const { date, modified } = item
      refuseOwnPages(one, own)
      pages.push({ ...one, item: ['collections', page.each, number], entry: { ...one.entry, published: one.entry.published ?? date, modified: one.entry.modified ?? modified } })
    }
    if (page.missing) missing.push(expandPage(page.missing, folderOf(page.path), page.path, [...source, 'missing'], false))
  })
  const notFound = expandPage(file.notFound, '/404', '/$', ['notFound'], false)
  for (const page of [...missing, notFound]) refuseOwnPages(page, own)
  checkOwnPaths(pages, report)
  return { pages, missing, notFound, presence }
}

/** Counts what templates would make, before anything is made: a small file can stand for any number of pages. */
function excessOf(file: PagesFile, collections: Record<string, Item[]>): Finding | undefined {
  let [pages, sections] = [0, 0]
  for (const [index, { each = '', hidden, sections: own }] of file.pages.entries()) {
    const items = !hidden && Object.hasOwn(collections, each) ? (collections[each]?.length ?? 0) : 0
    pages += items
    sections += items * own.length
    const excess = (limit: number, things: string) => at(['pages', index, 'each'], message('tooMuch', { limit: `${limit.toLocaleString('en')} ${things}` }))
    if (pages > PAGES_MOST) return excess(PAGES_MOST, 'pages of items')
    if (sections > SECTIONS_MOST) return excess(SECTIONS_MOST, 'sections on the pages of all items')
  }
  return undefined
}

function place(file: PagesFile, entries: PageEntry['sections'], list: JsonPath, expansion: Expansion): Pick<ExpandedPage, 'sections' | 'absent'> {
  const { calendar, block, report } = expansion
  const sections: ExpandedSection[] = []
  const absent: AbsentSection[] = []
  const show = (whole: ExpandedSection) => {
    const part = shownPart(whole, expansion)
    if (part) sections.push(part)
  }
  entries.forEach((entry, index) => {
    const here = [...list, index]
    const own = absenceOf(entry, here, calendar, report)
    if (!isUse(entry)) {
      if (own) absent.push({ after: sections.length, type: entry.type, ...own, ...(entry.id && { id: entry.id }) })
      else show({ section: entry, source: here })
      return
    }
    const shared = sharedSection(file, entry, here, report)
    if (!shared) return
    const absence = own ?? absenceOf(shared, ['shared', entry.use], calendar, report)
    if (absence) absent.push({ after: sections.length, type: shared.type, ...absence, source: here, ...((entry.id ?? shared.id) && { id: entry.id ?? shared.id }) })
    else show(placed(shared, entry, here, block, report))
  })
  return { sections, absent }
}

/** A section without the links and buttons that are not there at this time; none where it cannot be without one. */
function shownPart(whole: ExpandedSection, { calendar, block, report }: Expansion): ExpandedSection | undefined {
  const { value, gone } = withoutAbsent(block, whole.section, (path) => placeOf(whole, path), { calendar, report })
  return value && { ...whole, section: value, ...(gone.length > 0 && { gone }) }
}

function placed(shared: RawSection, use: SharedUse, here: JsonPath, block: z.ZodType, report: Report): ExpandedSection {
  const section = use.with ? override(shared, use, block, here, report) : shared
  return {
    section: { ...section, ...(use.id && { id: use.id }) },
    source: ['shared', use.use],
    use: here,
    ...(use.id && { idFrom: here }),
    ...(use.with && { overrides: { keys: new Set(Object.keys(use.with)), path: [...here, 'with'] } }),
  }
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

/** The collections with the site's tokens filled into their items. */
export function fillCollections(file: PagesFile, schema: z.ZodType, scope: Scope, report: Report): Record<string, Item[]> {
  const produced = producing(SITE_MOST)
  const filled = mapStrings(schema, file.collections ?? {}, replaceTokens(scope, report, ['collections'], produced))
  checkProduced(produced, 'site', ['collections'], report)
  return filled
}
