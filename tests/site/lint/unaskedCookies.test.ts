import { expect, test } from 'vitest'
import { rule } from '../../../src/site/lint/rules/unasked-cookies'
import { saidBy } from '../../lib/lintRules'

const google = { service: 'google', id: 'G-ABCD123456' }
const foundIn = (services?: object) => saidBy(rule, { file: { site: { services } } })

test('a service that stores something without asking is told at "consent", by its name', () => {
  const [found] = foundIn({ analytics: google, consent: 'none' })
  expect(found?.place).toBe('site.services.consent')
  expect(found?.message).toContain('The service "google" stores cookies')
})

test('who asks, stores nothing or has no service is right', () => {
  const plausible = { service: 'plausible', domain: 'toys.example.com' }
  expect([
    foundIn({ analytics: google, consent: 'ask' }),
    foundIn({ analytics: google }),
    foundIn({ analytics: plausible, consent: 'none' }),
    foundIn({ consent: 'none' }),
    foundIn(),
  ]).toEqual([[], [], [], [], []])
})
