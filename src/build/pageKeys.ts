import { siteIn } from '../page/siteIn'
import { trailOf } from '../page/trail'
import { neighboursOf, pagesUnder } from '../page/ways'
import { onceFor } from '../parts/onceFor'
import type { Page, Site } from '../site/schema/site'
import { drawnHash, hashOf } from './drawnHash'
import { factsOf } from './pageFacts'
import type { WriteOrder } from './writePages'

/** What pages are drawn with, besides the site. */
type Drawing = Pick<WriteOrder, 'assets' | 'strength' | 'isSearched'>

/**
 * Returns a function from a page to a name for all that its files are made of: two pages with one name have the same files, byte for byte.
 *
 * @param code changes with every line of the compiled engine
 */
export function pageKeys(site: Site, { assets, strength, isSearched = false }: Drawing, code: string): (page: Page) => string {
  // Icons are not among it: each is named where it stands, and drawn as its package has it, which belongs to the code.
  const { pages: _pages, missing: _missing, redirects: _redirects, absent: _absent, over: _over, nextChange: _change, icons: _icons, notFound, ...frame } = site
  const { pageStyles, ...common } = assets
  const languages = frame.languages?.map((language) => ({ ...language, settings: drawnSettings(language.settings) }))
  const shared = hashOf([code, process.version, { ...frame, languages, settings: drawnSettings(frame.settings) }, notFound.pattern, common, strength, isSearched])
  return (page) => hashOf([shared, pageStyles[factsOf(page).named] ?? '', drawnHash(page), readByPage(siteIn(site, page), page)])
}

/** The settings without the facts and addresses that pages use by name: where they are used they stand already. */
function drawnSettings({ facts: _facts, links: _links, ...settings }: Site['settings']): object {
  return settings
}

/** What a page says of other pages: those around it, those it lists and those above it. */
function readByPage(site: Site, page: Page): unknown[] {
  const { before, after } = page.neighbours ? neighboursOf(site, page) : {}
  const listed = page.side === undefined ? undefined : hashOfList(pagesUnder(site, page.side, page.lang))
  return [...[before, after].map((near) => near && [near.title, near.path]), listed, trailOf(site, page)]
}

/** Many pages stand beside one list. */
const hashOfList = onceFor((list: ReturnType<typeof pagesUnder>) => hashOf(list))
