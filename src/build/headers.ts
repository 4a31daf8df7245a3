/** Sent with every file. Scripts, styles and pictures come from the site alone; forms send nothing; nobody may frame it. */
const POLICY = {
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
  'upgrade-insecure-requests': '',
}

export function contentSecurityPolicy(leaveOut: readonly string[] = []): string {
  return Object.entries(POLICY)
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}

export function securityHeaders(): Record<string, string> {
  return {
    // On localhost there is no HTTPS to upgrade to; the file for hosts has both lines.
    'Content-Security-Policy': contentSecurityPolicy(['upgrade-insecure-requests']),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}
