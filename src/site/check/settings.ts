import { betterHref } from '../diagnostics/betterHref'
import { hrefFault, isOtherSite } from '../../parts/href'
import { siteAddress } from '../../parts/siteBase'
import { message } from '../diagnostics/catalogue'
import { TEXT_CONTRAST } from '../../parts/colors'
import { contrastsOf, SHAPE_CONTRAST } from './contrasts'
import { type Finding, at } from '../diagnostics/diagnostic'
import type { PagesFile } from '../schema/schema'
import type { SiteSettings } from '../schema/siteSettings'
import type { JsonPath } from '../text/jsonPath'
import type { Site } from '../schema/site'
import { ENGLISH } from '../schema/words/english'
import { rangeOf } from '../text/location'

type Report = (finding: Finding) => void

/** Reports a "url" that is more than a host, "words" with wrong gaps, and colours of text with a contrast below 3. */
export function checkSettings(settings: SiteSettings, report: Report): void {
  checkUrl(settings.url, report)
  checkWords(settings.words ?? {}, report)
  // Below this, text is lost on many screens; between it and what WCAG asks for there is advice.
  for (const { color, surface, path, ratio, needed } of contrastsOf(settings.theme)) {
    if (needed === TEXT_CONTRAST && ratio < SHAPE_CONTRAST) report(at(['site', 'theme', ...path], message('unreadable', { color, surface, ratio: oneDigit(ratio) })))
  }
}

/** Addresses that are used by name are checked where they are written: else each use would be reported as a mistake of its own. */
export function checkAddresses({ links, profiles = [] }: SiteSettings, report: Report): void {
  const check = (href: string, place: JsonPath) => {
    const fault = hrefFault(href) ?? (isOtherSite(href) ? undefined : 'it is no page of another site')
    if (fault) report(at(place, message('unsafeHref', { href, fault, suggestion: betterHref(href, []) })))
  }
  for (const [name, href] of Object.entries(links)) check(href, ['site', 'links', name])
  profiles.forEach((href, index) => check(href, ['site', 'profiles', index]))
}

/** Rounded down, so that 4.49 does not read like enough. */
export function oneDigit(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function checkUrl(url: string, report: Report): void {
  const { origin, pathname, search, hash } = new URL(url)
  const fault = hrefFault(url) ?? (search || hash ? 'it goes on behind its path' : pathFault(pathname, url))
  if (fault) report(at(['site', 'url'], message('siteUrl', { url, fault, plain: BASE.test(pathname.replace(/\/+$/, '')) ? siteAddress(url) : origin })))
}

/** A path below which a site can lie: what hosts, their files and addresses read alike. */
const BASE = /^(?:\/[A-Za-z0-9](?:[A-Za-z0-9_.~-]*[A-Za-z0-9_~-])?)*$/

function pathFault(pathname: string, url: string): string | undefined {
  if (url.endsWith('/')) return 'it ends in a slash'
  if (/\.html?$/i.test(pathname)) return 'it is that of a page'
  return pathname === '/' || BASE.test(pathname) ? undefined : 'its path has signs that not every host reads alike'
}

const GAP = /\{[A-Za-z]+\}/g

/** Words of the frame have the gaps of the English ones, and no others. */
function checkWords(words: NonNullable<SiteSettings['words']>, report: Report): void {
  for (const [name, given = ''] of Object.entries(words)) {
    const english: string = ENGLISH[name as keyof typeof ENGLISH]
    const known: readonly string[] = english.match(GAP) ?? []
    for (const gap of known) if (!given.includes(gap)) report(at(['site', 'words', name], message('missingGap', { gap, example: english })))
    for (const match of given.matchAll(GAP)) {
      if (!known.includes(match[0])) report(at(['site', 'words', name], message('unknownGap', { gap: match[0], known }), rangeOf(match)))
    }
  }
}

/** Reports pages and items whose "modified" is a day before that of their publication. */
export function checkDates(file: PagesFile, report: Report): void {
  const check = (published: string | undefined, modified: string | undefined, place: JsonPath) => {
    if (published && modified && modified < published) report(at([...place, 'modified'], message('modifiedTooEarly', { modified, published })))
  }
  file.pages.forEach((page, index) => check(page.published, page.modified, ['pages', index]))
  for (const [name, items] of Object.entries(file.collections ?? {})) items.forEach(({ date, modified }, index) => check(date, modified, ['collections', name, index]))
}

/** Reports pages with "overlay" whose first section has no dark ground: the bar's light letters could not be read there. */
export function checkOverlays({ pages }: Pick<Site, 'pages'>, report: Report): void {
  for (const { overlay, sections, source } of pages) {
    const surface = sections[0]?.attributes['data-surface']
    if (overlay && surface !== undefined && surface !== 'dark' && surface !== 'picture') report(at([...source, 'overlay'], message('overlayOnLight', { surface: surface })))
  }
}
