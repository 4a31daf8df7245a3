import type { Blocks } from '../../blocks/schemas'
import type { ListedItem, ResolveContext } from '../../parts/resolve'
import { message } from '../diagnostics/catalogue'
import type { ExpandedPage } from '../expand/expand'
import { validateFilled } from './filled'
import { type Finding, at } from '../diagnostics/diagnostic'
import { checkProduced, PAGE_MOST, type Produced, producing } from '../expand/produced'
import type { RawSection } from '../schema/schema'
import { attributesOf, splitSection } from '../schema/sectionSettings'
import { reporterFor } from '../expand/shared'
import type { z } from 'zod'
import type { Page, Section } from '../schema/site'
import { near, suggest } from '../diagnostics/suggest'
import { replaceTokens } from '../expand/tokens'
import { mapStrings } from '../schema/walk'

export type Resolver = {
  blocks: Blocks
  /** The schema of one page entry, with all blocks. */
  pageSchema: z.ZodType
  /** The items of a collection, or undefined when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[] | undefined
  /** Counts what tokens produce. */
  produced: Produced
  report: (finding: Finding) => void
  /** Tells what an item lacks, where the item stands. */
  reportItem: (finding: Finding) => void
}

/** Makes an expanded page a page of the site: tokens become words, and what a block names becomes the thing itself. */
export function resolvePage(page: ExpandedPage, resolver: Resolver): Page {
  const { entry, path, pattern, indexed, source } = page
  const produced = producing(PAGE_MOST, resolver.produced)
  const fill = replaceTokens(page.scope, resolver.report, source, produced)
  const head = mapStrings(resolver.pageSchema, entry, fill)
  const counts = new Map<string, number>()
  const sections = page.sections.map(({ section, source: place, use, overrides }) => {
    // No id and no name of a block has an underscore, so no two keys are alike.
    const count = (counts.get(section.type) ?? 0) + 1
    counts.set(section.type, count)
    const resolved = resolveSection(section, `${section.type}_${count}`, place, page, { ...resolver, produced, report: reporterFor(place, overrides, resolver.report) })
    return { ...resolved, ...(use && { use }), ...(overrides && { overridden: [...overrides.keys] }) }
  })
  checkProduced(produced, 'page', [...source, 'title'], resolver.report)
  return { ...head, path, pattern, indexed, sections, absent: page.absent, source }
}

function resolveSection(raw: RawSection, fallbackKey: string, source: Section['source'], page: ExpandedPage, resolver: Resolver): Section {
  const block = resolver.blocks[raw.type]
  // A section of unknown type has been reported by the schema and never comes here.
  if (!block) throw new Error(`There is no block "${raw.type}".`)
  const { item, pattern, scope } = page
  const filled = validateFilled(
    mapStrings(block.schema, raw, replaceTokens(scope, resolver.report, source, resolver.produced)),
    { schema: block.schema, raw, source, item, page: pattern },
    resolver.report,
    resolver.reportItem,
  )
  const { settings, fields } = splitSection(filled)
  const { type: _type, ...props } = fields
  block.check?.(props as never, {
    itemsOf: (collection) => resolver.itemsOf(collection) ?? [],
    report: (path, entry, words) => resolver.report(at([...source, ...path], message(entry, words))),
    suggest,
  })
  const resolved = block.resolve?.(props as never, resolveContext(source, page, resolver))
  return { key: settings.id ?? fallbackKey, type: raw.type, props: { ...(resolved ?? props) }, attributes: attributesOf(settings), source }
}

function resolveContext(source: Section['source'], { path: here }: ExpandedPage, resolver: Resolver): ResolveContext {
  let isCollectionKnown = true
  // A list beside an item is of others: to lead to the page that is open would be of no use.
  let own: string | undefined
  return {
    itemsOf: (collection) => {
      const items = resolver.itemsOf(collection)
      isCollectionKnown &&= items !== undefined
      own = items?.find(({ href }) => href === here)?.slug ?? own
      return own === undefined ? (items ?? []) : (items ?? []).filter(({ href }) => href !== here)
    },
    // Of an unknown collection, which is told already, every item would be unknown.
    unknownItem: (path, name, known) =>
      isCollectionKnown &&
      name !== own &&
      resolver.report(
        at(
          [...source, ...path],
          message(
            'unknownItem',
            near(name, () => known),
          ),
        ),
      ),
  }
}
