import type { Page, Site, Version } from '../site/schema/site'
import { absoluteUrl } from './absoluteUrl'

/** Whether search engines may list a page: not one that is missing, that shows another for want of a translation, or that asks not to be listed. */
export function isFound({ indexed, shows, noindex }: Page): boolean {
  return indexed && shows === undefined && noindex !== true
}

/** The pages that search engines may list. */
export function foundPages(site: Site): Page[] {
  return site.pages.filter(isFound)
}

/** The translations of a page, itself included, as search engines are told of them; none where there is only one. */
export function alternatesOf(page: Page): Version[] {
  const { versions = [], continues } = page
  const real = versions.filter(({ isInstead }) => !isInstead)
  return isFound(page) && real.length > 1 && continues === undefined ? real : []
}

/** The same as links; the page in the language of the site is the one for everybody else, too. */
export function languageLinks(site: Site, page: Page): { rel: 'alternate'; hreflang: string; href: string }[] {
  const alternates = alternatesOf(page)
  const [main] = site.languages ?? []
  const forAll = alternates.find(({ lang }) => lang === main?.lang)
  const link = (hreflang: string, path: string) => ({ rel: 'alternate' as const, hreflang, href: absoluteUrl(site, path) })
  return [...alternates.map(({ lang, path }) => link(lang, path)), ...(forAll ? [link('x-default', forAll.path)] : [])]
}
