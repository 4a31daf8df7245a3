import type { z } from 'zod'
import type { Finding } from '../diagnostics/diagnostic'
import type { ExpandedPages } from '../expand/expand'
import type { Presence } from '../expand/presence'
import type { Media } from '../media/media'
import { isTemplate } from '../schema/itemAddress'
import type { PagesFile } from '../schema/schema'
import type { AbsentSection } from '../schema/site'
import type { SiteSettings } from '../schema/siteSettings'
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
  /** Whether pages of a collection are dated: they have a feed. */
  hasFeed: boolean
  absentPages: Presence['absent']
  /** What lies in media/, where somebody has looked. */
  media?: Media | undefined
}

/** Collects what links can lead to; an id that stands twice on a page is reported. */
export function siteMap(
  sectionsSchema: z.ZodType,
  { pages, presence }: Pick<ExpandedPages, 'pages' | 'presence'>,
  file: PagesFile,
  { url, redirects = {} }: Pick<SiteSettings, 'url' | 'redirects'>,
  report: (finding: Finding) => void,
  media?: Media,
): SiteMap {
  return {
    url,
    pages: new Map(pages.map((page) => [page.path, uniqueIds(sectionsSchema, page, file, report)])),
    absent: new Map(pages.map(({ path, absent }) => [path, absent])),
    moved: movedAddresses(redirects),
    hasFeed: pages.some(({ pattern, entry }) => isTemplate(pattern) && entry.published !== undefined),
    absentPages: presence.absent,
    media,
  }
}
