import { expect, test } from 'vitest'
import type { AnyEntry } from '../../../src/parts/message'
import * as messages from '../../../src/blocks/form/deliveryMessages'

/** The sentences of a problem for some words. */
const said = ({ message, hint }: AnyEntry, words: unknown) => `${message(words as never)} ${hint(words as never)}`

test('each problem of how a form is sent says what is wrong and what to write, in words of its own example', () => {
  const all = Object.values<AnyEntry>(messages).map((entry) => `${entry.code} ${said(entry, entry.example?.words)}`)
  expect(all.toSorted().join('\n')).toMatchInlineSnapshot(`
    "PS490 "/api/contact" is no address of "formspree". Write it like "to": "https://formspree.io/f/abcdwxyz", as your account there shows it.
    PS491 "api_key" holds a secret, and everybody who opens the page could read it. Take it out, and have the old one replaced where it comes from. Let a server of your own add it, and send the entries there.
    PS492 "https://acme.dev/thanks" is no page of this site, so nobody can be led there after sending. Write the path of a page, as in "next": "/thanks", or leave it out: then the form says that it was sent.
    PS493 "netlify" does not read JSON. Delete "as": entries are then written as browsers send forms.
    PS494 A file cannot be sent as JSON, so it would reach nobody. Delete "as" in "deliver", or take this field out.
    PS495 "name" is sent already, by a field, by "send" or by the service itself: only one of the two would be read. Give one of them another name.
    PS496 Without "access_key", "web3forms" does not know whom to write to, and refuses every entry. Copy it from your account there: "send": { "access_key": "…" }. This one is meant to be public.
    PS497 "https://formspree.io/f/abcdwxyz" belongs to "formspree", which expects more than a server of your own and says in its own way what it has taken. Add "service": "formspree"."
  `)
})

test('of a form that goes nowhere is said what is there, and what is not', () => {
  const words = (service?: string, to?: string) => said(messages.wrongTo, { service, to, example: '/api' })
  expect([words(), words('formspree'), words(undefined, 'x'), words('formspree', 'x')].join('\n')).toMatchInlineSnapshot(`
    "It is not said where entries go. Write it like "to": "/api", or name the "service".
    It is not said where entries go, which "formspree" has to be told. Write it like "to": "/api", as your account there shows it.
    "x" is no address that takes entries. Write it like "to": "/api", or name the "service".
    "x" is no address of "formspree". Write it like "to": "/api", as your account there shows it."
  `)
})
