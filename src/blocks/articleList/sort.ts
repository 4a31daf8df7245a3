import type { ItemField } from '../../parts/itemField'
import { isMoment, momentOf } from '../../parts/moment'
import type { ListedItem } from '../../parts/resolve'
import type { ArticleList } from './schema'

/** The items in the order of one of their fields; those without it last, equal ones as they were. */
export function sorted(items: readonly ListedItem[], { by, order }: NonNullable<ArticleList['sort']>, fields: readonly ItemField[], lang: string): ListedItem[] {
  const options = fields.find(({ name }) => name === by)?.options ?? []
  const keyed = items.map((item) => ({ item, key: keyOf(item, by, options) }))
  const { compare } = new Intl.Collator(lang, { numeric: true })
  const turn = order === 'descending' ? -1 : 1
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
      return turn * (typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other)))
    })
    .map(({ item }) => item)
}

/** What an item is sorted by: a number, also of what has an order of its own, or a text. */
function keyOf(item: ListedItem, by: string, options: readonly string[]): number | string | undefined {
  const fields: Readonly<Record<string, unknown>> = item
  const value = fields[by]
  if (value === undefined) return undefined
  if (options.length > 0) return options.indexOf(String(Array.isArray(value) ? value[0] : value))
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value)
  // Moments are near enough in any one zone, and those with a zone of their own are exact.
  return isMoment(String(value)) ? momentOf(String(value), 'UTC') : String(value)
}
