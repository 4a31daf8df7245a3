import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefFault, isExternal, isOtherSite } from '../../src/parts/href'
import { href } from '../../src/parts/link'
import { addresses } from '../addresses'
import { figure } from '../figure'

const SITE = 'https://site.example'
const ALLOWED = ['https:', 'http:', 'mailto:', 'tel:']
const RUNS = 100_000
/** What only the author sees, on localhost, and whose addresses are all written here. */
const DEV_ONLY = ['devRenderer.tsx', 'page/Gallery.tsx']

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

test('what the policy calls internal stays on the site, and nothing else but four schemes comes through', ({ task }) => {
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

test('the schema judges by the policy and by nothing else', () => {
  fc.assert(fc.property(addresses, (address) => href.safeParse(address).success === (address !== '' && hrefFault(address) === undefined)), { seed: 20261121, numRuns: 5000 })
})

test('no component sets an address that has not passed the policy', () => {
  const src = join(import.meta.dirname, '../../src')
  const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !DEV_ONLY.includes(file)).sort()
  const own = components.flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/<(\w+)[^<>]*?\s(?:href|src|action|formAction|xlinkHref|srcDoc)=(\{[^}]*\}|"[^"]*")/g)].map(([, tag, value]) => `${file}: <${tag} ${value}>`))
  // <Anchor> and <NewTabHint> ask the policy themselves; the others are anchors made of an id, or written here.
  expect(own.filter((use) => !/<(?:Anchor|NewTabHint) /.test(use))).toEqual([expect.stringMatching(/^blocks\/prose\/View.tsx: <a \{`#/), 'page/Header.tsx: <a "/">', 'page/Page.tsx: <a "#main">'])
})
