import { expect, test } from 'vitest'
import { absoluteUrl } from '../../src/page/absoluteUrl'
import { siteOf } from '../lib/toySite'

test('an address on the published site has its host, and one slash behind it', () => {
  const site = siteOf({})
  const slashed = { ...site, settings: { ...site.settings, url: `${site.settings.url}/` } }
  expect([absoluteUrl(site, '/faq'), absoluteUrl(slashed, '/faq'), absoluteUrl(site, '/')]).toEqual([
    'https://toys.example.com/faq',
    'https://toys.example.com/faq',
    'https://toys.example.com/',
  ])
})
