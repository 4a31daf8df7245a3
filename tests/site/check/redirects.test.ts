import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '../../../src/site/check/ownPath'
import { runs } from '../../lib/runs'
import { fileWith, pageWith, problemsOf, toySettings } from '../../lib/toy'
import { leastSeconds } from '../../lib/seconds'

const HOST = 'toys.example.com'
const withRedirects = (redirects: object) => fileWith({ pages: [pageWith({ type: 'rule' }), { ...pageWith({ type: 'rule' }), path: '/faq' }], site: { ...toySettings, redirects } })
const codesOf = (redirects: object) => problemsOf(withRedirects(redirects)).map(({ code, path }) => `${code} ${path}`)

/** The same address of this site, written otherwise. */
const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'the whole address': (path) => `https://${HOST}${path}`,
  'a host in capitals': (path) => `https://TOYS.Example.COM${path}`,
  'a scheme in capitals': (path) => `HTTPS://${HOST}${path}`,
  'its port': (path) => `https://${HOST}:443${path}`,
  'another scheme': (path) => `http://${HOST}${path}`,
  'the port of the other scheme': (path) => `http://${HOST}:80${path}`,
  'a dot behind the host': (path) => `https://${HOST}.${path}`,
  'escapes in the host': (path) => `https://%74oys.example.com${path}`,
  'wide letters in the host': (path) => `https://ｔoys.example.com${path}`,
  'escapes in the path': (path) => `https://${HOST}/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'dots in the path': (path) => `https://${HOST}/x/..${path}`,
  'escaped dots in the path': (path) => `https://${HOST}/x/%2e%2e${path}`,
  'a slash at its end': (path) => `https://${HOST}${path}/`,
  'the file': (path) => `https://${HOST}${path}.html`,
  'the file of a folder': (path) => `https://${HOST}${path}/index.html`,
  'a question': (path) => `https://${HOST}${path}?x=1`,
  'an anchor': (path) => `https://${HOST}${path}#x`,
}
/** Those that need no host. */
const INSIDE: Readonly<Record<string, (path: string) => string>> = {
  'a slash at its end, inside': (path) => `${path}/`,
  'the file, inside': (path) => `${path}.html`,
  'the file of a folder, inside': (path) => `${path}/index.html`,
  'escapes, inside': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'dots, inside': (path) => `/x/..${path}`,
}

test.each(Object.entries({ ...SPELLINGS, ...INSIDE }))('a redirect that leads back is told when it is written with %s', (_name, spelling) => {
  expect(codesOf({ '/old': spelling('/old') })).toEqual(['PS422 site.redirects["/old"]'])
  expect(codesOf({ '/old': spelling('/older'), '/older': '/old' })).toEqual(['PS422 site.redirects["/old"]', 'PS422 site.redirects["/older"]'])
  expect(codesOf({ '/old': spelling('/older'), '/older': '/faq' })).toEqual(['PS423 site.redirects["/old"]'])
})

test.each(Object.entries(SPELLINGS))('a redirect to a page is right, and one to none is told, when it is written with %s', (_name, spelling) => {
  expect(codesOf({ '/old': spelling('/faq') })).toEqual([])
  expect(codesOf({ '/old': spelling('/fqa') })).toEqual(['PS302 site.redirects["/old"]'])
})

test('addresses of other sites are not taken for this one', () => {
  for (const href of [`https://www.${HOST}/old`, `https://${HOST}:8443/old`, `https://${HOST}.example.org/old`, 'https://example.com/old', `https://shop.example.com/?${HOST}/old`])
    expect(codesOf({ '/old': href }), href).toEqual([])
  expect(ownPath('mailto:hello@toys.example.com', `https://${HOST}`)).toBeUndefined()
  expect(ownPath('https://xn--mnchen-3ya.example/A', 'https://münchen.example')).toBe('/A')
  expect([ownPath('/', `https://${HOST}`), ownPath(`http://${HOST}`, `https://${HOST}`), ownPath('/index.html', `https://${HOST}`)]).toEqual(['/', '/', '/'])
})

test('however redirects are written, as many lead in a circle as when they are written plainly', { tags: ['random'] }, () => {
  const { times: _, ...settings } = runs(300)
  const NAMES = ['/one', '/two', '/three', '/four', '/five']
  const target = fc.constantFrom(...NAMES, '/faq')
  fc.assert(
    fc.property(fc.tuple(target, target, target, target, target), fc.array(fc.constantFrom(...Object.values(SPELLINGS)), { minLength: 5, maxLength: 5 }), (targets, spellings) => {
      const plain = NAMES.map((name, index) => [name, targets[index] ?? ''] as const)
      const odd = plain.map(([name, to], index) => [name, spellings[index]?.(to) ?? to] as const)
      expect(codesOf(Object.fromEntries(odd))).toEqual(codesOf(Object.fromEntries(plain)))
    }),
    settings,
  )
})

test('a chain of twenty thousand redirects is followed in the time that its length needs', { tags: ['large'] }, () => {
  const redirects = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`/a${index}`, index === 19_999 ? '/faq' : `/a${index + 1}`]))
  expect(leastSeconds(10, () => expect(codesOf(redirects).length).toBe(500))).toBeLessThan(10)
})
