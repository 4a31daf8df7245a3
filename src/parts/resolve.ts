import type { FieldFrame, ItemField } from './itemField'
import type { OwnPlace } from './ownPlace'
import type { Picture } from './picture'

/** An item of a collection as a list shows it. `href` is the address of its page. */
export type ListedItem = {
  slug: string
  title: string
  excerpt: string
  category?: string | undefined
  date?: string | undefined
  readTime?: string | undefined
  picture?: Picture | undefined
  href: string
}

/** What a block's `resolve.ts` may ask of the site while references become values. */
export type ResolveContext = {
  /** The language of the site, for example "en". */
  lang: string
  /** The address of the published site, without a slash at its end. */
  siteUrl: string
  /** The items of a collection, in the order of pages.json, without the one whose page this is; empty when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[]
  /**
   * All items of a collection, and the one whose page this is. It is the same list for all pages: what is found in it once need
   * not be looked for on each page again, of which there may be as many as items.
   */
  allItemsOf: (collection: string) => { items: readonly ListedItem[]; own: ListedItem | undefined }
  /** The item whose page this is, of whatever collection. */
  ownItem: ListedItem | undefined
  /** The fields that a collection declares. */
  fieldsOf: (collection: string) => readonly ItemField[]
  /** The fields of the item whose page this is. */
  ownFields: readonly ItemField[]
  /** With what values of fields are put into words. */
  fieldFrame: FieldFrame
  /** Where the section stands, if it makes pages of its own. */
  ownPlace: OwnPlace | undefined
  /** Says that the entry at `path` inside the section names something that does not exist. */
  unknownItem: (path: readonly (string | number)[], name: string, known: readonly string[]) => void
}
