import { expect, test } from 'vitest'
import { deliveryOf } from '../../../src/blocks/form/delivery'
import { policy } from '../../../src/blocks/form/policy'
import type { Form } from '../../../src/blocks/form/schema'
import { examplesOf } from '../../../src/authoring/describe/examples'

type Deliver = NonNullable<Form['deliver']>
const form = examplesOf('form').usual as Form
const delivery = (deliver: Deliver) => deliveryOf({ ...form, deliver }, 'https://toys.example')
const needs = (deliver?: Deliver) => policy({ ...form, deliver })
const FORMSPREE = 'https://formspree.io/f/abcdwxyz'

test('a server of one’s own is sent what the author has said and nothing else', () => {
  expect(delivery({ to: '/api/contact', as: 'json', send: { subject: 'A tour' }, honeypot: 'fax', next: '/thanks' })).toEqual({
    action: '/api/contact',
    as: 'json',
    hidden: { subject: 'A tour' },
    attributes: {},
    honeypot: 'fax',
    next: '/thanks',
  })
})

test('a service is told in its own names', () => {
  const send = { subject: 'A tour' }
  expect(delivery({ service: 'formspree', to: FORMSPREE, send, next: '/thanks' })).toMatchObject({
    action: FORMSPREE,
    hidden: { _subject: 'A tour', _next: 'https://toys.example/thanks' },
    honeypot: '_gotcha',
    word: 'ok',
  })
  expect(delivery({ service: 'web3forms', send: { ...send, access_key: 'x' }, next: '/thanks' })).toMatchObject({
    action: 'https://api.web3forms.com/submit',
    hidden: { subject: 'A tour', access_key: 'x', redirect: 'https://toys.example/thanks' },
    honeypot: 'botcheck',
    word: 'success',
  })
})

test('where the author says where entries go, that counts before what the service knows', () => {
  const own = 'https://api.web3forms.com/submit?own'
  expect(delivery({ service: 'web3forms', to: own, send: { access_key: 'x' } })).toMatchObject({ action: own })
})

test('a host that takes forms itself finds its own marks, and the form has a name that can be read', () => {
  expect(delivery({ service: 'netlify', next: '/thanks' })).toMatchObject({
    action: '/thanks',
    hidden: { 'form-name': 'book-a-guided-tour' },
    attributes: { name: 'book-a-guided-tour', 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' },
    isHosted: true,
  })
  expect(delivery({ service: 'netlify' }).action).toBeUndefined()
  expect(delivery({ service: 'cloudflare', send: { 'static-form-name': 'tours' } })).toMatchObject({
    hidden: { 'static-form-name': 'tours' },
    attributes: { 'data-static-form-name': 'tours' },
  })
  expect(deliveryOf({ title: 'Ömer’s café', submit: 'x', deliver: { service: 'netlify' } }, '').hidden).toEqual({ 'form-name': 'omer-s-cafe' })
  expect(deliveryOf({ submit: '送信', deliver: { service: 'netlify' } }, '').hidden).toEqual({ 'form-name': 'form' })
})

test('a page may send entries to exactly where its form sends them, and to where a post is led on', () => {
  expect(needs()).toEqual({})
  expect(needs({ to: '/api/contact' })).toEqual({ 'form-action': ["'self'"] })
  expect(needs({ service: 'netlify' })).toEqual({ 'form-action': ["'self'"] })
  expect(needs({ to: 'https://forms.acme.dev:8443/in?a=1' })).toEqual({ 'connect-src': ["'self'", 'https://forms.acme.dev:8443'], 'form-action': ['https://forms.acme.dev:8443'] })
  expect(needs({ service: 'formspree', to: FORMSPREE, next: '/' })).toEqual({
    'connect-src': ["'self'", 'https://formspree.io'],
    'form-action': ['https://formspree.io', "'self'"],
  })
  expect(needs({ service: 'web3forms' })['form-action']).toEqual(['https://api.web3forms.com', 'https://web3forms.com'])
  expect(needs({ service: 'web3forms', next: '/' })['form-action']).toEqual(['https://api.web3forms.com', "'self'"])
})

test('where the page of a service is shown, the form leads there or to one of its own, and no script asks it', () => {
  const to = 'https://toys.list-manage.com/subscribe/post?u=1&id=2'
  expect(delivery({ to, as: 'page' })).toMatchObject({ action: to, as: 'page' })
  expect(needs({ to, as: 'page' })).toEqual({ 'form-action': ['https://toys.list-manage.com', "'self'"] })
})
