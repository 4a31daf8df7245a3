import { absoluteUrl } from '../page/absoluteUrl'
import { foundPages, languageLinks } from '../page/alternates'
import { sharedPicture } from '../page/sharing'
import type { Site } from '../site/schema/site'
import { escapeMarkup } from '../site/text/escape'

/** Most addresses of one file, and most characters: sitemaps.org allows 50,000 and 50 MB, in which a letter may take several bytes. */
const MOST = 50_000
const LONGEST = 16 * 1024 * 1024
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * The files that name every page to search engines, by their path in the output: `sitemap.xml`, which names further ones where the
 * pages are too many for one.
 *
 * @param most addresses of one file
 */
export function sitemapFiles(site: Site, most = MOST): Record<string, string> {
  const parts = partsOf(entriesOf(site), most)
  const [only, ...more] = parts.map(pageList)
  if (only !== undefined && more.length === 0) return { 'sitemap.xml': only }
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, pageList(part)] as const)
  const list = named.map(([name]) => `<sitemap><loc>${escapeMarkup(absoluteUrl(site, `/${name}`))}</loc></sitemap>`)
  return { 'sitemap.xml': `${XML}\n<sitemapindex xmlns="${SCHEMA}">\n${list.join('\n')}\n</sitemapindex>\n`, ...Object.fromEntries(named) }
}

/** Entries in their order, in as few lists as may be; one list where there are none. */
function partsOf(entries: readonly string[], most: number): string[][] {
  const parts: string[][] = [[]]
  let length = 0
  for (const entry of entries) {
    const last = parts.at(-1)
    if (last && last.length < most && length + entry.length <= LONGEST) last.push(entry)
    else {
      parts.push([entry])
      length = 0
    }
    length += entry.length
  }
  return parts
}

function entriesOf(site: Site): string[] {
  return foundPages(site).map((page) => {
    const { path, modified, published, picture } = page
    const day = modified ?? published
    const image = picture && sharedPicture({ picture, sections: [] }, site.settings)
    const shown = image ? `<image:image><image:loc>${escapeMarkup(absoluteUrl(site, image.address))}</image:loc></image:image>` : ''
    return `<url><loc>${escapeMarkup(absoluteUrl(site, path))}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${translations(site, page)}${shown}</url>`
  })
}

/** A file with entries; it says what only some of them need to be understood. */
function pageList(urls: readonly string[]): string {
  const says = (sign: string) => urls.some((url) => url.includes(sign))
  const images = says('<image:') ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''
  const languages = says('<xhtml:') ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `${XML}\n<urlset xmlns="${SCHEMA}"${languages}${images}>\n${urls.join('\n')}\n</urlset>\n`
}

/** The same page in other languages, for search engines that read the sitemap alone. */
function translations(site: Site, page: Site['pages'][number]): string {
  return languageLinks(site, page)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`)
    .join('')
}
