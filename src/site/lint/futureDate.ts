import { message } from '../diagnostics/catalogue'
import { at } from '../diagnostics/diagnostic'
import type { JsonPath } from '../text/jsonPath'
import type { Rule } from './lint'

/** The earth's earliest time zone is so many milliseconds ahead. */
const EARLIEST_ZONE = 14 * 60 * 60 * 1000

/** A day of publication or change that is nowhere yet. */
export const futureDate: Rule = ({ file }) => {
  const today = new Date(Date.now() + EARLIEST_ZONE).toISOString().slice(0, 10)
  const judge = (entry: object, fields: readonly string[], place: JsonPath) =>
    Object.entries(entry).flatMap(([field, day]) => (fields.includes(field) && typeof day === 'string' && day > today ? [at([...place, field], message('futureDate', { day }))] : []))
  const pages = file.pages.flatMap((page, index) => (page.hidden ? [] : judge(page, ['published', 'modified'], ['pages', index])))
  const items = Object.entries(file.collections ?? {}).flatMap(([name, entries]) => entries.flatMap((item, index) => judge(item, ['date', 'modified'], ['collections', name, index])))
  return [...pages, ...items]
}
