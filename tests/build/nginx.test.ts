import { expect, test } from 'vitest'
import { nginxConf } from '../../src/build/nginx'
import { securityHeaders } from '../../src/build/headers'
import type { Page } from '../../src/site/schema/site'
import { siteOf } from '../lib/toySite'

const plain = siteOf({})
const [page] = plain.pages
if (!page) throw new Error('There is no page.')
const site = {
  ...plain,
  missing: ['/a/b', '/a', '/toys'].map((path) => ({ ...page, path })),
  redirects: [
    { from: '/old', to: "/new?it's=1" },
    { from: '/away', to: 'https://shop.example' },
    { from: '/home', to: '/' },
    { from: '/place', to: '/new#part' },
  ],
}
const lines = nginxConf(site).split('\n')

/** Written anew by `vitest -u`, and read before that is kept. */
test('all of the file is as it was, of a site some of whose pages may load what others may not', async () => {
  const needing = (path: string, needs: Page['sections'][number]['needs']): Page => ({ ...page, path, sections: page.sections.map((section) => ({ ...section, needs })) })
  const settings = { ...site.settings, url: 'https://toys.example/a.b', programs: ['/shop', '/cgi~1'] }
  const pages = [page, needing('/film', { 'media-src': ["'self'"] }), needing('/ask', { 'form-action': ["'self'"] })]
  await expect(nginxConf({ ...site, settings, pages })).toMatchFileSnapshot('nginx.txt')
})

test('a deeper folder says later, and so with more weight, what is shown for what it lacks', () => {
  expect(lines.filter((line) => line.includes('$quoin_missing'))).toEqual([
    'set $quoin_missing /404.html;',
    'if ($uri ~ "^/a/") { set $quoin_missing /a/404.html; }',
    'if ($uri ~ "^/a/b/") { set $quoin_missing /a/b/404.html; }',
    'if ($uri ~ "^/toys/") { set $quoin_missing /toys/404.html; }',
    'error_page 404 $quoin_missing;',
  ])
})

test('the pages for what is missing are no addresses', () => {
  for (const path of ['', '/a', '/a/b', '/toys'])
    expect(lines).toEqual(expect.arrayContaining([`location = ${path}/404.html { internal; }`, `location = ${path}/404 { return 404; }`]))
})

test('a redirect keeps what is asked for, unless its end says something itself', () => {
  expect(lines.filter((line) => line.includes('return 301 "'))).toEqual([
    'location = "/old" { if ($quoin_odd) { return 404; } return 301 "/new?it%27s=1"; }',
    'location = "/away" { if ($quoin_odd) { return 404; } return 301 "https://shop.example$is_args$args"; }',
    'location = "/home" { if ($quoin_odd) { return 404; } return 301 "/$is_args$args"; }',
    'location = "/place" { if ($quoin_odd) { return 404; } return 301 "/new#part"; }',
  ])
})

test('the home page has one address, however it is asked for', () => {
  expect(lines).toEqual(
    expect.arrayContaining(['location = / { if ($quoin_odd) { return 404; } try_files /index.html =404; }', 'location ~ "^/index(?:\\.html)?/*$" { return 301 /$is_args$args; }']),
  )
})

test('every header stands once; those for HTTPS come from a variable that is empty without it', () => {
  const added = lines.filter((line) => line.startsWith('add_header ')).map((line) => line.split(' ')[1])
  expect(added).toEqual([...Object.keys(securityHeaders(true)), 'Cache-Control', 'Allow'])
  expect(lines).toEqual(
    expect.arrayContaining([
      'set $quoin_strict_transport_security "";',
      'if ($quoin_https) { set $quoin_strict_transport_security "max-age=63072000"; }',
      'add_header Strict-Transport-Security "$quoin_strict_transport_security" always;',
      'if ($quoin_https) { set $quoin_content_security_policy "; upgrade-insecure-requests"; }',
      'add_header X-Frame-Options "DENY" always;',
      'add_header Cache-Control $quoin_cache always;',
    ]),
  )
})

test('every ending has its type, text is UTF-8, and nothing but GET and HEAD is answered', () => {
  expect(lines).toEqual(
    expect.arrayContaining(['  image/svg+xml svg;', '  font/woff2 woff2;', 'if ($request_method !~ "^(?:GET|HEAD)$") { set $quoin_allow "GET, HEAD"; return 405; }']),
  )
  expect(lines).toContain(
    'charset_types text/css text/javascript application/json application/xml application/rss+xml text/plain image/svg+xml application/manifest+json text/vtt text/csv text/calendar text/vcard;',
  )
})

test('below a path of its host the site answers there and nowhere else, and knows the addresses within', () => {
  expect(lines.some((line) => line.startsWith('rewrite'))).toBe(false)
  const below = nginxConf({ ...plain, settings: { ...plain.settings, url: 'https://toys.example/a.b' } }).split('\n')
  expect(below.filter((line) => line.includes('a\\.b'))).toEqual([
    'if ($request_uri !~ "^/a\\.b/") { set $quoin_odd 1; }',
    'if ($request_uri ~ "^/a\\.b(?:[?]|$)") { return 301 /a.b/$is_args$args; }',
    'rewrite "^/a\\.b(/.*)$" $1;',
  ])
})
