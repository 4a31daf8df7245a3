import type { GraphNode, HeadContext } from '../../parts/structuredData'
import type { People } from './schema'

export function head({ items }: People, { organizationId }: HeadContext): GraphNode[] {
  const employee = items.filter((person) => person.employee).map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title }))
  return employee.length > 0 ? [{ '@type': 'Organization', '@id': organizationId, employee }] : []
}
