import type { PagesFile } from '../../schema/pages'

/** The real site with copies of its pages until it has so many: as JSON. Articles count as the pages they become. */
export function grownSite(content: string, count: number): string {
  const site: PagesFile = JSON.parse(content)
  const originals = site.pages.filter((page) => page.each === undefined)
  const articles = Object.values(site.collections ?? {}).reduce((sum, own) => sum + (Array.isArray(own) ? own : own.items).length, 0)
  for (let copy = 0; originals.length + articles + copy < count; copy++) {
    const page = originals[copy % originals.length]
    if (page) site.pages.push({ ...page, path: `/copy-${copy}${page.path === '/' ? '' : page.path}`, title: `${page.title} ${copy}` })
  }
  return JSON.stringify(site, null, 1)
}
