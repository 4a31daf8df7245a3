import { onceFor } from '../../parts/onceFor'
import { tokensIn } from '../../parts/token'
import { placeOf } from '../expand/shared'
import type { Item, PagesFile } from '../schema/schema'
import { type JsonPath, valueAt } from '../text/jsonPath'
import type { Page, Section } from '../schema/site'

/**
 * Where a text of a page is written: at its own path or, where the page only has a token of the item it is made for, in the
 * item.
 */
export function homeOf(file: PagesFile, page: Page, path: JsonPath): JsonPath {
  const written = valueAt(file, path)
  const item = typeof written === 'string' && written.includes('{') ? itemOf(file, page) : undefined
  const field =
    item &&
    tokensIn(String(written))
      .find(({ name }) => name.startsWith(`${item.alias}.`))
      ?.name.slice(item.alias.length + 1)
  return field !== undefined && item && valueAt(file, [...item.path, field]) !== undefined ? [...item.path, field] : path
}

/** The item that a page is made for. */
export function itemOf(file: PagesFile, { source, path, pattern }: Page): { path: JsonPath; alias: string } | undefined {
  const entry = file.pages[Number(source[1])]
  if (pattern === path || source[0] !== 'pages' || entry?.each === undefined) return undefined
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const index = placesOf(file.collections?.[entry.each] ?? []).get(slug)
  return index === undefined ? undefined : { path: ['collections', entry.each, index], alias: entry.as ?? 'item' }
}

/** Where each item of a collection stands, by its slug: there may be a page for each item. */
const placesOf = onceFor((items: readonly Item[]) => new Map(items.map(({ slug }, index) => [slug, index])))

/** A path inside a section as one in the file: a field that the page says differently of a shared section stands there, and some entries may not be there now. */
export function pathOf({ source, use, overridden, gone }: Section, path: JsonPath): JsonPath {
  return placeOf({ source, gone, ...(use && overridden && { overrides: { keys: new Set(overridden), path: [...use, 'with'] } }) }, path)
}
