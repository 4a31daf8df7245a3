import type { GraphNode, StructuredDataContext } from '../../parts/structuredData'
import type { FaqGroup } from './schema'

export function structuredData({ items }: FaqGroup, { pageUrl, plain }: StructuredDataContext): GraphNode[] {
  if (items.length === 0) return []
  const mainEntity = items.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: plain(answer) } }))
  return [{ '@type': 'FAQPage', '@id': `${pageUrl}#faq`, mainEntity }]
}
