import type { z } from 'zod'
import { hrefFault, isExternal } from '../parts/href'
import { hasToken } from '../parts/token'
import { cause } from './catalogue'
import type { Draft } from './expand'
import { type Href, hrefsIn } from './hrefs'
import { type Finding, at } from './problem'
import type { Item, PageEntry } from './schema'
import { type Path, visitStrings } from './schemaTree'
import { suggest } from './suggest'
import { filler, type Scope } from './tokens'

type Report = (finding: Finding) => void
/** What links can lead to: each page by its path, with its ids. */
type SiteMap = ReadonlyMap<string, ReadonlySet<string>>

export function siteMap(sectionsSchema: z.ZodType, pages: readonly Draft[]): SiteMap {
  return new Map(pages.map((page) => [page.path, uniqueIds(sectionsSchema, page, () => {})]))
}

/** Every link inside the site leads to a page that exists, and to an anchor that this page has. */
export function checkLinks(sectionsSchema: z.ZodType, drafts: readonly Draft[], map: SiteMap, report: Report): void {
  for (const draft of drafts) {
    const own = uniqueIds(sectionsSchema, draft, report)
    const fill = filler(withoutHtml(draft.scope), () => {}, [])
    for (const { section, source } of draft.sections) {
      visitStrings(sectionsSchema, [section], (raw, role, path) => {
        const filled = fill(raw, role, path)
        const place = [...source, ...path.slice(1)]
        for (const { href, within } of hrefsIn(filled, role)) checkHref({ href, within: filled === raw ? within : undefined }, { path: draft.path, ids: own }, map, place, report)
      })
    }
  }
}

/** Links in the bodies of items are told where the item stands, not where a page shows it. */
export function checkItemLinks(schema: z.ZodType, collections: Record<string, Item[]>, entries: readonly PageEntry[], map: SiteMap, report: Report): void {
  const folders = new Map(entries.map((page) => [page.each, page.path.replace(/\/\$slug$/, '')]))
  visitStrings(schema, collections, (text, role, path) => {
    const [name = '', index] = path
    const item = collections[name]?.[Number(index)]
    const own = `${folders.get(String(name)) ?? ''}/${item?.slug ?? ''}`
    for (const href of hrefsIn(text, role)) checkHref(href, { path: own, ids: map.get(own) }, map, ['collections', ...path], report)
  })
}

/** Links of the frame: they hold on every page, so they need a path. */
export function checkFrameLinks(schema: z.ZodType, settings: unknown, map: SiteMap, report: Report): void {
  visitStrings(schema, settings, (text, role, path) => {
    for (const href of hrefsIn(text, role)) checkHref(href, { path: 'every page', ids: new Set() }, map, ['site', ...path], report)
  })
}

function withoutHtml(scope: Scope): Scope {
  return new Map([...scope].map(([name, { value, html }]) => [name, { value: html ? '' : value, html }]))
}

/** The ids of a page, by which links can lead into it; each may stand once. */
function uniqueIds(schema: z.ZodType, draft: Draft, report: Report): Set<string> {
  const ids = new Set(['main'])
  for (const { section, source, use } of draft.sections) {
    visitStrings(schema, [section], (id, role, path) => {
      if (role !== 'id') return
      if (ids.has(id)) report(at([...(path.length === 2 && use ? use : source), ...path.slice(1)], cause('doubleId', { id })))
      ids.add(id)
    })
  }
  return ids
}

/** The page a link stands on; without ids nothing is known of its anchors. */
type From = { path: string; ids: ReadonlySet<string> | undefined }

function checkHref({ href, within }: Href, from: From, map: SiteMap, place: Path, report: Report): void {
  // A token that is still there is unknown, which is told elsewhere.
  if (hasToken(href)) return
  const fault = hrefFault(href)
  if (fault) return report(at(place, cause('unsafeHref', { href, fault }), within))
  if (isExternal(href)) return
  const [, path = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const paths = [...map.keys()]
  if (path && !map.has(path)) return report(at(place, cause('deadLink', { name: path, known: paths, suggestion: suggest(path, paths) }), within))
  const ids = path ? map.get(path) : from.ids
  if (!anchor || !ids || ids.has(anchor)) return
  report(at(place, cause('deadAnchor', { name: anchor, page: path || from.path, known: [...ids], suggestion: suggest(anchor, [...ids]) }), within))
}
