import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../site/text/jsonPath'
import { KINDS } from './newSite'

/** What a page can begin as: what it is for, in which kind of site, and all of it but its address. */
export type PageTemplate = { title: string; of: string; page: Record<string, unknown> } & (
  | { is: 'page' }
  /** One page for each item of a collection, which has none yet. */
  | { is: 'items'; collection: string }
)

type Page = Record<string, unknown> & { path: string; title: string; sections: Record<string, unknown>[] }

const read = (name: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'))

/** The pages of the kinds of site that can stand in any other, with links to no page that a file does not have; and pages for its items. */
export function pageTemplates(value: unknown): PageTemplate[] {
  const { pages, collections } = isObject(value) ? value : {}
  const own = (Array.isArray(pages) ? pages : []).filter(isObject)
  const addresses = new Set(own.map(({ path }) => path))
  const shown = new Set(own.map(({ each }) => each))
  const items = Object.keys(isObject(collections) ? collections : {}).filter((name) => !shown.has(name))
  return [
    ...Object.entries(KINDS).flatMap(([kind, meaning]) => {
      const of = meaning.replace(/:.*/, '')
      return (read(kind) as { pages: Page[] }).pages
        .filter(isAnywhere)
        .map(({ path: _, ...page }) => ({ is: 'page' as const, title: page.title, of, page: linked(page, addresses) }))
    }),
    ...items.map((collection) => ({ is: 'items' as const, title: collection, of: 'collections', collection, page: { ...(read('items') as object), each: collection } })),
  ]
}

/** Whether a page needs nothing of its site but blocks: no collection. */
const isAnywhere = ({ each, sections }: Page) => each === undefined && sections.every(({ collection }) => collection === undefined)

/** A page whose links to other pages of its site lead home. */
function linked(page: Record<string, unknown>, addresses: ReadonlySet<unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(page), (key, value) => (key === 'href' && typeof value === 'string' && value.startsWith('/') && !addresses.has(value) ? '/' : value))
}
