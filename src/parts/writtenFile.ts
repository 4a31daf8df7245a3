/** Files at the root that a build writes for readers and search engines, and that a link may lead to. */
export const WRITTEN_FILES: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt', '/site.webmanifest'])

/** Whether an address may be that of such a file. Feeds lie in several places, where a site has them. */
export function isWrittenFile(path: string): boolean {
  return WRITTEN_FILES.has(path) || isFeed(path)
}

/** Whether an address is that of a feed, if there is one. */
export function isFeed(path: string): boolean {
  return path.startsWith('/') && path.endsWith('/rss.xml')
}
