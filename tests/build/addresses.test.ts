import { expect, test } from 'vitest'
import { absolute } from '../../src/build/addresses'
import { siteOf } from '../lib/toySite'

test('an address on the published site has its host, and one slash behind it', () => {
  const site = siteOf({})
  const slashed = { ...site, settings: { ...site.settings, url: `${site.settings.url}/` } }
  expect([absolute(site, '/faq'), absolute(slashed, '/faq'), absolute(site, '/')]).toEqual([
    'https://toys.example.com/faq',
    'https://toys.example.com/faq',
    'https://toys.example.com/',
  ])
})
