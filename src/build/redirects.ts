import { decodedAddress } from '../site/check/oldAddress'
import { escapeMarkup } from '../site/text/escape'
import type { Redirect, Site } from '../site/schema/site'
import { absoluteUrl } from '../page/absoluteUrl'
import { basePath } from '../parts/siteBase'
import { policyForMeta } from './headers'

/** An address as it may stand in any of the files below: what could mean something to one of them is escaped. */
export function escapedAddress(href: string): string {
  // A host with letters beyond ASCII as the network writes it.
  const address = href.replace(/^https?:\/\/[^/?#]+/i, (origin) => new URL(origin).origin)
  return address.replaceAll(/[^\w\-.~:/?#[\]@!&()*+,;=%]/gu, (character) => (character === "'" ? '%27' : encodeURIComponent(character)))
}

/** Where a redirect leads, as it may stand in any of the files below: on the host, below the path of the site, if it has one. */
export function targetOf({ to }: Redirect, base = ''): string {
  const target = escapedAddress(to)
  return target.startsWith('/') ? base + target : target
}

/** Returns the text of _redirects, a line "from to 301" for each redirect, as Netlify, Cloudflare and our own server read it. */
export function redirectLines(redirects: readonly Redirect[], base = ''): string {
  return `# Addresses that have moved\n${redirects.map((redirect) => `${escapedAddress(redirect.from)} ${targetOf(redirect, base)} 301\n`).join('')}`
}

/** Returns the target of each old address in the text of a _redirects file. */
export function readRedirects(text: string): Map<string, string> {
  const rules = text.split('\n').filter((line) => line.startsWith('/'))
  return new Map(rules.map((line) => line.split(' ')).map(([from = '', to = '']) => [decodedAddress(from), to]))
}

/**
 * Returns by file name a page at each old address that forwards to the new one (meta refresh), for hosts that know no redirects.
 * Where its file would be that of a page, or another's, on disks that tell no cases apart, there is none.
 */
export function redirectPages(site: Site): Record<string, string> {
  const taken = new Set(site.pages.map(({ path }) => path.toLowerCase()))
  const own = site.redirects.filter(({ from }) => {
    const place = from.replace(/\.html?$/i, '').toLowerCase()
    const isFree = !taken.has(place) && !/\.html?(?:\/|$)/i.test(from)
    taken.add(place)
    return isFree
  })
  return Object.fromEntries(own.map((redirect) => [`${redirect.from.slice(1)}.html`, redirectPage(site, redirect)]))
}

function redirectPage(site: Site, redirect: Redirect): string {
  const to = escapedAddress(redirect.to)
  const { lang, name } = site.settings
  const target = escapeMarkup(targetOf(redirect, basePath(site.settings.url)))
  const canonical = escapeMarkup(to.startsWith('/') ? absoluteUrl(site, to) : to)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policyForMeta()}">
<title>${escapeMarkup(name)}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical}">
</head>
<body><p><a href="${target}">${canonical}</a></p></body>
</html>
`
}
