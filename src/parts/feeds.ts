/** A feed that a site has: of all dated items in a language, or of those that one template makes pages of. */
export type Feed = { address: string; lang: string | undefined; pattern?: string }

/** What of a page decides whether it is in a feed. */
type Dated = { pattern: string; published?: string | undefined; lang?: string | undefined }

const TEMPLATE = /\/\$slug$/

/** Whether a page is in a feed: it is made for an item, and dated. */
export function isInFeed({ pattern, published }: Dated): boolean {
  return published !== undefined && TEMPLATE.test(pattern)
}

/**
 * The feeds of a site: one for each language that has dated items, and where these are of several kinds, one for each kind.
 *
 * @param homes address of the first page of each language; "/" for one that is not among them
 */
export function feedsOf(pages: readonly Dated[], homes: ReadonlyMap<string | undefined, string>): Feed[] {
  const kinds = new Map<string, Dated>()
  for (const page of pages) if (isInFeed(page)) kinds.set(page.pattern, page)
  const langs = new Set([...kinds.values()].map(({ lang }) => lang))
  const found = new Map<string, Feed>()
  for (const lang of langs) {
    const own = [...kinds.values()].filter((kind) => kind.lang === lang)
    const home = (homes.get(lang) ?? '/').replace(/\/$/, '')
    found.set(`${home}/rss.xml`, { address: `${home}/rss.xml`, lang })
    if (own.length < 2) continue
    for (const { pattern } of own) {
      const address = pattern.replace(TEMPLATE, '/rss.xml')
      if (!found.has(address)) found.set(address, { address, lang, pattern })
    }
  }
  return [...found.values()]
}
