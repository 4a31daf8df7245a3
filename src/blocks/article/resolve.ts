import { shownField, type ShownField } from '../../parts/itemField'
import type { ResolveContext } from '../../parts/resolve'
import type { Article } from './schema'

export type ArticleProps = Omit<Article, 'show'> & { fields?: ShownField[] }

/** On the page of an item an article has the picture of the item, unless it has one of its own, and those fields of the item that it is to show. */
export function resolve({ show = [], ...article }: Article, { ownItem, ownFields, fieldFrame }: Pick<ResolveContext, 'ownItem' | 'ownFields' | 'fieldFrame'>): ArticleProps {
  const picture = article.picture ?? ownItem?.picture
  const declared = show.flatMap((name) => ownFields.filter((field) => field.name === name))
  const fields = ownItem ? declared.flatMap((field) => shownField(field, ownItem, fieldFrame) ?? []) : []
  return { ...article, ...(picture && { picture }), ...(fields.length > 0 && { fields }) }
}
