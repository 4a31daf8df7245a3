import type { Page, Site } from '../../site/schema/site'

/** The page for an address that is none; of a page that is not part of the site at this time it says so, as pages do of a section. */
export function missingAt(site: Site, pathname: string): Page {
  const page = site.missing.find(({ path }) => pathname.startsWith(`${path}/`)) ?? site.notFound
  const left = site.absent?.find(({ path }) => path === pathname)
  return left ? { ...page, absent: [{ ...left, after: 0, type: 'page', title: `${left.title} (${pathname})` }, ...page.absent] } : page
}
