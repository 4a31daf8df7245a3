import type { PolicyNeeds } from '../../parts/policy'

/** Films and captions come from the site itself; other pages play none. */
export const policy = (): PolicyNeeds => ({ 'media-src': ["'self'"] })
