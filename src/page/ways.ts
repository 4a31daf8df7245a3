import { groupedBy } from '../parts/groupedBy'
import { onceFor } from '../parts/onceFor'
import type { Page, Site } from '../site/schema/site'

/** A page in a list of pages, with those below it. */
export type Listed = { path: string; title: string; inner: Listed[] }

const byPattern = onceFor((pages: Site['pages']) => groupedBy(pages, ({ pattern, lang }) => `${lang} ${pattern}`))
const places = onceFor((pages: readonly Page[]) => new Map(pages.map(({ path }, index) => [path, index])))

/** The pages of the items before and after that of a page, in the order of the collection. */
export function neighboursOf(site: Pick<Site, 'pages'>, page: Page): { before?: Page | undefined; after?: Page | undefined } {
  const alike = byPattern(site.pages).get(`${page.lang} ${page.pattern}`) ?? []
  const place = places(alike).get(page.path)
  return place === undefined ? {} : { before: alike[place - 1], after: alike[place + 1] }
}

const lists = onceFor((_pages: Site['pages']) => new Map<string, Listed[]>())

/** The pages at an address and below it, in the order of the site; those below another one of them inside of it. */
export function pagesUnder({ pages }: Pick<Site, 'pages'>, path: string, lang: string | undefined): Listed[] {
  const known = lists(pages)
  const found = known.get(`${lang} ${path}`) ?? listUnder(pages, path, lang)
  known.set(`${lang} ${path}`, found)
  return found
}

function listUnder(pages: Site['pages'], path: string, lang: string | undefined): Listed[] {
  const listed = new Map<string, Listed>()
  const top: Listed[] = []
  for (const page of pages) {
    const isUnder = page.path === path || page.path.startsWith(path === '/' ? '/' : `${path}/`)
    if (!isUnder || page.lang !== lang || page.continues !== undefined || !page.indexed) continue
    const own: Listed = { path: page.path, title: page.title, inner: [] }
    listed.set(page.path, own)
    const above = page.path === path ? undefined : nearest(listed, page.path, path)
    if (above) above.inner.push(own)
    else top.push(own)
  }
  return top
}

/** The nearest page above another that is in the list; the first page of all, `path`, is above none. */
function nearest(listed: ReadonlyMap<string, Listed>, path: string, first: string): Listed | undefined {
  for (let end = path.lastIndexOf('/'); end > first.length; end = path.lastIndexOf('/', end - 1)) {
    const found = listed.get(path.slice(0, end))
    if (found) return found
  }
  return undefined
}
