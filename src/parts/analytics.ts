import type { PolicyNeeds } from './policy'
import type { Analytics, Services } from './services'

/** What the browser has to know of a service. */
export type Service = {
  name: Analytics['service']
  /** What it is called. */
  label: string
  /** Address of its script, and attributes of the element that loads it. */
  src: string
  attributes: Readonly<Record<string, string>>
  /** Of services that are told by calls rather than attributes. */
  id?: string | number
  host?: string
  /** Whether visitors are asked first. */
  asks: boolean
  /** How the names of its cookies begin. */
  cookies: readonly string[]
}

type Known = Omit<Service, 'name' | 'asks'> & { needs: PolicyNeeds; storesCookies: boolean }

const GOOGLE = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

/** One entry for each service; what it loads and asks is as its maker documents it. */
function known(declared: Analytics): Known {
  switch (declared.service) {
    case 'plausible': {
      const { host = 'https://plausible.io', domain: site } = declared
      return { label: 'Plausible', src: `${host}/js/script.js`, attributes: { 'data-domain': site }, cookies: [], storesCookies: false, needs: needing(host, [host]) }
    }
    case 'umami': {
      const { host = 'https://cloud.umami.is', id } = declared
      // The maker's own host answers at another one than it serves the script from: one since June 2026, another before.
      const answers = declared.host === undefined ? [host, 'https://gateway.umami.is', 'https://api-gateway.umami.dev'] : [host]
      return { label: 'Umami', src: `${host}/script.js`, attributes: { 'data-website-id': id }, cookies: [], storesCookies: false, needs: needing(host, answers) }
    }
    case 'matomo': {
      const { host, id } = declared
      return { label: 'Matomo', src: `${host}/matomo.js`, attributes: {}, id, host, cookies: ['_pk_'], storesCookies: true, needs: needing(host, [host], [host]) }
    }
    case 'google': {
      const { id } = declared
      const src = `https://www.googletagmanager.com/gtag/js?id=${id}`
      return { label: 'Google Analytics', src, attributes: {}, id, cookies: ['_ga', '_gid', '_gat'], storesCookies: true, needs: needing(GOOGLE[2] ?? '', GOOGLE, GOOGLE) }
    }
  }
}

/** Scripts that name other scripts are vouched for by the policy "default", which knows the host. */
function needing(script: string, connect: readonly string[], images: readonly string[] = []): PolicyNeeds {
  return {
    'script-src': ["'self'", script],
    'connect-src': ["'self'", ...connect],
    ...(images.length > 0 && { 'img-src': ["'self'", 'data:', ...images] }),
    'trusted-types': ['quoin', 'default'],
  }
}

/** The service that counts visits, as the browser has to know it; undefined where none is declared. */
export function serviceOf({ analytics: declared, consent }: Services = {}): Service | undefined {
  if (!declared) return undefined
  const { needs: _needs, storesCookies, ...service } = known(declared)
  return { name: declared.service, ...service, asks: consent === undefined ? storesCookies : consent === 'ask' }
}

/** What pages may load because of it. */
export function needsOfServices({ analytics: declared }: Services = {}): PolicyNeeds {
  return declared ? known(declared).needs : {}
}

/** Whether visitors would be given cookies without having been asked. Matomo can do without them. */
export function isUnasked({ analytics: declared, consent }: Services = {}): boolean {
  return declared?.service === 'google' && consent === 'none'
}
