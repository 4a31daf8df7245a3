import { expect, test } from 'vitest'
import { publishWording } from '../../src/site/wording/publish'
import { innocent, toldOn } from './innocent'
import { toySettings } from './toy'

const real = {
  url: 'https://toys-from-maine.com',
  contact: { email: 'hello@toys-from-maine.com', phone: '(207) 555-1042', phoneLink: '+12075551042' },
}
const publishable = (words?: string) => innocent({ site: real, ...(words !== undefined && { sections: [{ type: 'plain', words }] }) })
const toldBefore = (content: string) => toldOn(content, { publish: true })

test('a site with contacts of its own can be published', () => {
  expect(toldBefore(publishable()).words).toBe('')
})

test('reserved hosts and numbers, and texts left for later, are told with their place', () => {
  const { codes, words } = toldBefore(innocent({ sections: [{ type: 'plain', words: 'TODO: a price' }] }))
  expect(words).toMatchInlineSnapshot(`
    "PS553 14:21 <TODO>  page "/" › section 2 (plain) › words
      "TODO" looks like a text left for later. Write what is meant to stand here.
    PS551 30:21 <toys.example.com>  site › url
      "toys.example.com" is reserved for examples: it leads nowhere. Write the real address.
    PS551 38:23 <toys.example.com>  site › contact › email
      "toys.example.com" is reserved for examples: it leads nowhere. Write the real address.
    PS552 39:17 <555 0100>  site › contact › phone
      "555 0100" is reserved for films and examples: nobody answers. Write the real number.
    PS552 40:21 <+13055550100>  site › contact › phoneLink
      "+13055550100" is reserved for films and examples: nobody answers. Write the real number."
  `)
  expect([...new Set(codes)].sort()).toEqual(Object.values(publishWording).map(({ code }) => code).sort())
})

test('without being asked, nothing is said of them', () => {
  expect(toldOn(innocent(), {}).words).toBe('')
})

test('a reserved number is known in any writing', () => {
  for (const number of ['+1 (305) 555-0142', '305.555.0142', '3055550142', '305 555 0142', '555-0100', '+1-305-555-0199', '305\u2013555\u20130142']) expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual(['PS552'])
  for (const number of ['305 555-1042', '305 555-02001', '5550', '555-0', 'No. 1555-0142', '305 554-0142']) expect(toldBefore(publishable(`Call ${number} now`)).codes, number).toEqual([])
})

test('a reserved host is known wherever it stands', () => {
  for (const words of ['See www.example.com.', 'Write to me@shop.example.net', 'example.org']) expect(toldBefore(publishable(words)).codes, words).toEqual(['PS551'])
  for (const words of ['myexample.com', 'example.company', 'example.com.pl', 'a test', 'for example']) expect(toldBefore(publishable(words)).codes, words).toEqual([])
  for (const host of ['toys.test', 'toys.invalid', 'toys.example', 'localhost']) expect(toldBefore(innocent({ site: real, sections: [{ type: 'plain', text: `[Toys](https://${host}/shop)` }] })).codes, host).toEqual(['PS551'])
})

test('what is hidden does not go live', () => {
  const hidden = { type: 'plain', hidden: true, words: 'TODO: call 555-0100 or write to me@example.com' }
  expect(toldBefore(innocent({ site: real, sections: [hidden] })).codes).toEqual([])
  expect(toldOn(innocent({ site: real, sections: [hidden] })).codes).toEqual([])
  expect(toldBefore(innocent({ site: real, sections: [{ ...hidden, hidden: false }] })).codes.sort()).toEqual(['PS551', 'PS552', 'PS553'])
})

test('a text that is allowed to look unfinished may go live', () => {
  const sections = [{ type: 'plain', words: 'Lorem ipsum', allow: { 'placeholder-text': 'We print books about it.' } }]
  expect(toldBefore(innocent({ site: { ...toySettings, ...real, links: {}, facts: {} }, sections })).codes).toEqual([])
})
