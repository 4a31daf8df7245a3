import { expect, test } from 'vitest'
import { rule } from '../../../src/site/lint/rules/phone-differs'
import { saidBy } from '../../lib/lintRules'

const foundIn = (phone?: string, phoneLink?: string) => saidBy(rule, { file: { site: { contact: { phone, phoneLink } } } })

test('the number that is called is told where it is not the one that is read, with how a right one begins', () => {
  const [found, ...others] = foundIn('(305) 555-0142', '+13055550143')
  expect(others).toEqual([])
  expect(found).toMatchObject({ place: 'site.contact.phoneLink', message: 'Visitors read "(305) 555-0142", but who taps it calls "+13055550143".' })
  expect(found?.hint).toContain('as "+13…"')
})

test.each([
  ['(305) 555-0142', '+13055550142'],
  ['+49 (0) 30 555 142', '+4930555142'],
  ['030 555 142', '+4930555142'],
  ['0044 20 5550 142', '+44205550142'],
])('%s is what %s calls', (phone, phoneLink) => expect(foundIn(phone, phoneLink)).toEqual([]))

test('letters and very short numbers are not compared: what they stand for is not known', () => {
  expect([foundIn('1-800-FLOWERS', '+18003569377'), foundIn('1-800-flo-wers', '+18003569377'), foundIn('555 142', '+13055550199')]).toEqual([[], [], []])
  expect(foundIn('555 0142', '+13055550199')).toHaveLength(1)
  expect(foundIn('555 0142 ex', '+13055550199')).toHaveLength(1)
})

test('one number alone differs from nothing', () => {
  expect([foundIn('(305) 555-0142'), foundIn(undefined, '+13055550143'), foundIn()]).toEqual([[], [], []])
})
