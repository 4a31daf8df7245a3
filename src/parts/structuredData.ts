/** One node of the page's graph for search engines. Nodes with the same "@id" become one; their lists are joined. */
export type GraphNode = { '@type': string; '@id'?: string; [key: string]: unknown }

export type StructuredDataContext = {
  /** Address of the page and of the site, absolute. */
  pageUrl: string
  siteUrl: string
  siteName: string
  organizationId: string
  /** Address of the picture that stands for the page, where it has one; absolute. */
  image: string | undefined
  /** Plain words of a rich text. */
  plain: (richText: string) => string
}

/** What a block tells search engines, from the very props that visitors see. */
export type StructuredData = (props: never, context: StructuredDataContext) => GraphNode[]
