import { absoluteUrl } from './absoluteUrl'
import { createHead, transformHtmlTemplate } from 'unhead/server'
import { viewOf } from '../blocks/views'
import { plainText } from '../parts/plainText'
import { policyEnd, withPolicyEnd } from '../parts/policy'
import type { GraphNode } from '../parts/structuredData'
import { fullTitle } from '../parts/title'
import { serviceOf } from '../parts/analytics'
import type { Page, Site } from '../site/schema/site'
import { blocksOn } from './blocksOn'
import { iconOf } from './icons'
import { SHARED_SIZE, sharedPicture } from './sharing'
import { closeScript, isClosable, noticeKey } from './closeNotice'
import { type Assets, jsonForScript } from './assets'
import { needsOf } from './needsOf'
import { isSwitched, schemeScript } from './schemeScript'
import { trailOf } from './trail'
import { homesOf, siteIn } from './siteIn'
import { alternatesOf, isFound, languageLinks } from './alternates'

/** Returns the attributes of <html>: the language of the site, and the direction of its text, "ltr" unless the settings say otherwise. */
export function documentLanguage({ settings }: Site): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: settings.lang, dir: settings.dir ?? 'ltr' }
}

/** Puts the whole head of a page into its HTML. */
export function withHead(html: string, whole: Site, page: Page, assets: Assets): string {
  const site = siteIn(whole, page)
  const { settings } = site
  const title = fullTitle(page.title, settings.name)
  const description = page.description ?? settings.description
  const url = absoluteUrl(site, page.path)
  const isListed = isFound(page)
  const own = page.indexed ? sharedPicture(page, settings) : undefined
  const image = own ?? (assets.socialImage && { address: assets.socialImage, ...SHARED_SIZE, alt: settings.name })
  const graph = page.indexed ? graphOf(site, page, { url, name: title, description, image: own && absoluteUrl(site, own.address) }) : []
  const isArticle = graph.some((node) => node['@type'] === 'Article')
  const end = policyEnd(needsOf(whole, page))
  const scripts = ownScripts(page, assets)
  const head = createHead({ disableDefaults: true })
  head.push({
    // A page holds to the policy it was opened with: one with another policy, or in another language, is opened anew, as one of another build is.
    htmlAttrs: {
      ...documentLanguage(site),
      ...(assets.base && { 'data-base': assets.base }),
      'data-build': assets.build + (page.lang ?? '') + (assets.policy ? end : '') + scripts.join(''),
      ...(isClosable(settings) && { 'data-notice': noticeKey(settings) }),
    },
    title,
    meta: [
      { charset: 'utf-8' },
      ...(assets.policy ? [{ 'http-equiv': 'content-security-policy' as const, content: withPolicyEnd(assets.policy, end) }] : []),
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'description', content: attribute(description) },
      { name: 'theme-color', content: settings.theme.colors.dark },
      ...(page.indexed
        ? [
            { property: 'og:title', content: attribute(page.title) },
            { property: 'og:description', content: attribute(description) },
            { property: 'og:type', content: isArticle ? 'article' : 'website' },
            { property: 'og:url', content: url },
            { property: 'og:site_name', content: attribute(settings.name) },
            ...[settings.lang, ...alternatesOf(page).flatMap(({ lang }) => (lang === page.lang ? [] : [lang]))].map((lang, index) => ({
              property: index === 0 ? 'og:locale' : 'og:locale:alternate',
              content: lang.replace('-', '_'),
            })),
            ...(image
              ? [
                  { property: 'og:image', content: absoluteUrl(site, image.address) },
                  { property: 'og:image:width', content: String(image.width) },
                  { property: 'og:image:height', content: String(image.height) },
                  { property: 'og:image:alt', content: attribute(image.alt) },
                ]
              : []),
          ]
        : []),
      ...(isListed && site.madeFor === undefined ? [] : [{ name: 'robots', content: 'noindex' } as const]),
    ],
    link: [
      ...(isListed ? [{ rel: 'canonical', href: url } as const] : []),
      ...languageLinks(site, page),
      ...assets.fonts.map((href) => ({ rel: 'preload' as const, as: 'font' as const, type: 'font/woff2', href, crossorigin: 'anonymous' as const })),
      ...[...assets.styles, ...pageStyles(page, assets)].map((href) => ({ rel: 'stylesheet' as const, href })),
      ...assets.links,
      ...(assets.feeds ?? [])
        .filter(({ lang }) => lang === page.lang)
        .map(({ href, title: name }) => ({ rel: 'alternate' as const, type: 'application/rss+xml', title: attribute(name), href })),
    ],
    script: [
      ...(isSwitched(settings) ? [{ innerHTML: schemeScript }] : []),
      ...(isClosable(settings) ? [{ innerHTML: closeScript }] : []),
      ...serviceScripts(settings, assets),
      ...[...assets.scripts, ...scripts].map((src) => ({ type: 'module' as const, src })),
      ...(page.indexed ? [{ type: 'application/ld+json' as const, innerHTML: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }) }] : []),
    ],
  })
  return transformHtmlTemplate(head, html)
}

/** An author's text as unhead is to be given it for an attribute: there it masks quotation marks alone, and "&copy;" would become another sign. */
const attribute = (text: string) => text.replaceAll('&', '&amp;')

/** What loads the service that counts visits, once the page is there; nothing where none is declared. */
function serviceScripts({ services }: Site['settings'], assets: Assets) {
  const service = serviceOf(services)
  if (!service || !assets.services) return []
  return [
    { type: 'application/json' as const, id: 'services', innerHTML: jsonForScript({ ...service, isDev: !assets.policy }) },
    { type: 'module' as const, src: assets.services, async: true, fetchpriority: 'low' as const },
  ]
}

/** The scripts of the blocks on a page. They run when it is opened, so a page with others is opened anew. */
function ownScripts({ sections }: Page, { blockScripts = {} }: Assets): string[] {
  return [...new Set(sections.flatMap(({ type }) => blockScripts[type] ?? []))].sort()
}

function pageStyles(page: Page, assets: Assets): string[] {
  const own = assets.pageStyles[blocksOn(page)]
  return own === undefined ? [] : [own]
}

type Named = { url: string; name: string; description: string; image: string | undefined }

function graphOf(site: Site, page: Page, { url, name, description, image }: Named): GraphNode[] {
  const { settings } = site
  const home = absoluteUrl(site, '/')
  const organizationId = `${home}#organization`
  const context = { pageUrl: url, siteUrl: home, siteName: settings.name, organizationId, image, plain: plainText }
  const parts = page.sections.flatMap((section) => viewOf(section.type).structuredData?.(section.props as never, context) ?? [])
  const hasOrganization = homesOf(site).has(page.path) || page.published !== undefined || page.kind === 'ContactPage' || parts.some((node) => node['@id'] === organizationId)
  const needed = hasOrganization || parts.some((node) => JSON.stringify(node).includes(organizationId))
  const nodes: GraphNode[] = [
    {
      '@type': page.kind ?? 'WebPage',
      '@id': `${url}#page`,
      url,
      name,
      description,
      inLanguage: settings.lang,
      primaryImageOfPage: image && { '@type': 'ImageObject', url: image },
      datePublished: page.published,
      dateModified: page.modified ?? page.published,
      publisher: needed ? { '@id': organizationId } : undefined,
      isPartOf: { '@id': `${home}#website` },
    },
    { '@type': 'WebSite', '@id': `${home}#website`, url: home, name: settings.name },
    ...(needed ? [organization(site, home, organizationId)] : []),
    ...(homesOf(site).has(page.path) || parts.some((node) => node['@type'] === 'BreadcrumbList') ? [] : [trailNode(site, page, url)]),
    ...parts,
  ]
  return joined(nodes)
}

function organization(site: Site, home: string, id: string): GraphNode {
  const { settings } = site
  const { contact } = settings
  return {
    '@type': 'Organization',
    '@id': id,
    name: settings.name,
    legalName: settings.legalName,
    url: home,
    logo: { '@type': 'ImageObject', url: absoluteUrl(site, iconOf(settings, 512)), width: 512, height: 512 },
    sameAs: settings.profiles,
    ...((contact.email ?? contact.phoneLink) && { contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: contact.email, telephone: contact.phoneLink } }),
  }
}

/** The way to a page for search engines, the same that visitors may see. */
function trailNode(site: Site, page: Page, url: string): GraphNode {
  const steps = trailOf(site, page).map(({ name, path }) => ({ name, item: absoluteUrl(site, path) }))
  return { '@type': 'BreadcrumbList', '@id': `${url}#trail`, itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) }
}

/** Nodes with one "@id" become one node; lists under the same name are joined. */
function joined(nodes: readonly GraphNode[]): GraphNode[] {
  const byId = new Map<string, GraphNode>()
  nodes.forEach((node, index) => {
    const id = node['@id'] ?? `#${index}`
    const earlier = byId.get(id)
    const merged: GraphNode = { ...earlier, ...node }
    for (const [key, value] of Object.entries(earlier ?? {})) {
      const added = node[key]
      if (Array.isArray(value) && Array.isArray(added)) merged[key] = [...value, ...added]
    }
    byId.set(id, merged)
  })
  return [...byId.values()]
}
