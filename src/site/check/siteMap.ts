import type { z } from 'zod'
import type { Finding } from '../diagnostics/diagnostic'
import type { ExpandedPages } from '../expand/expand'
import type { Presence } from '../expand/presence'
import type { Media } from '../media/media'
import { feedsOf } from '../../parts/feeds'
import type { PagesFile } from '../schema/schema'
import type { AbsentSection } from '../schema/site'
import type { SiteSettings } from '../schema/siteSettings'
import { isObject, type JsonPath } from '../text/jsonPath'
import { uniqueIds } from './ids'
import { movedAddresses } from './oldAddress'

/**
 * What links can lead to: each page by its path, with its ids and the sections that are left out of it; where pages have
 * moved, and which are not there at this time.
 */
export type SiteMap = {
  /** Address of the site. */
  url: string
  pages: ReadonlyMap<string, ReadonlySet<string>>
  absent: ReadonlyMap<string, readonly AbsentSection[]>
  moved: ReadonlyMap<string, string>
  /** Addresses of the feeds. */
  feeds: ReadonlySet<string>
  /** Addresses at which other programs answer. */
  programs?: readonly string[] | undefined
  absentPages: Presence['absent']
  /** What lies in media/, where somebody has looked. */
  media?: Media | undefined
}

/** Of a site that was compiled before: what links could lead to, and the numbers of the pages that have changed since, though not in what links lead to. */
export type Unchanged = { map: SiteMap; pages: ReadonlySet<number> }

/** The pages that are made of ones that have changed; of a site that was not compiled before all are. */
export const changedOf = <Made extends { source: JsonPath }>(pages: readonly Made[], unchanged: Unchanged | undefined): readonly Made[] =>
  unchanged ? pages.filter(({ source: [list, index] }) => list === 'pages' && unchanged.pages.has(Number(index))) : pages

/** A content with no pages but those that have changed. */
export function onlyChanged(value: unknown, { pages }: Unchanged): unknown {
  return isObject(value) && Array.isArray(value.pages) ? { ...value, pages: value.pages.filter((_, index) => pages.has(index)) } : value
}

/** Collects what links can lead to; an id that stands twice on a page is reported. */
export function siteMap(
  sectionsSchema: z.ZodType,
  { pages, presence }: Pick<ExpandedPages, 'pages' | 'presence'>,
  file: PagesFile,
  { url, programs, redirects = {} }: Pick<SiteSettings, 'url' | 'programs' | 'redirects'>,
  report: (finding: Finding) => void,
  media?: Media,
  unchanged?: Unchanged,
): SiteMap {
  const looked = changedOf(pages, unchanged)
  return {
    url,
    pages: new Map([...(unchanged?.map.pages ?? []), ...looked.map((page) => [page.path, uniqueIds(sectionsSchema, page, file, report)] as const)]),
    absent: new Map([...(unchanged?.map.absent ?? []), ...looked.map(({ path, absent }) => [path, absent] as const)]),
    moved: movedAddresses(redirects),
    feeds: new Set(feedAddresses(pages)),
    programs,
    absentPages: presence.absent,
    media,
  }
}

function feedAddresses(pages: ExpandedPages['pages']): string[] {
  const shown = pages.filter(({ shows }) => shows === undefined)
  const homes = new Map(pages.map(({ language }) => [language.lang, language.path]))
  return feedsOf(
    shown.map(({ pattern, entry, language }) => ({ pattern, published: entry.published, lang: language.lang })),
    homes,
  ).map(({ address }) => address)
}
