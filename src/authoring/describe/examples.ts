import { ENGLISH } from '../../site/schema/words/english'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BlockFault } from '../../blocks/blockFault'
import type { ResolveContext } from '../../parts/resolve'

export type Examples = Record<string, Record<string, unknown>>

/**
 * The examples of a block, by name.
 *
 * @throws BlockFault when its file holds none, as while it is being written
 */
export function examplesOf(type: string): Examples {
  const file = join(import.meta.dirname, '../../blocks', type, 'examples.json')
  return existsSync(file) ? examplesIn(readFileSync(file, 'utf8'), type) : {}
}

/** Returns what the text of such a file holds. */
export function examplesIn(text: string, type: string): Examples {
  const found = parsed(text, type)
  if (!isObject(found) || !Object.values(found).every(isObject))
    throw new BlockFault(`src/blocks/${type}/examples.json does not hold examples by their names: { "barest": { … }, … }.`)
  return found as Examples
}

function parsed(text: string, type: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BlockFault(`src/blocks/${type}/examples.json is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const TOYS = ['first-item', 'second-item']

/** The site as an example sees it: each collection has two items, of whatever category the example asks for. */
export function toyContext({ category }: Record<string, unknown>, unknownItem: ResolveContext['unknownItem'] = () => {}): ResolveContext {
  const items = TOYS.map((slug) => ({ slug, title: `Title of ${slug}`, excerpt: `About ${slug}`, category: String(category ?? ''), href: `/items/${slug}` }))
  const fieldFrame = { lang: 'en', timeZone: 'UTC', words: ENGLISH }
  const fields = { fieldsOf: () => [], ownFields: [], fieldFrame, ownPlace: undefined }
  return { ...fields, lang: 'en', siteUrl: 'https://example.com', itemsOf: () => items, allItemsOf: () => ({ items, own: undefined }), ownItem: undefined, unknownItem }
}
