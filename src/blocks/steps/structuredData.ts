import type { StructuredDataContext, GraphNode } from '../../parts/structuredData'
import type { Steps } from './schema'

export function structuredData({ howTo, title, intro, items }: Steps, { pageUrl, plain }: StructuredDataContext): GraphNode[] {
  if (!howTo || !title) return []
  const step = items.map((item, index) => ({ '@type': 'HowToStep', position: index + 1, name: item.title, text: item.text === undefined ? item.title : plain(item.text) }))
  return [{ '@type': 'HowTo', '@id': `${pageUrl}#how-to`, name: title, description: intro === undefined ? undefined : plain(intro), step }]
}
