import type { WrittenFile } from '../../site/schema/schema'
import conference from './conference.json' with { type: 'json' }
import firm from './firm.json' with { type: 'json' }
import page from './page.json' with { type: 'json' }
import portfolio from './portfolio.json' with { type: 'json' }
import shop from './shop.json' with { type: 'json' }

/** What a site can begin as: its pages, and what it is for, in a few words. */
export const KINDS = {
  firm: { is: 'a firm: services, people, contact', parts: firm },
  shop: { is: 'a shop window: goods, opening hours, the way there', parts: shop },
  portfolio: { is: 'a portfolio: works with year and kind, about you', parts: portfolio },
  conference: { is: 'a conference: talks with room and time, the way there', parts: conference },
  page: { is: 'a single page', parts: page },
} as const
export type Kind = keyof typeof KINDS

export type Wanted = { name: string; lang: string; accent?: string | undefined; kind: Kind }

/** The text of a content file for a site that begins; the sentences in it say what is to stand in their place. `schemaRef` is the way from it to the schema. */
export function newSite({ name, lang, accent, kind }: Wanted, schemaRef = './schema/pages.schema.json'): string {
  const site: WrittenFile['site'] = { name, lang, ...(accent !== undefined && { theme: { accent } }) }
  return `${JSON.stringify({ $schema: schemaRef, site, ...KINDS[kind].parts }, null, 2)}\n`
}
