import type { StructuredDataContext, GraphNode } from '../../parts/structuredData'
import type { Steps } from './schema'

export function structuredData({ howTo, title, intro, items }: Steps, { pageUrl }: StructuredDataContext): GraphNode[] {
  if (!howTo || !title) return []
  const step = items.map((item, index) => ({ '@type': 'HowToStep', position: index + 1, name: item.title, text: item.text ?? item.title }))
  return [{ '@type': 'HowTo', '@id': `${pageUrl}#how-to`, name: title, description: intro, step }]
}
