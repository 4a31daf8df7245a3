import type { PolicyNeeds } from '../../parts/policy'

/** Without scripts the form asks for its own page, with what is looked for in the address. */
export function policy(): PolicyNeeds {
  return { 'form-action': ["'self'"] }
}
