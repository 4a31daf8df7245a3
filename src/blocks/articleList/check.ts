import type { CheckContext } from '../../parts/check'
import type { ArticleList } from './schema'

/** What is asked for is there: a category that items have, and somebody who picks picks something. */
export function check({ collection, pick, category }: ArticleList, { itemsOf, report, nothingMatches }: CheckContext): void {
  if (pick?.length === 0) report(['pick'], { name: 'nothingPicked', words: {} })
  const items = itemsOf(collection)
  const categories = [...new Set(items.flatMap((item) => item.category ?? []))]
  if (category !== undefined && items.length > 0 && !categories.includes(category)) nothingMatches(['category'], category, categories)
}
