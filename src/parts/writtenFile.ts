/** Files at the root that a build writes for readers and search engines, and that a link may lead to. */
export const WRITTEN_FILES: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt', '/site.webmanifest'])

/** The one of them that is there only where a site has dated pages of a collection. */
export const FEED = '/rss.xml'
