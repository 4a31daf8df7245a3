import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WrittenFile } from '../../site/schema/schema'

/** What a site can begin as; the pages of each are in the file of that name beside this one. */
export const KINDS = {
  firm: 'a firm: services, people, contact',
  shop: 'a shop window: goods, opening hours, the way there',
  portfolio: 'a portfolio: works with year and kind, about you',
  conference: 'a conference: talks with room and time, the way there',
  page: 'a single page',
} as const
export type Kind = keyof typeof KINDS

export type Wanted = { name: string; lang: string; accent?: string | undefined; kind: Kind }

/**
 * The text of a content file for a site that begins; the sentences in it say what is to stand in their place.
 *
 * @param schemaRef the way from it to the schema
 */
export function newSite({ name, lang, accent, kind }: Wanted, schemaRef = './schema/pages.schema.json'): string {
  const site: WrittenFile['site'] = { name, lang, ...(accent !== undefined && { theme: { accent } }) }
  const parts: Pick<WrittenFile, 'collections' | 'pages'> = JSON.parse(readFileSync(join(import.meta.dirname, `${kind}.json`), 'utf8'))
  return `${JSON.stringify({ $schema: schemaRef, site, ...parts }, null, 2)}\n`
}
