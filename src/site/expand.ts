import { cause } from './catalogue'
import { type Finding, at } from './problem'
import type { Item, PageEntry, PagesFile, RawSection, SharedUse } from './schema'
import { type Path, mapStrings } from './schemaTree'
import { suggest } from './suggest'
import { filler, itemScope, type Scope } from './tokens'
import type { z } from 'zod'

/** A page before its tokens are filled in; a template has become one draft for each item. */
export type Draft = {
  entry: Omit<PageEntry, 'sections' | 'missing' | 'each' | 'as' | 'path' | 'hidden'>
  path: string
  pattern: string
  indexed: boolean
  /** `use` is the place that gives a shared section its id. */
  sections: { section: RawSection; source: Path; use?: Path }[]
  scope: Scope
  source: Path
}

export type Drafts = { pages: Draft[]; missing: Draft[]; notFound: Draft }
type Report = (finding: Finding) => void

/** Turns the file into the pages it stands for: hidden ones left out, shared sections put in, templates multiplied. */
export function expand(file: PagesFile, scope: Scope, collections: Record<string, Item[]>, report: Report): Drafts {
  const draft = (entry: Omit<PageEntry, 'path'>, path: string, pattern: string, source: Path, indexed = true, own = scope): Draft => {
    const { sections, missing: _missing, each: _each, as: _as, hidden: _hidden, ...head } = entry
    return { entry: head, path, pattern, indexed, sections: placeShared(file, sections, [...source, 'sections'], report), scope: own, source }
  }
  const pages: Draft[] = []
  const missing: Draft[] = []
  file.pages.forEach((page, index) => {
    const source: Path = ['pages', index]
    if (page.hidden) return
    if (page.each === undefined) return pages.push(draft(page, page.path, page.path, source))
    const items = itemsOf(collections, page.each, [...source, 'each'], report)
    const folder = page.path.replace(/\/\$slug$/, '')
    for (const item of items) {
      const own = draft(page, `${folder}/${item.slug}`, page.path, source, true, itemScope(scope, page.as ?? 'item', item))
      const { date, modified } = item
      pages.push({ ...own, entry: { ...own.entry, published: own.entry.published ?? date, modified: own.entry.modified ?? modified } })
    }
    if (page.missing) missing.push(draft(page.missing, folder, page.path, [...source, 'missing'], false))
  })
  return { pages, missing, notFound: draft(file.notFound, '/404', '/$', ['notFound'], false) }
}

function placeShared(file: PagesFile, sections: PageEntry['sections'], source: Path, report: Report): Draft['sections'] {
  return sections.flatMap((section, index) => {
    if (section.hidden) return []
    if (!isUse(section)) return [{ section, source: [...source, index] }]
    const shared = file.shared && Object.hasOwn(file.shared, section.use) ? file.shared[section.use] : undefined
    const known = Object.keys(file.shared ?? {})
    if (!shared) report(at([...source, index, 'use'], cause('unknownShared', { name: section.use, known, suggestion: suggest(section.use, known) })))
    return shared && !shared.hidden ? [{ section: { ...shared, ...(section.id && { id: section.id }) }, source: ['shared', section.use], ...(section.id && { use: [...source, index] }) }] : []
  })
}

function itemsOf(collections: Record<string, Item[]>, name: string, path: Path, report: Report): Item[] {
  const known = Object.keys(collections)
  const items = Object.hasOwn(collections, name) ? collections[name] : undefined
  if (!items) report(at(path, cause('unknownCollection', { name, known, suggestion: suggest(name, known) })))
  return items ?? []
}

/** The collections with the site's tokens filled into their items. */
export function fillCollections(file: PagesFile, schema: z.ZodType, scope: Scope, report: Report): Record<string, Item[]> {
  return mapStrings(schema, file.collections ?? {}, filler(scope, report, ['collections']))
}

function isUse(section: RawSection | SharedUse): section is SharedUse {
  return 'use' in section && !('type' in section)
}
