import type { z } from 'zod'
import type { Blocks } from '../../blocks/schemas'
import { withoutVisibility } from '../../parts/visibility'
import { allIcons } from '../check/icons'
import { redirectsOf } from '../check/redirects'
import { checkOverlays } from '../check/settings'
import type { Finding } from '../diagnostics/diagnostic'
import type { ExpandedPage } from '../expand/expandedPage'
import type { ExpandedPages } from '../expand/expand'
import type { Expanded } from '../expand/expandFile'
import { checkProduced, producing, SITE_MOST } from '../expand/produced'
import { nextChange } from '../expand/schedule'
import type { Presence } from '../expand/presence'
import type { Media } from '../media/media'
import type { FileSchema } from '../schema/composed'
import { itemAddress } from '../schema/itemAddress'
import type { Item, PagesFile } from '../schema/schema'
import { siteSettings } from '../schema/siteSettings'
import type { Site } from '../schema/site'
import { mapStrings, visitStrings } from '../schema/walk'
import { ENGLISH } from '../schema/words'
import { filesOf } from './files'
import { resolvePage, type Resolver } from './resolve'
import { withMedia } from './withMedia'
import { deadLinks, withoutDead } from './withoutDead'

type Source = { file: PagesFile; schema: FileSchema; blocks: Blocks; media: Media | undefined }

/** Makes the site of an expanded file: what its parts name becomes the thing itself. */
export function resolveSite({ file, schema, blocks, media }: Source, expanded: Expanded, report: (finding: Finding) => void): Site {
  const { settings, collections, pages, allPages, calendar } = expanded
  const page = schema.shape.pages.element
  let isTooLong = false
  const watched = (finding: Finding) => {
    isTooLong ||= finding.message.name === 'tooLongFilled'
    report(finding)
  }
  const resolver: Resolver = {
    blocks,
    media,
    pageSchema: page,
    lang: settings.lang,
    siteUrl: new URL(settings.url).origin,
    ...lister(file, pages.presence, collections, (items) =>
      mapStrings(
        schema.shape.collections,
        items,
        withMedia(media, (text) => text),
      ),
    ),
    fieldsOf: (name) => (Object.hasOwn(file.itemFields ?? {}, name) ? (file.itemFields?.[name] ?? []) : []),
    fieldFrame: { lang: settings.lang, timeZone: calendar.timeZone, words: { ...ENGLISH, ...settings.words } },
    isDead: deadLinks(pages, settings.url),
    listed: { count: 0 },
    produced: producing(SITE_MOST),
    report: watched,
    reportItem: report,
  }
  const assembled = assemble(pages, settings, resolver)
  const site = {
    ...assembled,
    files: filesOf({ ...assembled, icons: {} }, blocks, media),
    icons: usedIcons(schema, page.shape.sections, file, allPages),
    absent: [...pages.presence.absent.values()],
    over: calendar.over,
    madeFor: calendar.madeFor,
    nextChange: nextChange(calendar),
  }
  if (!isTooLong) checkProduced(resolver.produced, 'site', ['pages'], report)
  checkOverlays(site, report)
  return site
}

function assemble(expanded: ExpandedPages, written: PagesFile['site'], resolver: Resolver): Omit<Site, 'icons' | 'nextChange'> {
  const { redirects, ...settings } = withoutDead(siteSettings, written, resolver.isDead).value ?? written
  return {
    // With letters beyond ASCII written as the network writes them.
    settings: {
      ...mapStrings(
        siteSettings,
        settings,
        withMedia(resolver.media, (text) => text),
      ),
      url: new URL(settings.url).origin,
      words: { ...ENGLISH, ...settings.words },
    },
    pages: expanded.pages.map((page) => resolvePage(page, resolver)),
    missing: expanded.missing.map((page) => resolvePage(page, resolver)),
    notFound: resolvePage(expanded.notFound, resolver),
    redirects: redirectsOf(redirects),
  }
}

type Lister = Pick<Resolver, 'itemsOf' | 'itemAt' | 'writtenItems' | 'absentAt'>

function lister(file: PagesFile, presence: Presence, collections: Record<string, Item[]>, filled: (items: Record<string, Item[]>) => Record<string, Item[]>): Lister {
  const shown = new Map(file.pages.filter((_, index) => presence.page(index)).map((page) => [page.each, page.path]))
  const templates = new Map([...file.pages.map((page) => [page.each, page.path] as const), ...shown])
  const listed = (name: string, item: Item) => ({ ...withoutVisibility(item), content: undefined, href: itemAddress(templates.get(name) ?? '', item.slug) })
  const written = new Map(Object.entries(filled(collections)).map(([name, items]) => [name, items.map((item) => listed(name, item))]))
  // The same items at the same places, before files of media/ were put in.
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
  const overridden = expanded.flatMap(({ sections }) => sections.filter(({ overrides }) => overrides))
  visitStrings(
    sectionsSchema,
    overridden.map(({ section }) => section),
    collect,
    ['icon'],
  )
  return icons
}
