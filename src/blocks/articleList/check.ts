import type { CheckContext } from '../../parts/check'
import type { ArticleList } from './schema'

/** A category that is asked for is one that items have. */
export function check({ collection, category }: ArticleList, { itemsOf, nothingMatches }: CheckContext): void {
  const items = itemsOf(collection)
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))]
  if (category !== undefined && items.length > 0 && !categories.includes(category)) nothingMatches(['category'], category, categories)
}
