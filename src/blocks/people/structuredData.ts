import type { GraphNode, StructuredDataContext } from '../../parts/structuredData'
import type { People } from './schema'

export function structuredData({ items }: People, { organizationId }: StructuredDataContext): GraphNode[] {
  const employee = items.filter((person) => person.employee).map(({ name, title }) => ({ '@type': 'Person', name, jobTitle: title }))
  return employee.length > 0 ? [{ '@type': 'Organization', '@id': organizationId, employee }] : []
}
