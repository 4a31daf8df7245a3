import type { ListedItem, ResolveContext } from '../../parts/resolve'
import { indexOf, newestFirst } from './items'
import type { ArticleList } from './schema'

export type ArticleListProps = Omit<ArticleList, 'collection' | 'pick' | 'category' | 'newest'> & { items: ListedItem[] }

/** The items a list names become the items themselves, chosen in the order: hand-picked, of a category, newest. */
export function resolve({ collection, pick, category, newest, ...props }: ArticleList, context: Pick<ResolveContext, 'allItemsOf' | 'unknownItem'>): ArticleListProps {
  const { items, own } = context.allItemsOf(collection)
  const index = indexOf(items)
  const others = (list: readonly ListedItem[]) => list.filter((item) => item !== own)
  if (pick === undefined) {
    const chosen = index.ofCategory(category, newest === undefined ? undefined : 'newest')
    // One of those may be the item whose page this is.
    return { ...props, items: newest === undefined ? others(chosen) : others(chosen.slice(0, newest + 1)).slice(0, newest) }
  }
  const picked = others(
    pick.flatMap((slug, place) => {
      const item = index.bySlug.get(slug)
      if (!item) context.unknownItem(['pick', place], slug, index.slugs)
      return item ? [item] : []
    }),
  ).filter((item) => category === undefined || item.category === category)
  return { ...props, items: newest === undefined ? picked : newestFirst(picked).slice(0, newest) }
}
