import { expect, test } from 'vitest'
import { checkDelivery } from '../../../src/blocks/form/deliveryCheck'
import { clashingName, secretSent } from '../../../src/blocks/form/deliveryMessages'
import type { Form } from '../../../src/blocks/form/schema'
import { examplesOf } from '../../../src/authoring/describe/examples'

const usual = examplesOf('form').usual as Form
const field = (name: string, kind = 'text') => ({ kind, name, label: name }) as Form['fields'][number]

/** Places and codes of what is wrong with a form of these fields that is sent so. */
function faults(deliver: Form['deliver'], fields: Form['fields'] = [field('fullName')]): string[] {
  const told: string[] = []
  checkDelivery({ ...usual, fields, deliver }, (path, { code }) => void told.push(`${path.join('.')} ${code}`))
  return told
}
const OWN = { to: '/api/contact' }
const [CLASH, SECRET] = [clashingName.code, secretSent.code]

test('a form that is sent to a server of its own, with names of their own, is fine', () => {
  expect(faults({ ...OWN, send: { source: 'site' }, honeypot: 'fax', next: '/thanks' }, [field('fullName'), field('subject')])).toEqual([])
  expect(faults(undefined)).toEqual([])
})

test('a name that stands for two things is told once, where the author has said it last', () => {
  // The field for programs by its own name, and as what is sent along.
  expect(faults({ ...OWN, honeypot: 'fullName' })).toEqual([`deliver.honeypot ${CLASH}`])
  expect(faults({ ...OWN, honeypot: 'source', send: { source: 'site' } })).toEqual([`deliver.honeypot ${CLASH}`])
  expect(faults({ ...OWN, send: { fullName: 'site' } })).toEqual([`deliver.send.fullName ${CLASH}`])
  // Where all three are one.
  expect(faults({ ...OWN, honeypot: 'fullName', send: { fullName: 'site' } })).toEqual([`deliver.send.fullName ${CLASH}`, `deliver.honeypot ${CLASH}`])
})

test('a field cannot be called as the service calls something that is sent', () => {
  const formspree = { service: 'formspree', to: 'https://formspree.io/f/abcdwxyz' } as const
  expect(faults({ ...formspree, send: { subject: 'A tour' } }, [field('fullName'), field('_subject')])).toEqual([`fields.1.name ${CLASH}`])
  expect(faults(formspree, [field('_subject')])).toEqual([])
  expect(faults(formspree, [field('_gotcha')])).toEqual([`fields.0.name ${CLASH}`])
  expect(faults({ ...formspree, send: { _gotcha: 'x' } })).toEqual([`deliver.send._gotcha ${CLASH}`])
  // With a field for programs of the author's own, that of the service is free.
  expect(faults({ ...formspree, honeypot: 'fax' }, [field('_gotcha')])).toEqual([])
})

test('a secret is told wherever it stands, also in a form without a place to send it to', () => {
  expect(faults({ to: '/api/contact?token=x', send: { password: 'x', note: 'sk_live_12345678' } })).toEqual([
    `deliver.to ${SECRET}`,
    `deliver.send.password ${SECRET}`,
    `deliver.send.note ${SECRET}`,
  ])
  expect(faults(undefined, [{ kind: 'hidden', name: 'apiKey', value: 'x' }])).toEqual([`fields.0.value ${SECRET}`])
})

test('a service needs to be told where to, unless it is the host itself', () => {
  expect([faults({ service: 'netlify' }), faults({ service: 'formspree' }).length, faults({ service: 'formspree', to: '/api' }).length, faults({}).length]).toEqual([[], 1, 1, 1])
  expect(faults({ service: 'formspree', to: '{links.form}' })).toEqual([])
})

test('the page that thanks is a page of the site', () => {
  expect([faults({ ...OWN, next: 'https://toys.example/thanks' }).length, faults({ ...OWN, next: '{page.thanks}' }).length]).toEqual([1, 0])
})
