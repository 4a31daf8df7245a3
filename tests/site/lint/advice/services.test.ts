import { expect, test } from 'vitest'
import { innocent } from '../../../lib/innocent'
import { advised } from './advised'

const { adviceIn, expectReached } = advised()

const google = { service: 'google', id: 'G-ABCD123456' }
const told = (services: object) => adviceIn(innocent({ site: { services } }))

test('a service that stores cookies is told where nobody is asked, and no other', () => {
  expect(told({ analytics: google, consent: 'none' })).toContain('The service "google" stores cookies on the devices of visitors, who are not asked.')
  expect([
    told({ analytics: google }),
    told({ analytics: google, consent: 'ask' }),
    told({ analytics: { service: 'plausible', domain: 'toys.example.com' }, consent: 'none' }),
    told({ analytics: { service: 'matomo', host: 'https://toys.matomo.cloud', id: 1 }, consent: 'none' }),
  ]).toEqual(['', '', '', ''])
})

test('all of it is reached', () => expectReached('services'))
