import type { z } from 'zod'
import type { Visibility } from '../../parts/visibility'
import type { Finding } from '../diagnostics/diagnostic'
import { itemAddress } from '../schema/itemAddress'
import { prune, reaching } from '../schema/prune'
import type { Item, PageEntry } from '../schema/schema'
import { markOf } from '../schema/schemaTree'
import type { Absence, AbsentPage } from '../schema/site'
import type { JsonPath } from '../text/jsonPath'
import { absenceOf, type Calendar } from './schedule'

type Report = (finding: Finding) => void

/** Which pages and items of a file are part of the site at this time. */
export type Presence = {
  page: (index: number) => boolean
  item: (item: Item) => boolean
  /** Pages that are not there, by their address. */
  absent: ReadonlyMap<string, AbsentPage>
}

/** Looks which pages and items are part of the site. */
export function presenceIn(pages: readonly PageEntry[], collections: Readonly<Record<string, readonly Item[]>>, calendar: Calendar, report: Report): Presence {
  const absences = pages.map((page, index) => absenceOf(page, ['pages', index], calendar, report))
  const shown = new Set(pages.filter((_, index) => !absences[index]).map(({ each }) => each))
  const items = new Map<Item, Absence>()
  for (const [name, list] of Object.entries(collections)) {
    // Nothing changes on the day of an item that has no page yet.
    const own = shown.has(name) ? calendar : { ...calendar, changes: [] }
    for (const [index, item] of list.entries()) {
      const absence = absenceOf(item, ['collections', name, index], own, report)
      if (absence) items.set(item, absence)
    }
  }
  const absent = new Map<string, AbsentPage>()
  pages.forEach(({ path, title, each = '', linksToIt }, index) => {
    const absence = absences[index]
    if (absence) absent.set(path, { ...absence, path, title, dropsLinks: linksToIt === 'drop' })
    for (const item of Object.hasOwn(collections, each) ? (collections[each] ?? []) : []) {
      const [why, drops] = items.has(item) ? [items.get(item), item.linksToIt] : [absence, linksToIt]
      const own = itemAddress(path, item.slug)
      if (why) absent.set(own, { ...why, path: own, title: item.title, dropsLinks: drops === 'drop' })
    }
  })
  return { page: (index) => absences[index] === undefined, item: (item) => !items.has(item), absent }
}

const INTO_TIMED = reaching((schema) => markOf(schema).timed === true)

/**
 * Takes out of a section, or of the settings of the site, the links and buttons that are not part of it at this time, and the fields that
 * say so of all others.
 *
 * @param placeOf leads from a path in it to where that is written
 */
export function withoutAbsent<Value>(
  schema: z.ZodType,
  value: Value,
  placeOf: (path: JsonPath) => JsonPath,
  { calendar, report }: { calendar: Calendar; report: Report },
): { value: Value | undefined; gone: JsonPath[] } {
  const entry = (fields: Visibility, path: JsonPath) => absenceOf(fields, placeOf(path), calendar, report) !== undefined
  return prune(schema, value, { into: INTO_TIMED, entry })
}
