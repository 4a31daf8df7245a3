import { expect, test } from 'vitest'
import { z } from 'zod'
import { href, link } from '../../../../src/parts/link'
import { marked } from '../../../../src/parts/role'
import { services } from '../../../../src/parts/services'
import { text } from '../../../../src/parts/text'
import { sampleAt, sampleWith } from '../../../../src/site/schema/findings/sampleWith'

const { analytics } = services.shape

test('of several kinds of entry the one is meant that is called so, or that alone takes such a text', () => {
  expect(sampleWith(analytics, 'G-ABCD123456')).toBe('{ "service": "google", "id": "G-ABCD123456" }')
  expect(sampleWith(analytics, 'Plausible')).toBe('{ "service": "plausible", "domain": "…" }')
  expect([sampleWith(analytics, 'something'), sampleWith(analytics, 5)]).toEqual([undefined, undefined])
})

test('a sample has all that is needed, and is a list where one is', () => {
  const file = z.strictObject({
    link,
    links: z.array(link),
    count: z.number(),
    words: text,
    way: z.strictObject({ words: text, link }),
    sized: z.strictObject({ link, size: z.number() }),
  })
  const sample = (name: string) => sampleAt(file, { [name]: 5 }, [name])
  expect([sample('link'), sample('links'), sample('way')]).toEqual([
    '{ "label": "…", "href": "/" }',
    '[{ "label": "…", "href": "/" }]',
    '{ "words": "…", "link": { "label": "…", "href": "/" } }',
  ])
  expect([sample('count'), sample('words'), sample('sized')]).toEqual([undefined, undefined, undefined])
})

test('an entry that needs nothing holds a telephone number in the field for it, whatever that is called, another text as its text, and else only what its author knows', () => {
  const number = marked(text, { phone: true })
  const contact = z.strictObject({ email: z.email().optional(), call: number.optional(), hours: text.optional() })
  const note = z.strictObject({ text: text.optional(), phone: text.optional() })
  expect([sampleWith(contact, '(305) 555-0142'), sampleWith(contact, 'us@toys.example'), sampleWith(contact, 'Always')]).toEqual([
    '{ "call": "(305) 555-0142" }',
    '{ "email": "us@toys.example" }',
    undefined,
  ])
  expect([sampleWith(note, '+1 305.555.0142'), sampleWith(note, 'Always')]).toEqual(['{ "text": "+1 305.555.0142" }', '{ "text": "Always" }'])
})

test('an address of another site is not meant for a field that takes pages of this one only', () => {
  const sent = z.strictObject({ to: href.optional(), next: marked(href, { own: true }).optional() })
  expect([sampleWith(sent, 'https://a.example/in'), sampleWith(sent, '/thanks')]).toEqual(['{ "to": "https://a.example/in" }', undefined])
})

test('a text with nothing in it is a text that is yet to be written', () => {
  expect(['', ' '].map((found) => sampleWith(z.strictObject({ label: text }), found))).toEqual(['{ "label": "…" }', '{ "label": "…" }'])
})
