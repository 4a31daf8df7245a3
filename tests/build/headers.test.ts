import { expect, test } from 'vitest'
import { CONTENT_TYPES, isText, policyForMeta, REFUSED, REFUSED_PATH, securityHeaders } from '../../src/build/headers'

test('every ending has the kind that browsers know it by', () => {
  const entries = Object.entries(CONTENT_TYPES).map(([ending, type]) => `${ending} ${type}`)
  expect(entries.join('\n')).toMatchInlineSnapshot(`
    "html text/html
    css text/css
    js text/javascript
    json application/json
    xml application/xml
    rss application/rss+xml
    txt text/plain
    svg image/svg+xml
    webmanifest application/manifest+json
    woff2 font/woff2
    png image/png
    jpg image/jpeg
    webp image/webp
    avif image/avif
    gif image/gif
    ico image/x-icon
    pdf application/pdf
    mp4 video/mp4
    webm video/webm
    vtt text/vtt
    mp3 audio/mpeg
    m4a audio/mp4
    ogg audio/ogg
    csv text/csv
    ics text/calendar
    vcf text/vcard
    zip application/zip
    epub application/epub+zip
    docx application/vnd.openxmlformats-officedocument.wordprocessingml.document
    xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    pptx application/vnd.openxmlformats-officedocument.presentationml.presentation
    odt application/vnd.oasis.opendocument.text
    ods application/vnd.oasis.opendocument.spreadsheet
    odp application/vnd.oasis.opendocument.presentation"
  `)
})

test('of the kinds of files those that are text are said to be UTF-8', () => {
  const texts = Object.entries(CONTENT_TYPES)
    .filter(([, type]) => isText(type))
    .map(([ending]) => ending)
  expect(texts).toEqual(['html', 'css', 'js', 'json', 'xml', 'rss', 'txt', 'svg', 'webmanifest', 'vtt', 'csv', 'ics', 'vcf'])
})

test('what protects the visitor is said whole, over HTTPS also what is about HTTPS', () => {
  expect(securityHeaders(true)).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types quoin; upgrade-insecure-requests",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=(), browsing-topics=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    }
  `)
  const { 'Content-Security-Policy': policy = '', ...plain } = securityHeaders(false)
  const { 'Content-Security-Policy': whole, 'Strict-Transport-Security': _hsts, ...secure } = securityHeaders(true)
  expect(plain).toEqual(secure)
  expect(`${policy}; upgrade-insecure-requests`).toBe(whole)
})

test('in a page stands what browsers heed there', () => {
  expect(policyForMeta()).toBe(securityHeaders(false)['Content-Security-Policy']?.replace("frame-ancestors 'none'; ", ''))
  expect(policyForMeta()).not.toContain('frame-ancestors')
})

test.each(['//', '/a//b', '/.git/config', '/a/.hidden', '/a%2eb', '/a%2Fb', '/a%5cb', '/a\\b'])('%s is refused', (address) => {
  expect(new RegExp(REFUSED, 'i').test(address)).toBe(true)
})

test.each(['/', '/faq', '/faq?a=//b&c=%2f', '/faq?x=.gz', '/.well-known/security.txt', '/a.b'])('%s is not', (address) => {
  expect(new RegExp(REFUSED, 'i').test(address)).toBe(false)
})

// In disguise, too: a host asks with the path decoded.
test.each(['/_headers', '/_HEADERS', '/_redirects', '/index.html.br', '/a.gz', '/a.GZ', '/%5fheaders', '/%5Fredirec%74s', '/index.html.b%72', '/a%2egz'])(
  "the file at %s is nobody's to ask for",
  (address) => {
    expect(new RegExp(REFUSED_PATH, 'i').test(decodeURIComponent(address))).toBe(true)
  },
)

test.each(['/', '/faq', '/_headers-of-us', '/a_redirects', '/gz', '/br', '/a.gzip', '/a.gz/b'])('that at %s is', (path) => {
  expect(new RegExp(REFUSED_PATH, 'i').test(path)).toBe(false)
})
