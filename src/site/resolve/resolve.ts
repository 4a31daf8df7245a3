import type { Blocks } from '../../blocks/schemas'
import type { CheckContext } from '../../parts/check'
import type { FieldFrame, ItemField } from '../../parts/itemField'
import type { OwnPlace } from '../../parts/ownPlace'
import { patternsIn } from '../../parts/patterns'
import type { ListedItem, ResolveContext } from '../../parts/resolve'
import { message, type Message } from '../diagnostics/catalogue'
import { absentMessage } from '../check/absentPages'
import type { ExpandedPage } from '../expand/expandedPage'
import type { Media } from '../media/media'
import { askBlock } from './askBlock'
import { validateFilled } from './filled'
import { type Finding, at } from '../diagnostics/diagnostic'
import { checkProduced, PAGE_MOST, type Produced, producing } from '../expand/produced'
import type { RawSection } from '../schema/schema'
import { attributesOf, splitSection } from '../schema/sectionSettings'
import { reporterFor } from '../expand/shared'
import type { z } from 'zod'
import type { AbsentPage, Page, Section } from '../schema/site'
import { near, suggest } from '../diagnostics/suggest'
import { replaceTokens } from '../expand/tokens'
import { writtenPath } from '../schema/prune'
import { mapStrings } from '../schema/walk'
import type { JsonPath } from '../text/jsonPath'
import { typesetting } from './typography/typesetting'
import type { IsDead } from './unlinked'
import { withMedia } from './withMedia'
import { withoutDead } from './withoutDead'

export type Resolver = {
  blocks: Blocks
  /** What lies in the folder media/, where somebody has looked. */
  media: Media | undefined
  /** The schema of one page entry, with all blocks. */
  pageSchema: z.ZodType
  /** The language of the site. */
  lang: string
  /** The address of the published site, without a slash at its end. */
  siteUrl: string
  /** The items of a collection, or undefined when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[] | undefined
  /** The item of a collection whose page has this address. */
  itemAt: (collection: string, href: string) => ListedItem | undefined
  /** Counts the entries of lists that blocks have made of references, on all pages together. */
  listed: { count: number }
  /** Counts what tokens produce. */
  produced: Produced
  /** Whether an address leads to a page that is not there at this time and lets links go along. */
  isDead: IsDead | undefined
  /** The fields that a collection declares. */
  fieldsOf: (collection: string) => readonly ItemField[]
  fieldFrame: FieldFrame
  /** All items of a collection, those that are not part of the site at this time included. */
  writtenItems: (collection: string) => readonly ListedItem[]
  /** The page of an item that is not part of the site at this time. */
  absentAt: (collection: string, slug: string) => AbsentPage | undefined
  report: (finding: Finding) => void
  /** Tells what an item lacks, where the item stands. */
  reportItem: (finding: Finding) => void
}

/** Makes an expanded page a page of the site: tokens become words, and what a block names becomes the thing itself. */
export function resolvePage(page: ExpandedPage, resolver: Resolver): Page {
  const { entry, path, pattern, indexed, source } = page
  const produced = producing(PAGE_MOST, resolver.produced)
  const fill = typesetting(resolver.lang, replaceTokens(page.scope, resolver.report, source, produced))
  const head = mapStrings(resolver.pageSchema, entry, withMedia(resolver.media, fill))
  const picture = head.picture ?? ownItem(page, resolver)?.picture
  const counts = new Map<string, number>()
  const sections = page.sections.flatMap(({ section, source: place, use, overrides, gone = [], own }) => {
    // No id and no name of a block has an underscore, so no two keys are alike.
    const count = (counts.get(section.type) ?? 0) + 1
    counts.set(section.type, count)
    const placed = { source: place, overrides, gone: [...gone], own }
    const resolved = resolveSection(section, `${section.type}_${count}`, placed, page, { ...resolver, produced, report: reporterFor(placed, resolver.report) })
    return resolved ? [{ ...resolved, ...(use && { use }), ...(overrides && { overridden: [...overrides.keys] }), ...(placed.gone.length > 0 && { gone: placed.gone }) }] : []
  })
  checkProduced(produced, 'page', [...source, 'title'], resolver.report)
  return { ...head, ...(picture && { picture }), path, pattern, indexed, sections, absent: page.absent, source, ...(page.continues !== undefined && { continues: page.continues }) }
}

/** Where a section stands, with the places of what has been taken out of it; to these come those of links to pages that are not there. */
type Placed = { source: JsonPath; gone: JsonPath[]; own: OwnPlace | undefined }

function resolveSection(raw: RawSection, fallbackKey: string, { source, gone, own }: Placed, page: ExpandedPage, resolver: Resolver): Section | undefined {
  const block = resolver.blocks[raw.type]
  // A section of unknown type has been reported by the schema and never comes here.
  if (!block) throw new Error(`There is no block "${raw.type}".`)
  const { item, pattern, scope } = page
  const whole = validateFilled(
    mapStrings(block.schema, raw, withMedia(resolver.media, typesetting(resolver.lang, replaceTokens(scope, resolver.report, source, resolver.produced)))),
    { schema: block.schema, raw, source, item, page: pattern },
    resolver.report,
    resolver.reportItem,
  )
  const { value: filled, gone: dead } = withoutDead(block.schema, whole, resolver.isDead)
  if (filled === undefined) return undefined
  for (const path of dead.map((place) => writtenPath(place, gone))) gone.push(path)
  const { settings, fields } = splitSection(filled)
  const { type: _type, ...props } = fields
  const context: CheckContext = {
    itemsOf: resolver.writtenItems,
    fieldsOf: resolver.fieldsOf,
    ownFields: item && resolver.fieldsOf(String(item[1])),
    report: (path, entry, words) => resolver.report(at([...source, ...path], message(entry, words))),
    suggest,
  }
  const failed = (reason: Message) => resolver.report(at(source, reason))
  askBlock('check', raw.type, () => block.check?.(props as never, context), failed)
  const resolved = askBlock('resolve', raw.type, () => block.resolve?.(props as never, resolveContext(source, page, own, resolver)), failed)
  const ground = askBlock('ground', raw.type, () => block.ground?.(props as never), failed)
  const needs = askBlock('policy', raw.type, () => block.policy?.(props as never), failed)
  const drawn = resolved ? withinLimit(resolved, source, resolver) : props
  const patterns = askBlock('styles', raw.type, () => patternsIn(block.styles ?? [], drawn), failed)
  return {
    key: settings.id ?? fallbackKey,
    type: raw.type,
    props: { ...drawn },
    attributes: attributesOf(settings, ground),
    source,
    ...(needs && { needs }),
    ...(patterns?.length && { patterns }),
  }
}

/** Most entries of lists that references become, on all pages together: a list of all items on the page of each could else fill the memory. */
export const ENTRIES_MOST = 1_000_000

function withinLimit(resolved: object, source: Section['source'], { listed, report }: Resolver): object {
  for (const value of Object.values(resolved)) if (Array.isArray(value)) listed.count += value.length
  if (listed.count <= ENTRIES_MOST) return resolved
  report(at(source, message('tooMuch', { limit: `${ENTRIES_MOST.toLocaleString('en')} entries in the lists of all pages` })))
  return {}
}

/** The item that a page is made for. */
const ownItem = ({ item, path, shows = path }: ExpandedPage, resolver: Resolver) => item && resolver.itemAt(String(item[1]), shows)

function resolveContext(source: Section['source'], page: ExpandedPage, own: OwnPlace | undefined, resolver: Resolver): ResolveContext {
  const here = page.shows ?? page.path
  let isCollectionKnown = true
  let ownSlug: string | undefined
  const asked = new Set<string>()
  const allItemsOf: ResolveContext['allItemsOf'] = (collection) => {
    const items = resolver.itemsOf(collection)
    const own = resolver.itemAt(collection, here)
    asked.add(collection)
    isCollectionKnown &&= items !== undefined
    ownSlug = own?.slug ?? ownSlug
    return { items: items ?? [], own }
  }
  return {
    lang: resolver.lang,
    siteUrl: resolver.siteUrl,
    ownItem: ownItem(page, resolver),
    fieldsOf: resolver.fieldsOf,
    ownFields: page.item ? resolver.fieldsOf(String(page.item[1])) : [],
    fieldFrame: resolver.fieldFrame,
    ownPlace: own,
    allItemsOf,
    // A list beside an item is of others: to lead to the page that is open would be of no use.
    itemsOf: (collection) => {
      const { items, own } = allItemsOf(collection)
      return own === undefined ? items : items.filter((item) => item !== own)
    },
    // Of an unknown collection, which is told already, every item would be unknown.
    unknownItem: (path, name, known) => {
      if (!isCollectionKnown || name === ownSlug) return
      const [absent] = [...asked].flatMap((collection) => resolver.absentAt(collection, name) ?? [])
      if (absent?.dropsLinks) return
      const words = near(name, () => known)
      resolver.report(at([...source, ...path], absent ? absentMessage(absent) : message('unknownItem', words)))
    },
  }
}
