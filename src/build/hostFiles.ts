import type { Site } from '../site/schema/site'
import { absoluteUrl } from '../page/absoluteUrl'
import { iconFile, iconOf } from '../page/icons'
import { basePath } from '../parts/siteBase'
import { endingOf, FILES } from '../parts/storedFile'
import { ASSETS, CACHE, CONTENT_TYPES, isText, securityHeaders } from './headers'
import { feedFiles, feedLinks } from './feedFiles'
import { llms } from './llms'
import { nginxConf } from './nginx'
import { BASE } from './mountPoint'
import { POLICIES, policiesOf, widestEnd } from './policies'
import { redirectLines, redirectPages } from './redirects'
import { sitemapFiles } from './sitemap'

type Files = Record<string, string>

/** Files that hosts, search engines and readers look for, by their path in the output. */
export function hostFiles(site: Site): Files {
  return {
    ...readerFiles(site),
    '.nojekyll': '',
    ...redirectPages(site),
    _redirects: redirectLines(site.redirects, basePath(site.settings.url)),
    _headers: headerRules(site),
    ...policyFile(site),
    ...baseFile(site),
    // Inside the site, so that it always belongs to it; in a folder with a dot, which hosts keep to themselves. It holds
    // nothing but what every response says anyway.
    '.hosts/nginx.conf': nginxConf(site),
  }
}

/** Those that visitors, search engines and readers ask for by their address, by their path in the output. */
export function readerFiles(site: Site): Files {
  const { settings } = site
  const { colors } = settings.theme
  const drawn = drawnLogo(settings)
  const base = basePath(settings.url)
  return {
    'robots.txt': site.madeFor === undefined ? `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n` : 'User-agent: *\nDisallow: /\n',
    ...sitemapFiles(site),
    'llms.txt': llms(site),
    ...feedFiles(site),
    'site.webmanifest': `${JSON.stringify({
      name: settings.name,
      short_name: settings.name,
      description: settings.description,
      lang: settings.lang,
      start_url: `${base}/`,
      display: 'browser',
      background_color: colors.paper,
      theme_color: colors.dark,
      icons: [...(drawn ? [{ src: `${base}/icon.svg`, sizes: 'any', type: 'image/svg+xml' }] : []), { src: base + iconOf(settings, 512), sizes: '512x512', type: 'image/png' }],
    })}\n`,
    ...(drawn && { 'icon.svg': iconSvg(drawn, settings.theme) }),
  }
}

/**
 * For Netlify and Cloudflare. Rules that match the same file add up there, and two values of Cache-Control would be joined
 * into one that means neither. So only the files that never change are given one: all others get the hosts' own, which
 * is "max-age=0, must-revalidate" and says the same as "no-cache".
 */
function headerRules(site: Site): string {
  const { files = {} } = site
  const headers = { ...securityHeaders(true, widestEnd(site)), ...(site.madeFor !== undefined && { 'X-Robots-Tag': 'noindex' }) }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  // One rule for all files of an ending: hosts read a hundred.
  const endings = new Set(Object.keys(files).map((path) => path.slice(path.lastIndexOf('.'))))
  const typed = [
    ...[...endings].sort().map((ending) => [`${FILES}*${ending}`, CONTENT_TYPES[endingOf(ending)]] as const),
    ...feedLinks(site).map(({ href }) => [href, CONTENT_TYPES.rss] as const),
  ]
  // Others are known by their endings everywhere; of a text nobody would know in which letters it is written.
  const texts = typed.flatMap(([address, type = '']) => (isText(type) ? [`${address}\n  Content-Type: ${type}; charset=utf-8\n`] : []))
  return `/*\n${lines.join('')}${ASSETS}*\n  Cache-Control: ${CACHE.assets}\n${texts.join('')}`
}

/** For our own server. A site whose pages all hold to one policy has no such file. */
function policyFile(site: Site): Files {
  const policies = policiesOf(site)
  return Object.keys(policies).length > 0 ? { [POLICIES]: `${JSON.stringify(policies)}\n` } : {}
}

/** The same for the path below which the site lies; one that has its host to itself has no such file. */
function baseFile({ settings }: Site): Files {
  const base = basePath(settings.url)
  return base === '' ? {} : { [BASE]: `${base}\n` }
}

/** A mark that is a path. */
export type DrawnLogo = Extract<Site['settings']['logo'], { path: string }>

/** The mark that icons are drawn from, unless a file is named for them. */
export function drawnLogo(settings: Pick<Site['settings'], 'logo' | 'icon'>): DrawnLogo | undefined {
  return iconFile(settings) === undefined && 'path' in settings.logo ? settings.logo : undefined
}

/** The mark on the dark ground, as every icon shows it. */
export function iconSvg({ viewBox, path }: DrawnLogo, { colors }: Site['settings']['theme']): string {
  const [x = 0, y = 0, width = 32, height = 32] = viewBox.split(' ').map(Number)
  const margin = Math.max(width, height) * 0.2
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin]
  const { dark, accentOnDark } = colors
  const surface = `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${dark}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${surface}<path fill="${accentOnDark}" fill-rule="evenodd" d="${path}"/></svg>\n`
}
