import type { OwnPage, PagesContext } from '../../parts/ownPage'
import { ownAddress, type OwnView } from '../../parts/ownPlace'
import type { ListedItem } from '../../parts/resolve'
import { message } from '../diagnostics/catalogue'
import { at, type Finding } from '../diagnostics/diagnostic'
import { itemAddress } from '../schema/itemAddress'
import type { PagesFile, RawSection } from '../schema/schema'
import { wordsIn } from '../schema/words'
import type { JsonPath } from '../text/jsonPath'
import type { ExpandedPage } from './expandedPage'
import type { Presence } from './presence'
import { replaceTokens } from './tokens'
import type { z } from 'zod'
import { mapStrings } from '../schema/walk'

type Report = (finding: Finding) => void

/** Asks the block of a section which pages of its own it makes. */
export type AskPages = (section: RawSection, source: JsonPath, context: PagesContext) => readonly OwnPage[]

/** Most pages that the sections of all pages make of their own. */
const OWN_MOST = 5_000
/** The anchor of a section with pages of its own, unless it has one: who goes from one to the next stays at its place. */
const ANCHOR = 'list'

/** What is asked while pages are made: the block, and what it may ask in turn. */
export type OwnPages = { ask: (page: ExpandedPage, section: RawSection, source: JsonPath) => readonly OwnPage[]; made: number; report: Report }

/** Prepares what blocks may ask of a file. */
export function ownPagesIn(file: PagesFile, presence: Presence, askPages: AskPages, block: z.ZodType, report: Report): OwnPages {
  const lists = new Map<string, ListedItem[]>()
  const { collections = {}, itemFields = {} } = file
  const contextOf = ({ language }: ExpandedPage): PagesContext => ({
    itemsOf: (name) => {
      const list = lists.get(name) ?? listOf(file, presence, Object.hasOwn(collections, name) ? name : '')
      lists.set(name, list)
      return list
    },
    fieldsOf: (name) => (Object.hasOwn(itemFields, name) ? (itemFields[name] ?? []) : []),
    pageWord: (number) => wordsIn(language.settings).pageNumber.replace('{n}', String(number)),
  })
  const filled = (page: ExpandedPage, section: RawSection) =>
    mapStrings(
      block,
      section,
      replaceTokens(page.scope, () => {}, []),
    )
  return { ask: (page, section, source) => askPages(filled(page, section), source, contextOf(page)), made: 0, report }
}

function listOf({ collections = {}, pages }: PagesFile, presence: Presence, name: string): ListedItem[] {
  const template = pages.find(({ each }, index) => each === name && presence.page(index))
  return template ? (collections[name] ?? []).filter(presence.item).map((item) => ({ ...item, href: itemAddress(template.path, item.slug) })) : []
}

/** A page, and the pages that one of its sections makes of it. */
export function withOwnPages(page: ExpandedPage, own: OwnPages): ExpandedPage[] {
  const makers = page.sections.flatMap(({ section, source }, index) => {
    const made = own.ask(page, section, source)
    return made.length > 0 ? [{ made, index, source }] : []
  })
  const [maker, second] = makers
  if (second) own.report(at(second.source, message('ownPagesHere', { why: 'another section of this page does already' })))
  if (!maker) return [page]
  own.made += maker.made.length
  if (own.made > OWN_MOST) {
    own.report(at(maker.source, message('tooMuch', { limit: `${OWN_MOST.toLocaleString('en')} pages that sections make of their own` })))
    return [page]
  }
  const { title, description } = page.entry
  const pageWith = (view: OwnView) => ({
    ...page,
    sections: page.sections.map((placed, index) => {
      if (index !== maker.index) return placed
      const anchor = placed.section.id ?? ANCHOR
      return { ...placed, section: { ...placed.section, id: anchor }, own: { base: page.path, anchor, view } }
    }),
  })
  const variants = maker.made.map(({ path, words, view }) => {
    const entry = { ...page.entry, title: [title, ...words].join(' – '), ...(description !== undefined && { description: `${words.join(' – ')}: ${description}` }) }
    return { ...pageWith(view), path: ownAddress(page.path, path), entry, continues: page.path }
  })
  return [pageWith({}), ...variants]
}

/** Reports sections that would make pages of a page of which there are many, or none to which one can go. */
export function refuseOwnPages(page: ExpandedPage, own: OwnPages): void {
  for (const { section, source } of page.sections) {
    if (own.ask(page, section, source).length > 0) own.report(at(source, message('ownPagesHere', { why: 'it cannot have here: its page is not the only one of its kind' })))
  }
}

/** Reports pages of their own that have the address of another page, at the section that makes them. */
export function checkOwnPaths(pages: readonly ExpandedPage[], report: Report): void {
  const seen = new Map<string, number>()
  for (const { path } of pages) seen.set(path, (seen.get(path) ?? 0) + 1)
  for (const { path, continues, sections } of pages) {
    const maker = sections.find(({ own }) => own)
    if (continues !== undefined && maker && (seen.get(path) ?? 0) > 1) report(at(maker.source, message('ownPageTaken', { path })))
  }
}
