import { expect, test } from 'vitest'
import { policyForMeta, securityHeaders } from '../../src/build/headers'
import { hostFiles } from '../../src/build/hostFiles'
import { nginxConf } from '../../src/build/nginx'
import { endOfFile, hasPlayable, PLAYABLE, policiesOf, widestEnd } from '../../src/build/policies'
import { withHead } from '../../src/page/head'
import type { Page, Site } from '../../src/site/schema/site'
import { siteOf, toyAssets } from '../lib/toySite'

const plain = siteOf({})
const [home] = plain.pages as [Page]
const FILM = "; media-src 'self'"
const MAP = '; frame-src https://maps.example/embed'
const needing = (page: Page, needs: Page['sections'][number]['needs'], path = page.path): Page => ({
  ...page,
  path,
  sections: page.sections.map((section) => ({ ...section, needs })),
})
const film = needing(home, { 'media-src': ["'self'"] }, '/film')
const map = needing(home, { 'frame-src': ['https://maps.example/embed'] }, '/a/map')
const site: Site = { ...plain, pages: [home, film, map], missing: [needing(home, map.sections[0]?.needs, '/a')] }

test('a page that may load more says so, behind what all pages say', () => {
  const headOf = (page: Page) => withHead('<html><head></head><body></body></html>', site, page, { ...toyAssets, policy: policyForMeta() })
  expect(headOf(home)).toContain(`content="${policyForMeta()}"`)
  expect(headOf(film)).toContain(`content="${policyForMeta()}${FILM}"`)
  // A page holds to the policy it was opened with, so another one is opened like that of another build.
  expect([home, film, map].map((page) => /data-build="([^"]*)"/.exec(headOf(page))?.[1])).toEqual(['b1', `b1${FILM}`, `b1${MAP}`])
})

test('our own server knows the policies by the files of the pages, and has nothing to know of a site without', () => {
  expect(policiesOf(site)).toEqual({ 'film.html': FILM, 'a/map.html': MAP, 'a/404.html': MAP })
  expect(JSON.parse(hostFiles(site)['.hosts/policies.json'] ?? '')).toEqual(policiesOf(site))
  expect(Object.keys(hostFiles(plain))).not.toContain('.hosts/policies.json')
})

test('nginx sets what is a page’s own, also for what is missing below it, and says of a site without the same as ever', () => {
  const lines = nginxConf(site).split('\n')
  expect(lines.filter((line) => line.includes('$quoin_policy_end'))).toEqual([
    'set $quoin_policy_end "";',
    `if ($uri ~ "^(?:/film)$") { set $quoin_policy_end "${FILM}"; }`,
    `if ($uri ~ "^(?:/a/map)$") { set $quoin_policy_end "${MAP}"; }`,
    `add_header Content-Security-Policy "${securityHeaders(false)['Content-Security-Policy']}$quoin_policy_end$quoin_content_security_policy" always;`,
    'location = /404.html { internal; set $quoin_policy_end ""; }',
    `location = /a/404.html { internal; set $quoin_policy_end "${MAP}"; }`,
  ])
  expect(nginxConf(plain)).not.toContain('policy_end')
})

test('no line is longer than nginx can read', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...film, path: `/films/number-${index}` }))
  const lines = nginxConf({ ...site, pages: [home, ...many] }).split('\n')
  const own = lines.filter((line) => line.startsWith('if ($uri ~ "^(?:/films'))
  expect(own.length).toBeGreaterThan(2)
  for (const line of own) expect(line.length).toBeLessThan(4000)
  for (const { path } of many) expect(own.filter((line) => new RegExp(/"(\^[^"]*\$)"/.exec(line)?.[1] ?? '').test(path))).toHaveLength(1)
})

test('hosts that know one policy for all pages are told the widest; each page still has its own', () => {
  expect(widestEnd(site)).toBe(FILM + MAP)
  // Also where none but a page for what is missing needs more.
  expect([widestEnd({ ...plain, missing: site.missing }), widestEnd({ ...plain, notFound: film }), widestEnd({ ...plain, notFound: film, missing: site.missing })]).toEqual([
    MAP,
    FILM,
    FILM + MAP,
  ])
  expect(hostFiles(site)._headers).toContain(`trusted-types quoin${FILM}${MAP}; upgrade-insecure-requests`)
  expect(hostFiles(plain)._headers).toContain(`  Content-Security-Policy: ${securityHeaders(true)['Content-Security-Policy']}\n`)
})

test('a film or a sound that is opened by its own address may be played', () => {
  const files = { 'media/a.MP4': { hash: '0123456789ab', bytes: 1, kind: 'video' } } as const
  expect([widestEnd({ ...plain, files }), nginxConf({ ...plain, files }).includes('if ($uri ~* "^/media/.*\\.(?:mp4|webm|mp3|m4a|ogg)$")')]).toEqual([FILM, true])
  expect(['/media/a.MP4', '/media/b.mp3', '/media/a.pdf', '/a.mp4'].map(endOfFile)).toEqual([FILM, FILM, '', ''])
})

test('a form widens what its page may ask and post to, and nothing of other pages', () => {
  const service = 'https://forms.example'
  const form = needing(home, { 'connect-src': ["'self'", service], 'form-action': [service] }, '/form')
  const own = needing(home, { 'form-action': ["'self'"] }, '/own')
  const withForms: Site = { ...plain, pages: [home, form, own, film] }
  const policyOf = (page: Page) =>
    /http-equiv="content-security-policy" content="([^"]*)"/.exec(
      withHead('<html><head></head><body></body></html>', withForms, page, { ...toyAssets, policy: policyForMeta() }),
    )?.[1]
  const part = (policy = '', name: string) => policy.split('; ').filter((one) => one.startsWith(`${name} `))
  expect([home, form, own].map((page) => ['connect-src', 'form-action'].flatMap((name) => part(policyOf(page), name)))).toEqual([
    ["connect-src 'self'", "form-action 'none'"],
    [`connect-src 'self' ${service}`, `form-action ${service}`],
    ["connect-src 'self'", "form-action 'self'"],
  ])
  const FORM = `; connect-src 'self' ${service}; form-action ${service}`
  expect(securityHeaders(false, FORM)['Content-Security-Policy']?.split('; ').toSorted()).toEqual(
    `${securityHeaders(false)['Content-Security-Policy']}`
      .replace("connect-src 'self'", `connect-src 'self' ${service}`)
      .replace("form-action 'none'", `form-action ${service}`)
      .split('; ')
      .toSorted(),
  )
  expect(
    part(
      hostFiles(withForms)
        ._headers?.split('\n')
        .find((line) => line.includes('Content-Security-Policy'))
        ?.trim(),
      'form-action',
    ),
  ).toEqual([`form-action 'self' ${service}`])
})

test('nginx says the policy of each page once and whole, and lets through what a form of the site posts to the site', () => {
  const service = 'https://forms.example'
  const form = needing(home, { 'connect-src': ["'self'", service], 'form-action': [service] }, '/form')
  const linesOf = (pages: Page[]) => nginxConf({ ...plain, pages }).split('\n')
  const lines = linesOf([home, form, film])
  expect(lines.filter((line) => line.includes('$quoin_policy_end'))).toEqual([
    `set $quoin_policy_end "; connect-src 'self'; form-action 'none'";`,
    `if ($uri ~ "^(?:/form)$") { set $quoin_policy_end "; connect-src 'self' ${service}; form-action ${service}"; }`,
    `if ($uri ~ "^(?:/film)$") { set $quoin_policy_end "; connect-src 'self'; form-action 'none'${FILM}"; }`,
    expect.stringMatching(/^add_header Content-Security-Policy "(?:(?!connect-src|form-action).)*\$quoin_policy_end\$quoin_content_security_policy" always;$/),
    `location = /404.html { internal; set $quoin_policy_end "; connect-src 'self'; form-action 'none'"; }`,
  ])
  const methods = (pages: Page[]) => linesOf(pages).find((line) => line.includes('$request_method'))
  expect([[home], [form], [needing(home, { 'form-action': ["'self'"] }, '/own')]].map((pages) => /"\^\(\?:(.*?)\)/.exec(methods(pages) ?? '')?.[1])).toEqual([
    'GET|HEAD',
    'GET|HEAD',
    'GET|HEAD|POST',
  ])
})

test('films and sounds are what browsers play, whatever their letters', () => {
  expect(PLAYABLE.toSorted()).toEqual(['m4a', 'mp3', 'mp4', 'ogg', 'webm'])
  const files = (...paths: string[]) => hasPlayable({ files: Object.fromEntries(paths.map((path) => [path, {} as never])) })
  expect([files('media/a.pdf', 'media/B.MP4'), files('media/a.ogg'), files('media/mp3.txt', 'media/a.vtt'), files(), hasPlayable({})]).toEqual([true, true, false, false, false])
})
