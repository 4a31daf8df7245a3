import type { Page, Site, Version } from '../site/schema/site'
import { absoluteUrl } from './absoluteUrl'

/** The pages that search engines may list: all but those that show another one for want of a translation. */
export function foundPages(site: Site): Page[] {
  return site.pages.filter(({ shows }) => shows === undefined)
}

/** The translations of a page, itself included, as search engines are told of them; none where there is only one. */
export function alternatesOf({ versions = [], continues, shows, indexed }: Page): Version[] {
  const real = versions.filter(({ isInstead }) => !isInstead)
  return indexed && real.length > 1 && continues === undefined && shows === undefined ? real : []
}

/** The same as links; the page in the language of the site is the one for everybody else, too. */
export function languageLinks(site: Site, page: Page): { rel: 'alternate'; hreflang: string; href: string }[] {
  const alternates = alternatesOf(page)
  const [main] = site.languages ?? []
  const forAll = alternates.find(({ lang }) => lang === main?.lang)
  const link = (hreflang: string, path: string) => ({ rel: 'alternate' as const, hreflang, href: absoluteUrl(site, path) })
  return [...alternates.map(({ lang, path }) => link(lang, path)), ...(forAll ? [link('x-default', forAll.path)] : [])]
}
