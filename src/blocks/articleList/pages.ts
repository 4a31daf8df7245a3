import type { OwnPage, PagesContext } from '../../parts/ownPage'
import { choose } from './choose'
import { fieldAddress, optionsOf } from './choices'
import type { ArticleList } from './schema'

/** The pages that follow the first one, of all items and of those of each option. */
export function pages({ filter, perPage, ...choice }: ArticleList, { itemsOf, fieldsOf, pageWord }: PagesContext): OwnPage[] {
  if (filter === undefined && perPage === undefined) return []
  const fields = fieldsOf(choice.collection)
  // On no page of its own a list leaves an item out, and in whatever order they are as many.
  const items = choose({ ...choice, sort: undefined }, { items: itemsOf(choice.collection), own: undefined, fields, lang: 'en' }, () => {})
  const after = (count: number) => Array.from({ length: pageCount(count, perPage) - 1 }, (_, index) => index + 2)
  const options = filter === undefined ? [] : optionsOf(items, filter, fields)
  return [
    ...after(items.length).map((page) => ({ path: `page/${page}`, words: [pageWord(page)], view: { page } })),
    ...options.flatMap(({ words, address, count }) => {
      const path = `${fieldAddress(filter ?? '')}/${address}`
      const others = after(count).map((page) => ({ path: `${path}/page/${page}`, words: [words, pageWord(page)], view: { option: words, page } }))
      return [{ path, words: [words], view: { option: words } }, ...others]
    }),
  ]
}

/** How many pages so many items need; one, when there are none. */
export function pageCount(count: number, perPage = count): number {
  return Math.max(1, Math.ceil(count / perPage))
}
