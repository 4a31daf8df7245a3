import type { GraphNode, StructuredDataContext } from '../../parts/structuredData'
import { wholeAddress } from '../../parts/siteBase'
import type { Article } from './schema'

/** Longest headline that search engines take, in characters. */
const HEADLINE_LIMIT = 110

export function structuredData(
  { title, author, authorPage, date, excerpt, category, trail = [] }: Article,
  { pageUrl, siteUrl, siteName, organizationId, image }: StructuredDataContext,
): GraphNode[] {
  const steps = [...trail.map(({ label, href }) => ({ name: label, item: wholeAddress(href, siteUrl) })), { name: title }]
  return [
    {
      '@type': 'Article',
      '@id': `${pageUrl}#article`,
      headline: title.slice(0, HEADLINE_LIMIT),
      description: excerpt,
      articleSection: category,
      image,
      author: author === undefined ? undefined : authorOf(author, authorPage && wholeAddress(authorPage, siteUrl), siteName),
      datePublished: date,
      publisher: { '@id': organizationId },
      mainEntityOfPage: { '@id': `${pageUrl}#page` },
    },
    { '@type': 'BreadcrumbList', '@id': `${pageUrl}#trail`, itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) },
  ]
}

/** A person, or those who write in the name of the site, such as its team. */
function authorOf(name: string, url: string | undefined, siteName: string): GraphNode {
  return { '@type': name.includes(siteName) ? 'Organization' : 'Person', name, url }
}
