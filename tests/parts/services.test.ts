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

test.each([
  { service: 'plausible', domain: 'toys.example.com' },
  { service: 'plausible', domain: 'toys.example.com', host: 'https://stats.example.com' },
  { service: 'umami', id: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' },
  { service: 'matomo', host: 'https://stats.example.com', id: 3 },
  { service: 'google', id: 'G-ABCD123456' },
])('%j is declared so, asked about or not', (analytics) => {
  expect([undefined, 'ask', 'none'].map((consent) => services.safeParse({ analytics, ...(consent && { consent }) }).success)).toEqual([true, true, true])
})
