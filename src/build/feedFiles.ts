import { Feed } from 'feed'
import { absoluteUrl } from '../page/absoluteUrl'
import { foundPages } from '../page/alternates'
import { sharedPicture } from '../page/sharing'
import { siteIn } from '../page/siteIn'
import { type Feed as FeedPlace, feedsOf, isInFeed } from '../parts/feeds'
import { onceFor } from '../parts/onceFor'
import type { Page, Site } from '../site/schema/site'

/** A feed as a page names it to readers. */
export type FeedLink = { href: string; title: string; lang?: string | undefined }

const placesOf = onceFor((site: Site) => feedsOf(foundPages(site), new Map((site.languages ?? []).map(({ lang, path }) => [lang, path]))))

/** The feeds of a site, that of all its items in a language first. */
export function feedLinks(site: Site): FeedLink[] {
  return placesOf(site).map((place) => ({ href: place.address, title: titleOf(site, place), lang: place.lang }))
}

/** Each feed by its path in the output. */
export function feedFiles(site: Site): Record<string, string> {
  return Object.fromEntries(placesOf(site).map((place) => [place.address.slice(1), rss(site, place)]))
}

/** The pages in a feed, the newest first. */
export function feedPages(site: Site, { lang, pattern }: Pick<FeedPlace, 'lang' | 'pattern'>): Page[] {
  return foundPages(site)
    .filter((page) => isInFeed(page) && page.lang === lang && (pattern === undefined || page.pattern === pattern))
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
}

/** That of one kind is called like the page above its items. */
function titleOf(site: Site, { lang, pattern, address }: FeedPlace): string {
  const { name } = siteIn(site, { ...(lang !== undefined && { lang }) }).settings
  const above = pattern && site.pages.find(({ path }) => path === address.replace(/\/rss\.xml$/, ''))?.title
  return above ? `${above} · ${name}` : name
}

function rss(site: Site, place: FeedPlace): string {
  const own = siteIn(site, { ...(place.lang !== undefined && { lang: place.lang }) })
  const pages = feedPages(site, place)
  const { description, lang, footer } = own.settings
  const home = absoluteUrl(site, site.languages?.find((language) => language.lang === place.lang)?.path || '/')
  const feed = new Feed({
    title: titleOf(site, place),
    description,
    id: home,
    link: home,
    language: lang,
    copyright: footer.copyright,
    updated: new Date(pages[0]?.published ?? 0),
    generator: 'Quoin',
    feedLinks: { rss: absoluteUrl(site, place.address) },
  })
  for (const { title, description: summary, path, published, picture } of pages) {
    const image = picture && sharedPicture({ picture, sections: [] }, own.settings)
    feed.addItem({
      title,
      id: absoluteUrl(site, path),
      link: absoluteUrl(site, path),
      date: new Date(published ?? 0),
      ...(summary && { description: summary }),
      ...(image && { image: absoluteUrl(site, image.address) }),
    })
  }
  return feed.rss2()
}
