import type { StructuredDataContext } from '../../src/parts/structuredData'

/** What a block is told of the page for which it speaks to search engines. */
export const headContext: StructuredDataContext = {
  pageUrl: 'https://toys.example/page',
  siteName: 'Toys',
  siteUrl: 'https://toys.example/',
  organizationId: 'https://toys.example/#organization',
  image: undefined,
  plain: (richText) => `plain ${richText}`,
}
