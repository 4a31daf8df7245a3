import type { z } from 'zod'
import type { Blocks } from '../blocks/schemas'
import { message } from './diagnostics/catalogue'
import { unseen } from './check/characters'
import { checkCollections, checkLengths, checkNames, checkPaths } from './check/check'
import { checkHtml } from './check/html'
import { checkText } from './check/text'
import { checkAddresses, checkDates, checkOverlays, checkSettings } from './check/settings'
import { type Draft, type Drafts, expand, fillCollections } from './expand/expand'
import { allIcons } from './check/icons'
import { findingsOf, misspelledFields } from './schema/issues'
import { shorten } from './schema/issueWords'
import { itemFieldFindings } from './check/itemFields'
import { checkAllowances } from './lint/allowed'
import { lint } from './lint/lint'
import { checkFrameLinks, checkItemLinks, checkLinks, siteMap } from './check/links'
import type { LoadOptions } from './load'
import { versionFindings } from './check/versions/versions'
import { momentOf } from './schema/moment'
import { lineFinder } from './text/position'
import { type Finding, at } from './diagnostics/diagnostic'
import { checkRedirects, redirectsOf } from './check/redirects'
import { checkProduced, producing, SITE_MOST } from './expand/produced'
import { resolvePage, type Resolver } from './resolve/resolve'
import { type Calendar, nextChange } from './expand/schedule'
import { type BlockSchemas, type Item, type PagesFile, pagesSchema, siteSettings } from './schema/schema'
import { publishFindings } from './lint/prepublish'
import { isObject } from './text/jsonPath'
import { settledScope } from './expand/settled'
import { itemAddress } from './schema/itemAddress'
import type { Site } from './schema/site'
import { isTimeZone } from './schema/timeZones'
import { filler, siteScope } from './expand/tokens'
import { ENGLISH } from './schema/words'
import { mapStrings, visitStrings } from './schema/walk'

export function schemasOf(blocks: Blocks): BlockSchemas {
  return Object.fromEntries(Object.entries(blocks).map(([type, block]) => [type, block.schema]))
}

const composed = new WeakMap<Blocks, ReturnType<typeof pagesSchema>>()

/** The schema of the whole file, composed once for the same blocks: zod compiles it when it is first used. */
export function schemaOf(blocks: Blocks): ReturnType<typeof pagesSchema> {
  const schema = composed.get(blocks) ?? pagesSchema(schemasOf(blocks))
  composed.set(blocks, schema)
  return schema
}

/** Most mistakes that are kept: nobody reads more, and each takes memory. */
const MOST_FINDINGS = 5_000

export type Judgement = { site: Site | undefined; findings: Finding[] }

/**
 * Says whether a value is a site, and makes it one.
 *
 * @param text the file that the value was read from; sentences name its lines
 * @returns the site (when there are mistakes, of no use), and the findings: mistakes, or else advice
 */
export function judge(text: string, value: unknown, blocks: Blocks, { advice = false, publish = false, at: moment, pointer }: LoadOptions): Judgement {
  if (!isObject(value)) return { site: undefined, findings: [at([], message('notAnObject', { found: Array.isArray(value) ? 'a list' : `only ${shorten(String(value))}` }))] }
  const schema = schemaOf(blocks)
  const { characters, names, turns } = unseen(value)
  const findings = [characters, misshapen(schema, value, blocks), names, turns].find((found) => found.length > 0) ?? []
  if (findings.length > 0) return { site: undefined, findings }
  // zod has just accepted it.
  const file = value as PagesFile
  const report = (finding: Finding) => void (findings.length < MOST_FINDINGS && findings.push(finding))
  // What a token stands for may itself hold a token: {site.contact.hours} may name a fact.
  const scope = settledScope(siteScope(file.site), report)
  const frame = producing(SITE_MOST)
  const settings = mapStrings(siteSettings, file.site, filler(scope, report, ['site'], frame))
  const inItems: Finding[] = []
  const collections = fillCollections(file, schema.shape.collections, scope, (finding) => void (inItems.length < MOST_FINDINGS && inItems.push(finding)))
  const told = findings.length
  checkPaths(file, lineFinder(text), report)
  checkAddresses(file.site, report)
  const page = schema.shape.pages.element
  const [block] = page.shape.sections.element.options
  const timeZone = zoneOf(file)
  const calendar: Calendar = { now: moment === undefined ? Date.now() : momentOf(moment, timeZone), timeZone, changes: [] }
  const drafts = expand(file, { scope, collections, calendar, block, report })
  // With a page or section missing from the map, or an address wrong where it is written, each link to it would be told as one more mistake.
  const isMapWhole = findings.length === told
  for (const finding of inItems) report(finding)
  for (const finding of misspelledFields(schema, file)) report(finding)
  checkSettings(file.site, report)
  checkDates(file, report)
  checkLengths(file, report)
  checkAllowances(file, blocks, report)
  checkHtml(schema, file, report)
  checkText(schema, file, report)
  checkCollections(schema, file, report)
  const everyDraft = [...drafts.pages, ...drafts.missing, drafts.notFound]
  checkNames(schema, page.shape.sections, file, everyDraft, report)
  if (isMapWhole) {
    const map = siteMap(page.shape.sections, drafts.pages, file.pages, settings.redirects, report)
    checkLinks(page.shape.sections, everyDraft, map, report)
    checkItemLinks(schema.shape.collections, collections, file.collections, file.pages, map, report)
    checkFrameLinks(siteSettings, settings, map, report)
    checkRedirects(settings, new Set(map.pages.keys()), report)
  }
  const resolver: Resolver = { blocks, pageSchema: page, itemsOf: lister(file, collections), produced: producing(SITE_MOST), report, reportItem: report }
  const site = { ...assemble(drafts, settings, resolver), icons: usedIcons(schema, page.shape.sections, file, everyDraft), nextChange: nextChange(calendar) }
  if (!findings.some(({ message: { name } }) => name === 'tooLongFilled')) checkProduced(resolver.produced, 'site', ['pages'], report)
  checkProduced(frame, 'site', ['site'], report)
  checkOverlays(site, report)
  if (findings.length === 0 && publish) for (const finding of publishFindings(file, schema, blocks)) findings.push(finding)
  if (findings.length === 0 && advice) for (const finding of lint({ text, file, site, schema, blocks, pointer })) findings.push(finding)
  return { site, findings }
}

function zoneOf({ site: { timeZone = 'UTC' } }: PagesFile): string {
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** What is wrong with the shape of a file. Of a file of another age only that is told: all else would follow from it. */
function misshapen(schema: z.ZodType, value: Record<string, unknown>, blocks: Blocks): Finding[] {
  const findings = versionFindings(value, blocks)
  if (findings.length > 0) return findings
  const heldBack = itemFieldFindings(value)
  // Of a field that may not stand there its value does not count.
  const told = new Set(heldBack.map(keyOf))
  return [...heldBack, ...findingsOf(schema, value).filter((finding) => !told.has(keyOf(finding)))]
}

function keyOf({ location }: Finding): string {
  return 'path' in location ? JSON.stringify(location.path) : ''
}

/** What is wrong with the shape of a file if it were of today, whatever its age. */
export function shapeFindings(value: unknown, blocks: Blocks): Finding[] {
  return findingsOf(schemaOf(blocks), value)
}

function assemble(drafts: Drafts, { redirects, ...settings }: PagesFile['site'], resolver: Resolver): Omit<Site, 'icons' | 'nextChange'> {
  return {
    // With letters beyond ASCII written as the network writes them.
    settings: { ...settings, url: new URL(settings.url).origin, words: { ...ENGLISH, ...settings.words } },
    pages: drafts.pages.map((draft) => resolvePage(draft, resolver)),
    missing: drafts.missing.map((draft) => resolvePage(draft, resolver)),
    notFound: resolvePage(drafts.notFound, resolver),
    redirects: redirectsOf(redirects),
  }
}

function lister(file: PagesFile, collections: Record<string, Item[]>): Resolver['itemsOf'] {
  const templates = new Map(file.pages.filter((page) => !page.hidden).map((page) => [page.each, page.path]))
  const lists = new Map(
    Object.entries(collections).map(([name, items]) => [name, items.map((item) => ({ ...item, content: undefined, href: itemAddress(templates.get(name) ?? '', item.slug) }))]),
  )
  return (name) => lists.get(name)
}

function usedIcons(schema: z.ZodType, sectionsSchema: z.ZodType, file: PagesFile, drafts: readonly Draft[]): Site['icons'] {
  const icons: Site['icons'] = {}
  const collect = (name: string) => {
    const nodes = allIcons().get(name)
    if (nodes) icons[name] = nodes
  }
  visitStrings(schema, file, collect, ['icon'])
  const overridden = drafts.flatMap(({ sections }) => sections.filter(({ overrides }) => overrides))
  visitStrings(sectionsSchema, overridden.map(({ section }) => section), collect, ['icon'])
  return icons
}
