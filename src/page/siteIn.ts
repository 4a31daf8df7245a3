import { onceFor } from '../parts/onceFor'
import type { Page, Site } from '../site/schema/site'

/** The same site in each of its languages. */
const byLanguage = onceFor((site: Site) => new Map((site.languages ?? []).map(({ lang, settings }): [string, Site] => [lang, { ...site, settings }])))

/** The site in the language of one of its pages: its settings are those of that language. */
export function siteIn(site: Site, { lang }: Pick<Page, 'lang'>): Site {
  return (lang === undefined ? undefined : byLanguage(site).get(lang)) ?? site
}

/** The address of the first page in the language of `site`. */
export function homeIn({ settings, languages = [] }: Pick<Site, 'settings' | 'languages'>): string {
  return languages.find(({ lang }) => lang === settings.lang)?.path || '/'
}

const pathsOf = onceFor((pages: Site['pages']) => new Set(pages.map(({ path }) => path)))

/**
 * Where the name of the site leads: to the first page in the language of `site`. Where that is not part of the site at this time,
 * to the first one that is there in this language, or else to that of the whole site.
 */
export function entranceOf(site: Pick<Site, 'settings' | 'languages' | 'pages'>): string {
  const { settings, languages, pages } = site
  const paths = pathsOf(pages)
  const home = homeIn(site)
  if (paths.has(home)) return home
  const own = languages && pages.find(({ lang, indexed }) => lang === settings.lang && indexed)
  return own?.path ?? (paths.has('/') ? '/' : (pages[0]?.path ?? home))
}

/** The addresses of the first pages of all languages. */
export function homesOf({ languages = [] }: Pick<Site, 'languages'>): ReadonlySet<string> {
  return new Set(['/', ...languages.map(({ path }) => path)])
}
