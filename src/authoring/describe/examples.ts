import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolveContext } from '../../parts/resolve'

export type Examples = Record<string, Record<string, unknown>>

/** The examples of a block, by name. */
export function examplesOf(type: string): Examples {
  const file = join(import.meta.dirname, '../../blocks', type, 'examples.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const TOYS = ['first-item', 'second-item']

/** The site as an example sees it: each collection has two items, of whatever category the example asks for. */
export function toyContext({ category }: Record<string, unknown>, unknownItem: ResolveContext['unknownItem'] = () => {}): ResolveContext {
  const items = TOYS.map((slug) => ({ slug, title: `Title of ${slug}`, excerpt: `About ${slug}`, category: String(category ?? ''), href: `/items/${slug}` }))
  return { lang: 'en', itemsOf: () => items, allItemsOf: () => ({ items, own: undefined }), ownItem: undefined, unknownItem }
}
