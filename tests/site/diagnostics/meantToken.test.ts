import { expect, test } from 'vitest'
import { meantToken } from '../../../src/site/diagnostics/meantToken'

const KNOWN = ['site.name', 'site.contact.phone', 'site.contact.email', 'site.contact.location', 'facts.loan.amount', 'facts.loan.term', 'links.apply']

test.each([
  ['site.contact.telefon', 'site.contact.phone'],
  ['site.contact.tel', 'site.contact.phone'],
  ['site.contact.e-mail', 'site.contact.email'],
  ['site.contact.phnoe', 'site.contact.phone'],
  ['site.phone', 'site.contact.phone'],
  ['facts.loan.amont', 'facts.loan.amount'],
  ['fact.loan.amount', 'facts.loan.amount'],
  ['facts.lon.amount', 'facts.loan.amount'],
  ['link.aply', 'links.apply'],
  ['sitename', 'site.name'],
])('{%s} means {%s}', (name, meant) => {
  expect(meantToken(name, KNOWN)).toBe(meant)
})

test.each(['site.contact.fax', 'site.contact.region', 'facts.loan.price', 'facts.lease.amount', 'site.owner', 'name', ''])('what {%s} means nobody can tell', (name) => {
  expect(meantToken(name, KNOWN)).toBeUndefined()
})
