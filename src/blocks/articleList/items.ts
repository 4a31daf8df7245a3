import { groupedBy } from '../../parts/groupedBy'
import { onceFor } from '../../parts/onceFor'
import type { ListedItem } from '../../parts/resolve'

/** The items of a collection, in ways to find some of them without going through all. */
export type ItemIndex = {
  slugs: readonly string[]
  bySlug: ReadonlyMap<string, ListedItem>
  categories: readonly string[]
  /** Those of a category, or all; in the order of pages.json, or the newest first. */
  ofCategory: (category: string | undefined, order?: 'newest') => readonly ListedItem[]
}

/** The index of a list of items: a list may stand on the page of each of its items. */
export const indexOf = onceFor(createIndex)

/** The newest first; those without a day last. Days of this form are in order as texts are. */
export function newestFirst(items: readonly ListedItem[]): ListedItem[] {
  return items.toSorted(({ date: one = '' }, { date: other = '' }) => (one === other ? 0 : one < other ? 1 : -1))
}

function createIndex(items: readonly ListedItem[]): ItemIndex {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  const ofSome = items.filter(({ category }) => category !== undefined)
  const groups = groupedBy(ofSome, ({ category }) => category).set(undefined, [...items])
  const sorted = new Map<string | undefined, ListedItem[]>()
  const newestOf = (category: string | undefined) => {
    const list = sorted.get(category) ?? newestFirst(groups.get(category) ?? [])
    sorted.set(category, list)
    return list
  }
  return {
    slugs: [...bySlug.keys()],
    bySlug,
    categories: [...groups.keys()].filter((category) => category !== undefined),
    ofCategory: (category, order) => (order === 'newest' ? newestOf(category) : (groups.get(category) ?? [])),
  }
}
