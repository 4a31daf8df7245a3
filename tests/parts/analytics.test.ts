import { expect, test } from 'vitest'
import { isUnasked, needsOfServices, serviceOf } from '../../src/parts/analytics'
import type { Services } from '../../src/parts/services'

const ANALYTICS: Record<string, Services['analytics']> = {
  plausible: { service: 'plausible', domain: 'toys.example.com' },
  ownPlausible: { service: 'plausible', domain: 'toys.example.com', host: 'https://stats.example.com' },
  umami: { service: 'umami', id: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' },
  matomo: { service: 'matomo', host: 'https://toys.matomo.cloud', id: 3 },
  google: { service: 'google', id: 'G-ABCD123456' },
}

test('each service is loaded from where its maker has it, and asks where it stores cookies', () => {
  const known = Object.values(ANALYTICS).map((analytics) => serviceOf({ analytics }))
  expect(known.map((service) => service && [service.src, service.attributes, service.asks])).toEqual([
    ['https://plausible.io/js/script.js', { 'data-domain': 'toys.example.com' }, false],
    ['https://stats.example.com/js/script.js', { 'data-domain': 'toys.example.com' }, false],
    ['https://cloud.umami.is/script.js', { 'data-website-id': '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' }, false],
    ['https://toys.matomo.cloud/matomo.js', {}, true],
    ['https://www.googletagmanager.com/gtag/js?id=G-ABCD123456', {}, true],
  ])
  expect([serviceOf({ analytics: ANALYTICS.plausible, consent: 'ask' })?.asks, serviceOf({ analytics: ANALYTICS.matomo, consent: 'none' })?.asks]).toEqual([true, false])
  expect([serviceOf(), serviceOf({}), serviceOf({ consent: 'ask' })]).toEqual([undefined, undefined, undefined])
})

test('a page may load what its service needs from exact hosts, and nothing where none is declared', () => {
  for (const analytics of Object.values(ANALYTICS)) {
    const needs = needsOfServices({ analytics })
    expect(needs['script-src']?.[0]).toBe("'self'")
    expect(
      Object.values(needs)
        .flat()
        .filter((source) => source === '*' || source === 'https:'),
    ).toEqual([])
  }
  expect(needsOfServices({ analytics: ANALYTICS.umami })['connect-src']).toEqual(["'self'", 'https://cloud.umami.is', 'https://gateway.umami.is', 'https://api-gateway.umami.dev'])
  expect([needsOfServices(), needsOfServices({})]).toEqual([{}, {}])
})

test('all that a browser knows of a service, and all that its pages may load, is as its maker documents it', () => {
  const { matomo, google, plausible } = ANALYTICS
  expect(serviceOf({ analytics: matomo })).toEqual({
    name: 'matomo',
    label: 'Matomo',
    src: 'https://toys.matomo.cloud/matomo.js',
    attributes: {},
    id: 3,
    host: 'https://toys.matomo.cloud',
    cookies: ['_pk_'],
    asks: true,
  })
  expect(serviceOf({ analytics: google })).toMatchObject({ name: 'google', label: 'Google Analytics', id: 'G-ABCD123456', cookies: ['_ga', '_gid', '_gat'], asks: true })
  expect([serviceOf({ analytics: plausible }), serviceOf({ analytics: ANALYTICS.umami })]).toMatchObject([
    { name: 'plausible', label: 'Plausible', cookies: [] },
    { name: 'umami', label: 'Umami', cookies: [] },
  ])
  const [own, names] = ["'self'", ['quoin', 'default']]
  const hosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
  expect([matomo, google, plausible].map((analytics) => needsOfServices({ analytics }))).toEqual([
    {
      'script-src': [own, 'https://toys.matomo.cloud'],
      'connect-src': [own, 'https://toys.matomo.cloud'],
      'img-src': [own, 'data:', 'https://toys.matomo.cloud'],
      'trusted-types': names,
    },
    { 'script-src': [own, hosts[2]], 'connect-src': [own, ...hosts], 'img-src': [own, 'data:', ...hosts], 'trusted-types': names },
    { 'script-src': [own, 'https://plausible.io'], 'connect-src': [own, 'https://plausible.io'], 'trusted-types': names },
  ])
})

test('cookies are given unasked by Google alone, where nobody is to be asked', () => {
  const { google, matomo } = ANALYTICS
  expect([
    isUnasked({ analytics: google, consent: 'none' }),
    isUnasked({ analytics: google, consent: 'ask' }),
    isUnasked({ analytics: google }),
    isUnasked({ analytics: matomo, consent: 'none' }),
    isUnasked(),
  ]).toEqual([true, false, false, false, false])
})
