import type { ItemField } from './itemField'
import type { Entry } from './message'
import type { ListedItem } from './resolve'

/** Tells what is wrong at `path` inside the section. */
export type Report = <Words extends object>(path: readonly (string | number)[], entry: Entry<Words>, words: Words) => void

/** What a block may ask and tell when it looks for what its schema cannot say. Its `check.ts` lists what it may tell as `messages`. */
export type CheckContext = {
  report: Report
  /** The items of a collection, in the order of pages.json, those that are not part of the site at this time included; empty when there is no such collection. */
  itemsOf: (collection: string) => readonly ListedItem[]
  /** The fields that a collection declares. */
  fieldsOf: (collection: string) => readonly ItemField[]
  /** Those of the item whose page this is; undefined on a page that is made for none. */
  ownFields: readonly ItemField[] | undefined
  /** The known name that was probably meant; undefined when none is near. */
  suggest: (name: string, known: readonly string[]) => string | undefined
}

/** What a block may tell that is no mistake and must not go live all the same; its entry has a rule, by which it can be allowed. */
export type PublishContext = { report: Report }
