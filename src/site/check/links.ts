import type { z } from 'zod'
import { groupedBy } from '../../parts/groupedBy'
import { hrefFault, isExternal } from '../../parts/href'
import { filePath, isFileHref, kindOfEnding, placeInMedia } from '../../parts/storedFile'
import { isOfProgram } from '../../parts/programs'
import { isFeed, WRITTEN_FILES } from '../../parts/writtenFile'
import { hasToken } from '../../parts/token'
import { betterHref, nearPage } from '../diagnostics/betterHref'
import { message } from '../diagnostics/catalogue'
import type { ExpandedPage } from '../expand/expandedPage'
import type { Presence } from '../expand/presence'
import { checkAbsent } from './absentPages'
import { checkFileHref, fileMeantBy } from './files'
import { referenceFault } from './characterReferences'
import { textFault } from './text'
import { HOLDS_LINKS, type Href, hrefsIn } from './hrefs'
import { idsInHtml } from './htmlIds'
import { uniqueIds } from './ids'
import { oldAddress } from './oldAddress'
import { ownPath } from './ownPath'
import type { SiteMap } from './siteMap'
import { type Finding, at } from '../diagnostics/diagnostic'
import { PAGE_MOST, producing, SITE_MOST } from '../expand/produced'
import { itemAddress } from '../schema/itemAddress'
import type { Item, PagesFile } from '../schema/schema'
import type { SiteSettings } from '../schema/siteSettings'
import { type JsonPath, valueAt } from '../text/jsonPath'
import { reporterFor } from '../expand/shared'
import { near } from '../diagnostics/suggest'
import { replaceTokens, withoutHtml } from '../expand/tokens'
import { visitStrings } from '../schema/walk'

type Report = (finding: Finding) => void

/** Reports links of sections to pages that do not exist, and to anchors that their page does not have. */
export function checkLinks(sectionsSchema: z.ZodType, expanded: readonly ExpandedPage[], map: SiteMap, report: Report): void {
  const site = producing(SITE_MOST)
  for (const page of expanded) {
    // Pages that say that something is missing are no goal of a link, and so not on the map.
    const own = page.indexed ? map.pages.get(page.path) : uniqueIds(sectionsSchema, page, {}, report)
    const fill = replaceTokens(withoutHtml(page.scope), () => {}, [], producing(PAGE_MOST, site))
    for (const { section, source, overrides, gone } of page.sections) {
      const reportUse = reporterFor({ source, overrides, gone }, report)
      visitStrings(
        sectionsSchema,
        [section],
        (raw, role, path, schema) => {
          const filled = fill(raw, role, path, schema)
          const fault = filled === raw ? undefined : ((role === 'richText' ? textFault(filled) : undefined) ?? referenceFault(filled, role))
          if (fault) return reportUse(at([...source, ...path.slice(1)], fault.message))
          for (const { href, within } of hrefsIn(filled, role))
            checkHref({ href, within: filled === raw ? within : undefined }, { path: page.path, ids: own }, map, [...source, ...path.slice(1)], reportUse)
        },
        HOLDS_LINKS,
      )
    }
  }
}

/**
 * Links and ids in the bodies of items are told where the item stands, not where a page shows it.
 *
 * @param collections those of the file, with the tokens of the site filled in
 */
export function checkItemLinks(schema: z.ZodType, collections: Record<string, Item[]>, file: PagesFile, presence: Presence, map: SiteMap, report: Report): void {
  const templates = groupedBy(
    file.pages.filter((_, index) => presence.page(index)),
    ({ each }) => each,
  )
  visitStrings(
    schema,
    collections,
    (text, role, path) => {
      const [name = '', index] = path
      const item = collections[name]?.[Number(index)]
      // What is not there yet is not shown, and may lead to what will be there then.
      if (item && !presence.item(item)) return
      const isWritten = valueAt(file.collections, path) === text
      const ids = new Set<string>()
      for (const { id, within } of role === 'html' ? idsInHtml(text) : []) {
        if (ids.has(id)) report(at(['collections', ...path], message('doubleId', { id }), isWritten ? within : undefined))
        ids.add(id)
      }
      // With several pages for each item, what leads to a place of the same page must do so on each.
      const pages = (templates.get(String(name)) ?? [{ path: '' }]).map((template) => itemAddress(template.path, item?.slug ?? ''))
      for (const { href, within } of hrefsIn(text, role))
        for (const own of href.startsWith('#') ? pages : pages.slice(0, 1))
          checkHref({ href, within: isWritten ? within : undefined }, { path: own, ids: map.pages.get(own) }, map, ['collections', ...path], report)
    },
    HOLDS_LINKS,
  )
}

/** What every page has. */
const IN_FRAME: ReadonlySet<string> = new Set(['main'])

/** Reports links in "site" (bar, footer, redirects) that lead nowhere; "#id" alone is one, since they stand on every page, unless it is "#main". */
export function checkFrameLinks(schema: z.ZodType, settings: SiteSettings, gone: readonly JsonPath[], map: SiteMap, tell: Report): void {
  const report = reporterFor({ source: ['site'], gone }, tell)
  visitStrings(
    schema,
    settings,
    (text, role, path) => {
      // A redirect to a redirect is told as such.
      if (path[0] === 'redirects' && map.moved.has(ownPath(text, settings.url) ?? '')) return
      for (const href of hrefsIn(text, role)) checkHref(href, { path: 'every page', ids: IN_FRAME }, map, ['site', ...path], report)
    },
    HOLDS_LINKS,
  )
}

/** What may be meant is looked for only when it is told. */
function unsafe(href: string, fault: string, { pages }: SiteMap) {
  return {
    href,
    fault,
    get suggestion() {
      return betterHref(href, [...pages.keys()])
    },
  }
}

/** The page a link stands on; without ids nothing is known of its anchors. */
type From = { path: string; ids: ReadonlySet<string> | undefined }

function checkHref({ href, within }: Href, from: From, map: SiteMap, place: JsonPath, report: Report): void {
  // A token that is still there is unknown, which is told elsewhere.
  if (hasToken(href)) return
  const fault = hrefFault(href)
  if (fault) return report(at(place, message('unsafeHref', unsafe(href, fault, map)), within))
  const own = isExternal(href) ? ownPath(href, map.url) : undefined
  if (own !== undefined) checkAbsent(own, map, (why) => report(at(place, why, within)))
  if (isExternal(href)) return
  if (isFileHref(href)) return checkFileHref(filePath(href), map.media, (why) => report(at(place, why, within)))
  const [, path = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const moved = map.moved.get(oldAddress(path))
  if (moved === undefined && checkAbsent(path, map, (why) => report(at(place, why, within)))) return
  if (isOfProgram(path, map.programs)) return
  if (isFeed(path) ? map.feeds.has(path) : WRITTEN_FILES.has(path)) return
  if (path && !map.pages.has(path)) {
    return report(
      at(
        place,
        message(
          'deadLink',
          Object.assign(
            near(
              path,
              () => [...map.pages.keys()],
              (name, pages) => fileMeantBy(name, map.media) ?? nearPage(name, pages),
            ),
            { moved, file: kindOfEnding(path) && placeInMedia(path) },
          ),
        ),
        within,
      ),
    )
  }
  const ids = path ? map.pages.get(path) : from.ids
  if (!anchor || !ids || ids.has(anchor)) return
  const left = map.absent.get(path || from.path)?.find(({ id }) => id === anchor)
  if (left) return report(at(place, message('absentSection', { name: anchor, why: left.why, moment: left.moment }), within))
  report(
    at(
      place,
      message(
        'deadAnchor',
        Object.assign(
          near(anchor, () => [...ids]),
          { page: path || from.path },
        ),
      ),
      within,
    ),
  )
}
