import type { PolicyNeeds } from '../../parts/policy'
import { needsOf } from './delivery'
import type { Form } from './schema'

/** Its page may send entries to this one address; a form that is not connected sends nothing. */
export function policy({ deliver }: Form): PolicyNeeds {
  return deliver ? needsOf(deliver) : {}
}
