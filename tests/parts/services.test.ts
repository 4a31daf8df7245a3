import { expect, test } from 'vitest'
import { services } from '../../src/parts/services'

test.each([
  { analytics: { service: 'google', id: 'UA-12345-1' } },
  { analytics: { service: 'google', id: 'G-ABC"><script>' } },
  { analytics: { service: 'umami', id: 'my-site' } },
  { analytics: { service: 'matomo', id: 3 } },
  { analytics: { service: 'matomo', id: 3, host: 'http://stats.example.com' } },
  { analytics: { service: 'plausible', domain: 'toys.example.com', host: 'https://stats.example.com; script-src *' } },
  { analytics: { service: 'plausible', domain: 'https://toys.example.com' } },
  { analytics: { service: 'fathom', id: 'X' } },
  { analytics: { service: 'plausible', domain: 'toys.example.com' }, consent: true },
])('%j is no declaration', (declared) => {
  expect(services.safeParse(declared).success).toBe(false)
})
