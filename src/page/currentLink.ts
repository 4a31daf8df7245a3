type Link = { href: string }

/** Whether a page lies below the page that a link leads to, as an article below the list of articles. Below the home page lies nothing by itself. */
const isBelow = (path: string, href: string) => href !== '/' && path.startsWith(`${href}/`)
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Returns the `aria-current` of a link on the page at `path`: "page" where it leads to that page, "true" where to one above it. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return isBelow(path, href) ? 'true' : undefined
}

/** Returns whether the page at `path` is one of a group of links, below one of them, or beside them in their folder. */
export function isInGroup(links: readonly Link[], path: string): boolean {
  const folder = folderOf(path)
  return links.some(({ href }) => currentOf(href, path) !== undefined || (folder !== '' && folderOf(href) === folder))
}
