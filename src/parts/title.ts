/** The title of a page as browser tabs and search results show it: it ends in the name of the site unless it holds it. */
export function fullTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} · ${siteName}`
}
