import { describe, expect, test } from 'vitest'
import { innocent } from '../../../lib/innocent'
import { toySettings } from '../../../lib/toy'
import { advised } from './advised'

const { adviceIn, expectReached } = advised()

describe('the frame', () => {
  const withContact = (phone: string, phoneLink: string) =>
    adviceIn(innocent({ site: { ...toySettings, links: {}, facts: {}, contact: { ...toySettings.contact, phone, phoneLink } } }))

  test('a number that is read and another that is called are told', () => {
    expect(withContact('(305) 555-7142', '+13055557143')).toContain('PS539')
    expect(withContact('(305) 555-7142', '+13055557143')).toContain('who taps it calls "+13055557143"')
  })

  test.each([
    ['(305) 555-7142', '+13055557142'],
    ['+1 305 555 7142', '+13055557142'],
    ['030 5557 142', '+49305557142'],
    ['+49 (0)30 5557 142', '+49305557142'],
    ['1-800-FLOWERS', '+18003569377'],
  ])('%s and %s are one number', (phone, phoneLink) => expect(withContact(phone, phoneLink)).not.toContain('PS539'))

  test('a column of the foot without links is told, one with links is not', () => {
    const column = (...links: object[]) =>
      adviceIn(innocent({ site: { ...toySettings, links: {}, facts: {}, footer: { ...toySettings.footer, columns: [{ title: 'More', links }] } } }))
    expect(column()).toContain('The column "More" of the foot has no links')
    expect(column({ label: 'Toys', href: '/' })).not.toContain('PS540')
  })
})

test('all of it is reached', () => expectReached('frame'))
