import type { ItemField } from './itemField'
import type { ListedItem } from './resolve'

/** What a page of its own shows of a section, by names that only the block knows. */
export type OwnView = Readonly<Record<string, string | number>>

/**
 * A page that a section makes of the page on which it stands, such as the second of a long list: its address below that page, the
 * words that its title has besides, and what it shows.
 */
export type OwnPage = { path: string; words: readonly string[]; view: OwnView }

/** Where a section stands that makes pages of its own: the address of the page of which they are made, and what is shown on this one. */
export type OwnPlace = { base: string; anchor: string; view: OwnView }

/** What a block's `pages.ts` may ask of the site. */
export type PagesContext = {
  /** The items of a collection that are part of the site; empty when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[]
  /** The fields that a collection declares. */
  fieldsOf: (collection: string) => readonly ItemField[]
  /** The word for the page of a number, as in "Page 2". */
  pageWord: (number: number) => string
}

/** The address of a page of its own. */
export function ownAddress(base: string, path: string): string {
  return base === '/' ? `/${path}` : `${base}/${path}`
}
