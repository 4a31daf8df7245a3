import type { GraphNode, HeadContext } from '../../parts/structuredData'
import type { FaqGroup } from './schema'

export function head({ items }: FaqGroup, { pageUrl, plain }: HeadContext): GraphNode[] {
  if (items.length === 0) return []
  const mainEntity = items.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: plain(answer) } }))
  return [{ '@type': 'FAQPage', '@id': `${pageUrl}#faq`, mainEntity }]
}
