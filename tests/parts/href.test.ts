import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefFault, isExternal, isOtherSite } from '../../src/parts/href'
import { actions, href } from '../../src/parts/link'
import { pathFault } from '../../src/parts/pathFault'
import { addresses } from '../lib/addresses'
import { figure } from '../lib/figure'

const SITE = 'https://site.example'
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:']
const RUNS = 100_000
/** What only the author sees, on localhost, and whose addresses are all written here. */
const DEV_ONLY = /^(?:dev|studio)\//

function resolved(address: string): URL | undefined {
  try {
    return new URL(address, SITE)
  } catch {
    return undefined
  }
}

/** Where an address leads that the policy lets through, if not where it says. */
function disagreement(address: string): string | undefined {
  if (hrefFault(address)) return undefined
  const url = resolved(address)
  if (!isExternal(address)) return url?.origin === SITE && resolved(url.pathname)?.origin === SITE ? undefined : `is taken for internal and leads to ${url?.href}`
  if (!url || !ALLOWED.includes(url.protocol)) return `leads to ${url?.protocol}`
  if (isOtherSite(address) !== /^https?:$/.test(url.protocol)) return 'is another site to one and not to the other'
  return url.username || url.password ? 'has a password' : undefined
}

test('what the policy calls internal stays on the site, and nothing else but four schemes comes through', { tags: ['random'] }, ({ task }) => {
  let accepted = 0
  fc.assert(
    fc.property(addresses, (address) => {
      accepted += hrefFault(address) ? 0 : 1
      return disagreement(address) === undefined
    }),
    { seed: 20261121, numRuns: RUNS },
  )
  expect(accepted).toBeGreaterThan(RUNS / 50)
  figure({ task }, 'B2', `${RUNS.toLocaleString('en')} addresses, ${accepted.toLocaleString('en')} of them accepted: 0 that lead elsewhere than they say (goal 0)`)
})

const LONGEST = `/${'a'.repeat(1999)}`

test.each([
  '/',
  '/faq',
  '/faq?a=1#b',
  '/a//b',
  '#steps',
  LONGEST,
  '/{facts.age}',
  '{links.shop}',
  'https://shop.example',
  'HTTPS://shop.example/a?b#c',
  'http://shop.example',
  'http://localhost:4321/a;b?c=$d"e',
  'https://my_shop.example./',
  'https://[::1]:8080/',
  'https://192.0.2.1/',
  'https://größe.example/日本',
  'https://{facts.host}/x',
  'https://shop.example/{facts.age}',
  'mailto:us@toys.example',
  'mailto:us@toys.example?subject=Two words',
  'mailto:{site.contact.email}',
  'tel:+13055550142',
  'tel:555/0100',
])('the policy lets %s through', (address) => {
  expect(hrefFault(address)).toBeUndefined()
  expect(href.safeParse(address).success).toBe(true)
})

test.each([
  [`${LONGEST}a`, 'it has more than 2000 characters'],
  ['/a\u0007b', 'it contains an invisible control character'],
  ['/a\\b', 'it contains a backslash'],
  ['//shop.example', 'it starts with two slashes, which leads to another site'],
  ['/.//shop.example', 'its path starts with two slashes'],
  ['/two words', 'it contains a space'],
  ['https://shop.example/two words', 'it contains a space'],
  ['tel:555 0100', 'it contains a space'],
  ['mailto: us@toys.example?subject=Two words', 'it contains a space'],
  ['JavaScript:alert(1)', '"javascript:" addresses are not allowed'],
  ['ftp://shop.example', '"ftp:" addresses are not allowed'],
  ['https:/shop.example', '"https:" must be followed by two slashes'],
  ['http:shop.example', '"http:" must be followed by two slashes'],
  ['mailto:/us@toys.example', '"mailto:" must not be followed by a slash'],
  ['tel://555', '"tel:" must not be followed by a slash'],
  ['https://', 'it is not a complete address'],
  ['https://us@shop.example', 'it contains a user name or password'],
  ['https://:secret@shop.example', 'it contains a user name or password'],
  ...[';', ',', '*', '$', '"', "'", '(', '{', '`', '=', '..'].map((sign): [string, string] => [`https://a${sign}b.example/x`, 'no host has such a name']),
  ['https://*/', 'no host has such a name'],
  ['https://./', 'no host has such a name'],
  ['shop.example', 'it starts with neither "/", "#" nor a scheme such as "https:"'],
  ['', 'it starts with neither "/", "#" nor a scheme such as "https:"'],
])('the policy refuses %s, because %s', (address, fault) => {
  expect(hrefFault(address)).toBe(fault)
})

test.each([
  ['/faq', false, false],
  ['/go?to=https://shop.example', false, false],
  ['mailto:us@toys.example', true, false],
  ['mailto:us@toys.example?subject=https://shop.example', true, false],
  ['http://shop.example', true, true],
  ['HTTPS://shop.example', true, true],
])('%s leads away: %s, to a page of another site: %s', (address, leadsAway, isPage) => {
  expect([isExternal(address), isOtherSite(address)]).toEqual([leadsAway, isPage])
})

test('a row of buttons has four at most', () => {
  const button = { label: 'Go', href: '/faq' }
  expect([0, 1, 4, 5].map((count) => actions.safeParse(Array(count).fill(button)).success)).toEqual([true, true, true, false])
  expect(actions.safeParse([{ ...button, style: 'secondary' }]).success).toBe(true)
  expect(actions.safeParse([{ ...button, style: 'loud' }]).success).toBe(false)
})

test.each([
  ['/', undefined],
  ['/faq', undefined],
  ['/a1/small-business-loans', undefined],
  ['/toys/$slug', undefined],
  ['faq', 'it does not start with a slash'],
  ['/faq/', 'it ends in a slash'],
  ['/a//b', 'it has two slashes in a row'],
  ['/a/nul', '"nul" is reserved'],
  ['/$slug/toys', '"$slug" has other characters than small letters, digits and hyphens'],
  ['/a/Faq', '"Faq" has other characters than small letters, digits and hyphens'],
  ['/a--b', '"a--b" has other characters than small letters, digits and hyphens'],
  ['/-a', '"-a" has other characters than small letters, digits and hyphens'],
])('a page at %s: %s', (path, fault) => {
  expect(pathFault(path)).toBe(fault)
})

test('the schema judges by the policy and by nothing else', { tags: ['random'] }, () => {
  fc.assert(
    fc.property(addresses, (address) => href.safeParse(address).success === (address !== '' && hrefFault(address) === undefined)),
    { seed: 20261121, numRuns: 5000 },
  )
})

test('no component sets an address that has not passed the policy', () => {
  const src = join(import.meta.dirname, '../../src')
  const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !DEV_ONLY.test(file))
    .sort()
  const own = components.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/<(\w+)[^<>]*?\s(?:href|src|action|formAction|xlinkHref|srcDoc)=(\{[^}]*\}|"[^"]*")/g)].map(
      ([, tag, value]) => `${file}: <${tag} ${value}>`,
    ),
  )
  // <Anchor>, <NewTabHint> and <LinkWords> ask the policy themselves, and the header's <Page> by the attributes that it spreads; the others are made of an id, or written here.
  expect(readFileSync(join(src, 'page/Header.tsx'), 'utf8')).toMatch(/^function PageLink\(.*\n.*\n\s+<a [^>]*\{\.\.\.anchorAttributes\(href\)\}/m)
  expect(own.filter((use) => !/<(?:Anchor|NewTabHint|LinkWords) |^page\/Header\.tsx: <Page /.test(use))).toEqual([
    // Made of the parts that are known of an address, and of the path of a file.
    'blocks/embed/Island.tsx: <iframe {player.src}>',
    'blocks/gallery/Island.tsx: <a {href}>',
    'blocks/gallery/Viewer.tsx: <img {href}>',
    'blocks/video/View.tsx: <source {address}>',
    'blocks/video/View.tsx: <track {parseFileReference(track.src).address}>',
    // The first page of a language, and the same page in another: addresses of pages that exist.
    'page/Header.tsx: <a {entranceOf(site)}>',
    'page/Languages.tsx: <a {path}>',
    'page/Logo.tsx: <img {address}>',
    'page/Lost.tsx: <a {home}>',
    'page/Page.tsx: <a "#main">',
    expect.stringMatching(/^parts\/Contents.tsx: <a \{`#/),
    "parts/Picture.tsx: <img {derivedAddress({ ...file, ending: 'svg' }>",
    'parts/Picture.tsx: <img {cutAddress(file, picture, last, shape, FALLBACK[file.kind])}>',
  ])
})
