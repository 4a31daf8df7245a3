import { isExternal, isOtherSite } from '../../parts/href'
import { fileAddress, isFileHref } from '../../parts/storedFile'
import { nearPage } from '../diagnostics/betterHref'
import { message } from '../diagnostics/catalogue'
import { near } from '../diagnostics/suggest'
import type { SiteMap } from './siteMap'
import { ownPath } from './ownPath'
import { decodedAddress, oldAddress, oldAddressFault } from './oldAddress'
import { type Finding, at, atKey } from '../diagnostics/diagnostic'
import type { SiteSettings } from '../schema/siteSettings'
import type { JsonPath } from '../text/jsonPath'
import type { Redirect } from '../schema/site'

type Report = (finding: Finding) => void

/** Reports redirects from an address that is malformed or a page's own, to what is no page, in a circle, or in more than one step. */
export function checkRedirects(
  { redirects = {}, url }: Pick<SiteSettings, 'redirects' | 'url'>,
  { pages, absentPages, moved }: Pick<SiteMap, 'pages' | 'absentPages' | 'moved'>,
  report: Report,
): void {
  const endOf = follower(moved, url)
  // On the day on which the page comes, the redirect would be in its way, and nobody would be there to see it.
  const isTaken = (path: string) => pages.has(path) || absentPages.get(path)?.why === 'early'
  const seen = new Map<string, string>()
  for (const [from, to] of Object.entries(redirects)) {
    const place = ['site', 'redirects', from]
    const old = oldAddress(from)
    const twin = seen.get(old)
    const fault = oldAddressFault(from) ?? (twin === undefined ? undefined : `it is the same as "${twin}"`)
    const end = endOf(to)
    seen.set(old, from)
    if (fault) report(atKey(place, message('badOldAddress', { path: from, fault })))
    else if (isTaken(old)) report(atKey(place, message('redirectOverPage', { path: from })))
    else if (isExternal(to) && !isOtherSite(to)) report(at(place, message('unsafeHref', { href: to, fault: 'only a page can take the place of a page', suggestion: undefined })))
    else if (end === undefined) report(at(place, message('redirectLoop', { path: from })))
    else if (end !== to) report(at(place, message('redirectChain', { path: from, next: to, end })))
    else if (isOtherSite(to)) checkOwn(ownPath(to, url), { pages, absentPages }, place, report)
  }
}

/** An address of this site that is written in full leads to a page, as any other does. */
function checkOwn(path: string | undefined, { pages, absentPages }: Pick<SiteMap, 'pages' | 'absentPages'>, place: JsonPath, report: Report): void {
  // A page that is not there at this time is told as any other link to it.
  if (path !== undefined && !pages.has(path) && !absentPages.has(path))
    report(
      at(
        place,
        message(
          'deadLink',
          Object.assign(
            near(path, () => [...pages.keys()], nearPage),
            { moved: undefined },
          ),
        ),
      ),
    )
}

/**
 * Says where somebody ends who follows redirects from an address; undefined when they go round in a circle. Each redirect is
 * followed once, however many lead to it.
 */
function follower(moved: ReadonlyMap<string, string>, url: string): (start: string) => string | undefined {
  const ends = new Map<string, string | undefined>()
  return (start) => {
    const seen = new Set<string>()
    let here: string | undefined = start
    for (let path = movedFrom(here); path !== undefined; path = movedFrom(here)) {
      const isCircle = seen.has(path)
      if (!isCircle && !ends.has(path)) seen.add(path)
      here = isCircle || ends.has(path) ? ends.get(path) : moved.get(path)
      if (isCircle || ends.has(path)) break
    }
    for (const path of seen) ends.set(path, here)
    return here
  }

  function movedFrom(href: string | undefined): string | undefined {
    const path = href === undefined ? undefined : ownPath(href, url)
    return path !== undefined && path !== '/' && moved.has(path) ? path : undefined
  }
}

/** The redirects in the order of the file: each from its one form, and from its own where that is another file's name. */
export function redirectsOf(redirects: SiteSettings['redirects'] = {}): Redirect[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const target = isFileHref(to) ? fileAddress(to) : to
    return [...new Set([oldAddress(from), decodedAddress(from).replace(/\/+$/, '')])].map((address) => ({ from: address, to: target }))
  })
}
