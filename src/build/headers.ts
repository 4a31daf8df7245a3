import { withPolicyEnd } from '../parts/policy'

/** Sent with every file. Scripts, styles and pictures come from the site alone; forms send nothing, unless their page says where to; nobody may frame it. */
const PARTS = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-elem': "'self'",
  // Mantine writes custom properties into style attributes; no author's text ever reaches one.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'quoin',
}
/** The line of a response that holds the policy. */
export const POLICY = 'Content-Security-Policy'
/** Said over HTTPS only, so behind all else. */
const LAST = 'upgrade-insecure-requests'
/** What the policy ends in of a film or a sound that is opened by its own address: browsers show it in a page of theirs. */
export const OPENED = "; media-src 'self'"

function policyWithout(leftOut: readonly string[], end = ''): string {
  const parts = Object.entries(PARTS).filter(([name]) => !leftOut.includes(name))
  const policy = parts.map(([name, value]) => `${name} ${value}`).join('; ')
  return withPolicyEnd(policy, end) + (leftOut.includes(LAST) ? '' : `; ${LAST}`)
}

/**
 * The policy as it stands in the head of every page, for hosts that send no headers. Browsers ignore `frame-ancestors`
 * there; and every address of a page is its own site's, so there is nothing to upgrade.
 */
export function policyForMeta(): string {
  return policyWithout(['frame-ancestors', LAST])
}

/**
 * The lines of a response that protect the visitor. What is about HTTPS is said over HTTPS only: localhost has none.
 *
 * @param end what this page may load that others may not, as `policyEnd` gives it
 */
export function securityHeaders(isHttps: boolean, end = ''): Record<string, string> {
  return {
    [POLICY]: policyWithout(isHttps ? [] : [LAST], end),
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=63072000' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()',
  }
}

/** Files whose name changes with their content lie under this address and are kept for a year; all others are asked about anew. */
export const ASSETS = '/assets/'
export const CACHE = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' }

/** What every ending means; endings that are not here are sent as bytes. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
}

/** Whether a kind of file is text, which is said to be UTF-8. */
export function isText(contentType: string): boolean {
  return /^text\/|[+/](?:json|xml)$/.test(contentType)
}

/**
 * Addresses, as they are asked for, that no page or file has: two slashes in a row, a name that begins with a dot, a dot,
 * slash or backslash in disguise. For JavaScript and for nginx alike, without regard to case.
 */
export const REFUSED = '^[^?]*(?://|/\\.(?!well-known/)|%2e|%2f|%5c|\\x5c)'

/**
 * Decoded paths of files that nobody may ask for: those that are meant for the host, and the compressed forms by their own
 * names. Of an address as it is asked for these could be hidden, letter by letter.
 */
export const REFUSED_PATH = '/_(?:headers|redirects)$|\\.(?:br|gz)$'
