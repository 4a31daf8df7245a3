import { isExternal, isOtherSite } from '../parts/href'
import { cause } from './catalogue'
import { pathFault } from './path'
import { type Finding, at, atKey } from './problem'
import type { SiteSettings } from './schema'
import type { Redirect } from './site'

type Report = (finding: Finding) => void

/** Old addresses: each well formed, no page's own, and leading to its end in one step. */
export function checkRedirects({ redirects = {}, url }: Pick<SiteSettings, 'redirects' | 'url'>, paths: ReadonlySet<string>, report: Report): void {
  for (const [from, to] of Object.entries(redirects)) {
    const place = ['site', 'redirects', from]
    const fault = from === '/' ? 'it is the address of the home page' : oldPathFault(from)
    const end = endOf(to, redirects, url)
    if (fault) report(atKey(place, cause('badPath', { path: from, fault })))
    else if (paths.has(from)) report(atKey(place, cause('redirectOverPage', { path: from })))
    else if (isExternal(to) && !isOtherSite(to)) report(at(place, cause('unsafeHref', { href: to, fault: 'only a page can take the place of a page', suggestion: undefined })))
    else if (end === undefined) report(at(place, cause('redirectLoop', { path: from })))
    else if (end !== to) report(at(place, cause('redirectChain', { path: from, next: to, end })))
  }
}

/** Longest address of a page, in characters. */
const LONGEST = 200

function oldPathFault(from: string): string | undefined {
  if (from.endsWith('/$slug')) return 'each address that has moved is written by itself, without "$slug"'
  return pathFault(from) ?? (from.length > LONGEST ? `it has more than ${LONGEST} characters` : undefined)
}

/** Where somebody ends who follows redirects from an address; undefined when they go round in a circle. */
function endOf(start: string, redirects: Readonly<Record<string, string>>, url: string): string | undefined {
  const seen = new Set<string>()
  let here = start
  for (let next = step(here); next !== undefined; next = step(here)) {
    if (seen.has(here)) return undefined
    seen.add(here)
    here = next
  }
  return here

  function step(href: string): string | undefined {
    // The site's own address in front leads back into the site.
    const path = (href.startsWith(`${url}/`) ? href.slice(url.length) : href).replace(/[?#].*$/, '')
    return path !== '/' && Object.hasOwn(redirects, path) ? redirects[path] : undefined
  }
}

/** The redirects in the order of the file. */
export function redirectsOf(redirects: SiteSettings['redirects'] = {}): Redirect[] {
  return Object.entries(redirects).map(([from, to]) => ({ from, to }))
}
