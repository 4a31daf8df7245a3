import { z } from 'zod'
import { hrefFault, isExternal } from '../parts/href'
import { cause } from './catalogue'
import type { Draft } from './expand'
import { fontFolder, fontPackage } from './fonts'
import { allIcons } from './icons'
import { type Finding, at } from './problem'
import { pathFault } from './path'
import type { PagesFile } from './schema'
import { type Path, visitStrings } from './schemaTree'
import { suggest } from './suggest'
import { filler } from './tokens'
import { hrefsIn } from './hrefs'

type Report = (finding: Finding) => void
type LineOf = (path: Path) => number

/** Addresses and slugs: each well formed and given once. */
export function checkPaths(file: PagesFile, lineOf: LineOf, report: Report): void {
  const first = new Map<string, number>()
  file.pages.forEach((page, index) => {
    const place: Path = ['pages', index, 'path']
    const fault = pathFault(page.path)
    const earlier = first.get(page.path)
    const isTemplate = page.path.endsWith('/$slug')
    if (fault) report(at(place, cause('badPath', { path: page.path, fault })))
    else if (earlier !== undefined) report(at(place, cause('doublePath', { path: page.path, line: lineOf(['pages', earlier, 'path']) })))
    else if (page.each !== undefined && !isTemplate) report(at(place, cause('templateWithoutSlug', { path: page.path })))
    else if (page.each === undefined && isTemplate) report(at(place, cause('slugWithoutTemplate', { path: page.path })))
    first.set(page.path, earlier ?? index)
  })
  for (const [name, items] of Object.entries(file.collections ?? {})) {
    const slugs = new Set<string>()
    items.forEach(({ slug }, index) => {
      if (slugs.has(slug)) report(at(['collections', name, index, 'slug'], cause('doubleSlug', { slug })))
      slugs.add(slug)
    })
  }
}

/** Names of icons, gradients, fonts and collections, wherever they stand in the file. */
export function checkNames(schema: z.ZodType, file: PagesFile, report: Report): void {
  const gradients = Object.keys(file.site.theme.gradients ?? {})
  const collections = Object.keys(file.collections ?? {})
  const listed = new Set(file.pages.map((page) => page.each))
  visitStrings(schema, file, (name, role, path) => {
    const near = (known: readonly string[]) => ({ name, known, suggestion: suggest(name, known) })
    if (role === 'icon' && !allIcons().has(name)) report(at(path, cause('unknownIcon', near([...allIcons().keys()]))))
    if (role === 'gradient' && !gradients.includes(name)) report(at(path, cause('unknownGradient', near(gradients))))
    if (role === 'font' && !fontFolder(name)) report(at(path, cause('unknownFont', { name, package: fontPackage(name) })))
    // The "each" of a page is looked up when its pages are made.
    if (role !== 'collection' || path.at(-1) === 'each') return
    if (!collections.includes(name)) report(at(path, cause('unknownCollection', near(collections))))
    else if (!listed.has(name)) report(at(path, cause('collectionWithoutPage', { name })))
  })
}

/** The ids of a page, by which links can lead into it. */
function idsOf(schema: z.ZodType, draft: Draft): { id: string; place: Path }[] {
  return draft.sections.flatMap(({ section, source }) => {
    const found: { id: string; place: Path }[] = []
    visitStrings(schema, [section], (id, role, path) => {
      if (role === 'id') found.push({ id, place: [...source, ...path.slice(1)] })
    })
    return found
  })
}

/** Every link inside the site leads to a page that exists, and to an anchor that this page has. */
export function checkLinks(sectionsSchema: z.ZodType, drafts: readonly Draft[], pages: readonly Draft[], report: Report): void {
  const ids = new Map(drafts.map((draft) => [draft, uniqueIds(sectionsSchema, draft, report)]))
  const anchors = new Map(pages.map((page) => [page.path, ids.get(page) ?? new Set<string>()]))
  const paths = pages.map((page) => page.path)
  for (const draft of drafts) {
    const targets = { paths, anchors, own: ids.get(draft) ?? new Set<string>() }
    for (const { section, source } of draft.sections) {
      const fill = filler(draft.scope, () => {}, [])
      visitStrings(sectionsSchema, [section], (raw, role, path) => {
        for (const href of hrefsIn(fill(raw, role, path), role)) checkHref(href, draft.path, targets, [...source, ...path.slice(1)], report)
      })
    }
  }
}

/** Links of the frame: they hold on every page, so they need a path. */
export function checkFrameLinks(schema: z.ZodType, settings: unknown, pages: readonly Draft[], report: Report): void {
  const paths = pages.map((page) => page.path)
  visitStrings(schema, settings, (text, role, path) => {
    for (const href of hrefsIn(text, role)) checkHref(href, '/', { paths, anchors: new Map(), own: new Set() }, ['site', ...path], report)
  })
}

function uniqueIds(schema: z.ZodType, draft: Draft, report: Report): Set<string> {
  const ids = new Set(['main'])
  for (const { id, place } of idsOf(schema, draft)) {
    if (ids.has(id)) report(at(place, cause('doubleId', { id })))
    ids.add(id)
  }
  return ids
}

type Targets = { paths: readonly string[]; anchors: ReadonlyMap<string, ReadonlySet<string>>; own: ReadonlySet<string> }

function checkHref(href: string, from: string, { paths, anchors, own }: Targets, place: Path, report: Report): void {
  const fault = hrefFault(href)
  if (fault) return report(at(place, cause('unsafeHref', { href, fault })))
  if (isExternal(href)) return
  const [, path = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  if (path && !paths.includes(path)) return report(at(place, cause('deadLink', { name: path, known: paths, suggestion: suggest(path, paths) })))
  const ids = path ? anchors.get(path) : own
  if (!anchor || !ids || ids.has(anchor)) return
  report(at(place, cause('deadAnchor', { name: anchor, page: path || from, known: [...ids], suggestion: suggest(anchor, [...ids]) })))
}
