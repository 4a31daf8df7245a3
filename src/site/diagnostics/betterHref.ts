import { hrefFault } from '../../parts/href'
import { kindOfEnding, placeInMedia } from '../../parts/storedFile'
import { betterPath, pathsMeant, pathTitled } from './betterPath'
import { suggest } from './suggest'

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]|$)/i
/** What has a scheme, or is written like a host, is no page of this site. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|www\.)/i
const PAGE_FILE = /\.(?:html?|php|aspx?)$/i
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i
const NUMBER = /^(?:tel:)?\s*(\+?)([\d\s().-]{7,})$/

/**
 * What was probably meant by an address that may not be used.
 *
 * @param pages addresses of the site's pages
 */
export function betterHref(href: string, pages: readonly string[]): string | undefined {
  const found = candidate(href.trim(), pages)
  return found === undefined || found === href || hrefFault(found) ? undefined : found
}

/** The same in a file that may have any shape, whose pages may be meant by their titles, too. */
export function meantHref(href: string, file: unknown): string | undefined {
  return pathTitled(file, href) ?? betterHref(href, pathsMeant(file))
}

function candidate(href: string, pages: readonly string[]): string | undefined {
  const [, linked] = /^\[[^\]]*\]\(\s*([^\s()]+)\s*\)$/.exec(href) ?? []
  if (linked !== undefined) return hrefFault(linked) ? candidate(linked, pages) : linked
  const [, tagged] = /^<(?:iframe|a|embed|video)\b[^>]*?\b(?:src|href)=["']([^"'\s]+)["']/i.exec(href) ?? []
  if (tagged !== undefined) return hrefFault(tagged) ? candidate(tagged, pages) : tagged
  const [, plus = '', digits] = NUMBER.exec(href) ?? []
  if (digits !== undefined) return `tel:${plus}${digits.replaceAll(/\D/g, '')}`
  if (MAIL.test(href)) return `mailto:${href}`
  const [, to = '', about = ''] = /^mailto:([^?]*)(.*)$/is.exec(href) ?? []
  if (/\s/u.test(to)) return `mailto:${to.replaceAll(/\s+/gu, '')}${about}`
  const [, file] = /^\.{0,2}\/?media\/(.*)$/i.exec(href) ?? []
  if (file !== undefined) return `media/${file}`
  const [, twice] = /^https?:\/*(https?:\/\/.+)$/i.exec(href) ?? []
  if (twice !== undefined) return twice
  if (!hrefFault(href)) return href
  const [, below] = /^(?:\.{0,2}\/)+(.+)$/.exec(href) ?? []
  if (below !== undefined && pages.includes(`/${below.split(/[?#]/)[0]}`)) return `/${below}`
  const [page = '', ...behind] = href.split(/(?=[?#])/)
  // A page as other programs write it, such as "faq.html" or "../faq/".
  const plain = betterPath(page.replace(/^(?:\.{0,2}\/)+/, '') || '/')
  if (page !== '' && !ELSEWHERE.test(page) && plain !== undefined && pages.includes(plain)) return plain + behind.join('')
  if (page !== '' && pages.includes(`/${page}`)) return `/${href}`
  const [first = '', ...inner] = page.split('/')
  if (kindOfEnding(page) !== undefined && (inner.length === 0 || !first.includes('.'))) return placeInMedia(href)
  if (HOST.test(href) && !PAGE_FILE.test(page)) return `https://${href}`
  const [, scheme, rest = ''] = /^(https?):\/*(.*)$/i.exec(href) ?? []
  return scheme && HOST.test(rest) ? `${scheme.toLowerCase()}://${rest}` : undefined
}

/** The page that was meant by an address as other programs write it, such as "/faq.html", or by one that is nearly right. */
export function nearPage(path: string, pages: readonly string[]): string | undefined {
  const plain =
    path
      .toLowerCase()
      .replace(/\/+$/, '')
      .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, '') || '/'
  return pages.find((page) => page === plain) ?? suggest(path, pages)
}
