import { fontsNamed } from './fontPairs'
import { isTemplate } from './itemAddress'
import { paletteOf, PLAIN_ACCENT } from './palette'
import type { WrittenFile } from './schema'
import type { SiteSettings } from './siteSettings'
import type { ThemeSettings, WrittenTheme } from './themeSchema'
import { wordsIn } from './words'

/** A host that nobody has: no site with it goes live. */
export const NO_HOST = 'https://example.com'
/** A disc: the mark of a site that has none. */
const DISC = { viewBox: '0 0 32 32', path: 'M16 3a13 13 0 1 0 0 26a13 13 0 1 0 0-26z' }
/** What the line of rights begins with where only the name of the site is said. */
export const RIGHTS = '© '
/** So many links fit into a bar. */
const MOST_LINKS = 6

/** What the settings of a file say, and what holds where they say nothing. */
export function completeSettings(file: Pick<WrittenFile, 'site' | 'pages'>): SiteSettings {
  const { site, pages } = file
  const { theme = {}, navigation = {}, footer = {}, lang = 'en' } = site
  const home = pages.find(isShownHome)
  return {
    url: NO_HOST,
    description: home?.description ?? home?.title ?? site.name,
    logo: DISC,
    contact: {},
    links: {},
    facts: {},
    ...site,
    lang,
    theme: completeTheme(theme),
    navigation: navigation.links ? { ...navigation, links: navigation.links } : { ...navigation, links: linksOf(file), isMade: true },
    footer: { ...footer, columns: footer.columns ?? [], copyright: footer.copyright ?? RIGHTS + site.name },
  }
}

const EMPTY = { navigation: { links: [] }, footer: { columns: [] } }

/** Settings of which something was taken out: a list that has become empty is an empty list. */
export function withLists<Settings extends Pick<SiteSettings, 'navigation' | 'footer'>>(settings: Settings): Settings {
  const { navigation, footer } = settings
  return { ...settings, navigation: { ...EMPTY.navigation, ...navigation }, footer: { ...EMPTY.footer, ...footer } }
}

/** Every colour of a theme, and its fonts by name. A site that says dark colours has them where visitors want them. */
function completeTheme({ fonts, darkColors, ...said }: WrittenTheme): ThemeSettings {
  const { accent, colors, scheme = darkColors ? 'auto' : 'light' } = said
  const brand = accent ?? colors?.accent ?? PLAIN_ACCENT
  return {
    ...said,
    scheme,
    colors: paletteOf(brand, colors, scheme === 'dark' ? 'dark' : 'light'),
    ...(scheme === 'auto' && { darkColors: paletteOf(brand, darkColors, 'dark') }),
    ...(fonts && { fonts: fontsNamed(fonts) }),
  }
}

/** The page for unknown addresses; one that is not written has no sections, and the frame says what there is to say. */
export function completeNotFound({ notFound, site }: Pick<WrittenFile, 'notFound' | 'site'>): NonNullable<WrittenFile['notFound']> {
  return notFound ?? { title: wordsIn({ lang: site.lang ?? 'en', words: site.words }).lostTitle, sections: [] }
}

/** The first page, where it says what the site is: what is not public yet does not. */
export function isShownHome({ path, hidden, from }: Pick<WrittenFile['pages'][number], 'path' | 'hidden' | 'from'>): boolean {
  return path === '/' && !hidden && from === undefined
}

/** Links to the pages just below the first one, in their order, by their titles; each comes and goes with its page. */
function linksOf(file: Pick<WrittenFile, 'site' | 'pages'>): SiteSettings['navigation']['links'] {
  return listedPages(file).map(({ title, path, from, until }) => ({ label: title, href: path, ...(from !== undefined && { from }), ...(until !== undefined && { until }) }))
}

/** The pages to which the bar of a site leads that says nothing of its links. */
export function listedPages({ pages, site }: Pick<WrittenFile, 'site' | 'pages'>): WrittenFile['pages'] {
  const others = Object.values(site.locales ?? {}).flatMap(({ path = '' }) => (path === '' ? [] : [path]))
  return pages.filter(({ path, hidden }) => /^\/[^/]+$/.test(path) && !isTemplate(path) && !hidden && !others.includes(path)).slice(0, MOST_LINKS)
}
