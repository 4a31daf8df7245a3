/** What a service that takes entries expects, and how it answers. */
export type Service = {
  /** What "to" has to look like, with an example; `usual` is what it is where it is left out. Without `usual` and with `isOwn` the page itself. */
  to: { pattern: RegExp; example: string; usual?: string; isOwn?: true }
  /** Whether it reads JSON, and whether it takes files. */
  json: boolean
  files: boolean
  /** The word of its answer that is true when it has taken an entry; others are taken at their status. */
  word?: 'ok' | 'success'
  /** What it calls the subject of its mail, the page to lead to, and the form itself. */
  names: { subject?: string; next?: string; form?: string }
  /** What "send" must hold. */
  needs?: string
  /** What it calls the field that only programs fill in. */
  honeypot?: string
  /** Where it leads to by itself once an entry was posted without a script. */
  leadsTo?: string
  /** What its host looks for in the form when the site is published. */
  attributes?: (form: string, honeypot: string | undefined) => Record<string, string>
}

const OWN_PATH = /^\/(?!\/)/

/** Every service by its name; a server of one's own has none. */
export const SERVICES = {
  netlify: {
    to: { pattern: OWN_PATH, example: '/thanks', isOwn: true },
    json: false,
    files: true,
    names: { form: 'form-name' },
    honeypot: 'bot-field',
    attributes: (form, honeypot) => ({ name: form, 'data-netlify': 'true', ...(honeypot && { 'netlify-honeypot': honeypot }) }),
  },
  formspree: {
    to: { pattern: /^https:\/\/formspree\.io\/f\/[A-Za-z0-9]+$/, example: 'https://formspree.io/f/abcdwxyz' },
    json: true,
    files: true,
    word: 'ok',
    names: { subject: '_subject', next: '_next' },
    honeypot: '_gotcha',
  },
  web3forms: {
    to: { pattern: /^https:\/\/api\.web3forms\.com\/submit$/, example: 'https://api.web3forms.com/submit', usual: 'https://api.web3forms.com/submit' },
    json: true,
    files: true,
    word: 'success',
    names: { subject: 'subject', next: 'redirect' },
    needs: 'access_key',
    honeypot: 'botcheck',
    leadsTo: 'https://web3forms.com',
  },
  cloudflare: {
    to: { pattern: OWN_PATH, example: '/contact', isOwn: true },
    json: false,
    files: true,
    names: { form: 'static-form-name' },
    attributes: (form) => ({ 'data-static-form-name': form }),
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof SERVICES

const OWN_SERVER: Service = { to: { pattern: /^https:\/\/|^\/(?!\/)/, example: '/api/contact' }, json: true, files: true, names: {} }

/** The service of this name; without one a server of one's own, which is told nothing but what was filled in. */
export function serviceOf(name: ServiceName | undefined): Service {
  return name ? SERVICES[name] : OWN_SERVER
}
