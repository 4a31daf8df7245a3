import type { ItemField } from './itemField'
import type { OwnView } from './ownPlace'
import type { ListedItem } from './resolve'

/**
 * A page that a section makes of the page on which it stands, such as the second of a long list: its address below that page, the
 * words that its title has besides, and what it shows.
 */
export type OwnPage = { path: string; words: readonly string[]; view: OwnView }

/** What a block's `pages.ts` may ask of the site. */
export type PagesContext = {
  /** The items of a collection that are part of the site; empty when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[]
  /** The fields that a collection declares. */
  fieldsOf: (collection: string) => readonly ItemField[]
  /** The word for the page of a number, as in "Page 2". */
  pageWord: (number: number) => string
}
