import type { ResolveContext } from '../../parts/resolve'
import type { Article } from './schema'

/** On the page of an item an article has the picture of the item, unless it has one of its own. */
export function resolve(article: Article, { ownItem }: Pick<ResolveContext, 'ownItem'>): Article {
  const picture = article.picture ?? ownItem?.picture
  return picture ? { ...article, picture } : article
}
