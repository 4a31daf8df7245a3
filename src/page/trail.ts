import { onceFor } from '../parts/onceFor'
import type { Page, Site } from '../site/schema/site'
import { homeIn, homesOf } from './siteIn'

/** A page on the way to another one. */
export type Step = { name: string; path: string }

/** To go through all pages for each of them would take the square of their number. */
const pagesByPath = onceFor((pages: Site['pages']) => new Map(pages.map((page) => [page.path, page])))

/** What the menu and the foot call each page. */
const namesOf = onceFor((settings: Site['settings']) => {
  const bar = settings.navigation.links.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
  const foot = settings.footer.columns.flatMap(({ links }) => links)
  return new Map([...foot, ...bar].flatMap(({ href, label }) => (href === undefined ? [] : [[href, label] as const])))
})

/** The way to a page: the first page, the pages above it, the page itself. Where visitors see it, each is called as in the menu. */
export function trailOf(site: Site, page: Page): Step[] {
  const known = pagesByPath(site.pages)
  const ends = [...page.path.matchAll(/(?<=.)\//g)].map(({ index }) => page.path.slice(0, index))
  const above = [...new Set([homeIn(site), ...ends])].flatMap((path) => known.get(path) ?? [])
  return [...above, page].map((step) => ({ name: site.settings.breadcrumbs ? nameOf(site, step) : step.title, path: step.path }))
}

function nameOf({ settings, languages }: Site, { path, title }: Page): string {
  return namesOf(settings).get(path) ?? (homesOf({ languages }).has(path) ? settings.words.home : title)
}

/** Whether a page shows the way to it, which no block on it does. */
export function showsTrail(site: Site, page: Page): boolean {
  const isShownByBlock = page.sections.some(({ props }) => Array.isArray(props.trail) && props.trail.length > 0)
  return site.settings.breadcrumbs === true && page.indexed && !page.overlay && !homesOf(site).has(page.path) && !isShownByBlock
}
