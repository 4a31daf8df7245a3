import type { ListedItem, ResolveContext } from '../../parts/resolve'
import type { ArticleList } from './schema'

export type ArticleListProps = Omit<ArticleList, 'collection' | 'pick' | 'category' | 'newest'> & { items: ListedItem[] }

/** The items a list names become the items themselves, chosen in the order: hand-picked, of a category, newest. */
export function resolve({ collection, pick, category, newest, ...props }: ArticleList, context: ResolveContext): ArticleListProps {
  const all = context.itemsOf(collection)
  const bySlug = new Map(all.map((item) => [item.slug, item]))
  const slugs = [...bySlug.keys()]
  const picked = pick?.flatMap((slug, index) => {
    const item = bySlug.get(slug)
    if (!item) context.unknownItem(['pick', index], slug, slugs)
    return item ? [item] : []
  })
  const chosen = (picked ?? all).filter((item) => category === undefined || item.category === category)
  if (newest === undefined) return { ...props, items: chosen }
  const byDate = chosen.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  return { ...props, items: byDate.slice(0, newest) }
}
