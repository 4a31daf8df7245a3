import { groupedBy } from '../../parts/groupedBy'
import { siteAddress } from '../../parts/siteBase'
import { profileAt } from '../../parts/profiles'
import type { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { withoutVisibility } from '../../parts/visibility'
import { allIcons } from '../check/icons'
import { redirectsOf } from '../check/redirects'
import { checkOverlays } from '../check/settings'
import { changedOf, type Unchanged } from '../check/siteMap'
import type { Finding } from '../diagnostics/diagnostic'
import type { ExpandedPage } from '../expand/expandedPage'
import type { ExpandedPages } from '../expand/expand'
import type { ExpandedLanguage, Languages } from '../expand/expandLanguages'
import type { Expanded } from '../expand/expandFile'
import { checkProduced, producing, SITE_MOST } from '../expand/produced'
import { nextChange } from '../expand/schedule'
import type { Presence } from '../expand/presence'
import type { Media } from '../media/media'
import type { FileSchema } from '../schema/composed'
import { withLists } from '../schema/complete'
import { itemAddress } from '../schema/itemAddress'
import type { Item, PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import type { Page, Site } from '../schema/site'
import { mapStrings, visitStrings } from '../schema/walk'
import { languageAt } from '../schema/languages'
import { wordsIn } from '../schema/words'
import { filesOf } from './files'
import { typesetting } from './typography/typesetting'
import { versionsOf } from './versions'
import { resolvePage, type Resolver } from './resolve'
import { withMedia } from './withMedia'
import { deadLinks, withoutDead } from './withoutDead'

const asTyped = (text: string) => text

type Source = { file: PagesFile; schema: FileSchema; blocks: Blocks; media: Media | undefined; unchanged?: Unchanged | undefined }

/** A site, and of what there may be only so much: characters that tokens have produced, and entries that lists have. */
export type Resolved = { site: Site; counts: { produced: number; listed: number } }

/** Makes the site of an expanded file: what its parts name becomes the thing itself. Of one that was compiled before it has only the pages that have changed. */
export function resolveSite({ file, schema, blocks, media, unchanged }: Source, expanded: Expanded, report: (finding: Finding) => void): Resolved {
  const { languages, collections, pages, allPages, calendar } = expanded
  const [{ settings }] = languages
  const page = schema.shape.pages.element
  let isTooLong = false
  const watched = (finding: Finding) => {
    isTooLong ||= finding.message.name === 'tooLongFilled'
    report(finding)
  }
  const filledIn = (lang: string) => mapStrings(schema.shape.collections, collections, withMedia(media, typesetting(lang, asTyped)))
  const shared: Omit<Resolver, keyof Lister | 'lang' | 'fieldFrame'> = {
    blocks,
    media,
    pageSchema: page,
    siteUrl: siteAddress(settings.url),
    fieldsOf: (name) => (Object.hasOwn(file.itemFields ?? {}, name) ? (file.itemFields?.[name] ?? []) : []),
    isDead: deadLinks(pages, settings.url),
    listed: { count: 0 },
    produced: producing(SITE_MOST),
    report: watched,
    reportItem: report,
  }
  const resolvers = new Map(
    languages.map((language): [string, Resolver] => [
      language.lang,
      {
        ...shared,
        ...lister({ file, presence: pages.presence, collections, filled: filledIn(language.lang), languages, language }),
        lang: language.lang,
        fieldFrame: { lang: language.lang, timeZone: calendar.timeZone, words: wordsIn(language.settings) },
      },
    ]),
  )
  const assembled = assemble(pages, languages, resolvers, { ...shared, unchanged })
  const site = {
    ...assembled,
    files: filesOf({ ...assembled, icons: {} }, blocks, media),
    icons: usedIcons(schema, page.shape.sections, file, allPages),
    absent: [...pages.presence.absent.values()],
    over: calendar.over,
    madeFor: calendar.madeFor,
    nextChange: nextChange(calendar),
  }
  if (!isTooLong) checkProduced(shared.produced, 'site', ['pages'], report)
  checkOverlays(site, report)
  return { site, counts: { produced: shared.produced.size, listed: shared.listed.count } }
}

type Shared = Pick<Resolver, 'isDead' | 'media'> & { unchanged?: Unchanged | undefined }

function assemble(expanded: ExpandedPages, languages: Languages, resolvers: ReadonlyMap<string, Resolver>, shared: Shared): Omit<Site, 'icons' | 'nextChange'> {
  const [main] = languages
  const all = languages.map((language) => ({ lang: language.lang, path: language.path, label: language.label, settings: settingsFor(language, shared) }))
  const versions = versionsOf(expanded.pages, languages)
  const resolve = (page: ExpandedPage): Page => {
    const { language, shows } = page
    const resolver = resolvers.get(language.lang)
    if (!resolver) throw new Error(`There is no language "${language.lang}".`)
    const resolved = resolvePage(page, resolver)
    if (languages.length === 1) return resolved
    return {
      ...resolved,
      lang: language.lang,
      versions: versions(page),
      // Above its content stands a notice.
      ...(shows !== undefined && { shows: { path: shows, lang: main.lang, dir: main.dir }, overlay: undefined }),
    }
  }
  const [own] = all
  return {
    settings: own?.settings ?? settingsFor(main, shared),
    ...(all.length > 1 && { languages: all }),
    pages: changedOf(expanded.pages, shared.unchanged).map(resolve),
    missing: changedOf(expanded.missing, shared.unchanged).map(resolve),
    notFound: resolve(expanded.notFound),
    redirects: redirectsOf(withoutDead(siteSettings, main.settings, shared.isDead).value?.redirects),
  }
}

/** The settings of a language as pages show them. */
function settingsFor({ settings: written, lang }: Pick<ExpandedLanguage, 'settings' | 'lang'>, { isDead, media }: Shared): Site['settings'] {
  const { redirects: _redirects, locales: _locales, ...settings } = withLists(withoutDead(siteSettings, written, isDead).value ?? written)
  return {
    // With letters beyond ASCII written as the network writes them.
    ...mapStrings(siteSettings, settings, withMedia(media, typesetting(lang, asTyped))),
    url: siteAddress(settings.url),
    words: wordsIn(settings),
  }
}

type Lister = Pick<Resolver, 'itemsOf' | 'itemAt' | 'writtenItems' | 'absentAt'>
/** `filled` are the same items at the same places as in `collections`, with files of media/ put in. */
type Listing = { file: PagesFile; presence: Presence; collections: Record<string, Item[]>; filled: Record<string, Item[]>; languages: Languages; language: ExpandedLanguage }

/** Finds items and the addresses of their pages; of a collection that has pages in several languages those of this one. */
function lister({ file, presence, collections, filled, languages, language }: Listing): Lister {
  // The last of one collection counts: those in this language come last.
  const byPlace = groupedBy([...file.pages.entries()], ([, { path }]) => languageAt(languages, path) === language)
  const ranked = [...(byPlace.get(false) ?? []), ...(byPlace.get(true) ?? [])]
  const shown = new Map(ranked.filter(([index]) => presence.page(index)).map(([, page]) => [page.each, page.path]))
  const templates = new Map([...ranked.map(([, page]) => [page.each, page.path] as const), ...shown])
  const listed = (name: string, item: Item) => ({ ...withoutVisibility(item), content: undefined, href: itemAddress(templates.get(name) ?? '', item.slug) })
  const written = new Map(Object.entries(filled).map(([name, items]) => [name, items.map((item) => listed(name, item))]))
  const isThere = (name: string, index: number) => {
    const item = collections[name]?.[index]
    return item !== undefined && shown.has(name) && presence.item(item)
  }
  const lists = new Map([...written].map(([name, items]) => [name, items.filter((_, index) => isThere(name, index))]))
  const byAddress = new Map([...lists].map(([name, items]) => [name, new Map(items.map((item) => [item.href, item]))]))
  return {
    itemsOf: (name) => lists.get(name),
    itemAt: (name, href) => byAddress.get(name)?.get(href),
    writtenItems: (name) => written.get(name) ?? [],
    absentAt: (name, slug) => presence.absent.get(itemAddress(templates.get(name) ?? '', slug)),
  }
}

function usedIcons(schema: z.ZodType, sectionsSchema: z.ZodType, file: PagesFile, expanded: readonly ExpandedPage[]): Site['icons'] {
  const icons: Site['icons'] = {}
  const collect = (name: string) => {
    const nodes = allIcons().get(name)
    if (nodes) icons[name] = nodes
  }
  visitStrings(schema, file, collect, ['icon'])
  for (const href of file.site.profiles ?? []) collect(profileAt(href).icon)
  const overridden = expanded.flatMap(({ sections }) => sections.filter(({ overrides }) => overrides))
  visitStrings(
    sectionsSchema,
    overridden.map(({ section }) => section),
    collect,
    ['icon'],
  )
  return icons
}
