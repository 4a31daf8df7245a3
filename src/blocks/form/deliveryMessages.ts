import { entry } from '../../parts/message'

const REST = `"submit": "Send",
  "errorSummary": "Something is missing.",
  "success": { "title": "Sent", "message": "We write soon." },
  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }`
const NAME = '{ "kind": "text", "name": "name", "label": "Name" }'
/** A form as an author writes it, with this line on where it goes. */
const form = (deliver: string, fields = NAME) => `{
  "type": "form",
  "fields": [${fields}],
  "deliver": ${deliver},
  ${REST}
}`
const FORMSPREE = '"service": "formspree", "to": "https://formspree.io/f/abcdwxyz"'

export const wrongTo = entry<{ service: string | undefined; to: string | undefined; example: string }>({
  code: 'PS490',
  title: 'Entries that go nowhere',
  message: ({ service, to }) =>
    to === undefined
      ? `It is not said where entries go${service ? `, which "${service}" has to be told` : ''}.`
      : `"${to}" is no address ${service ? `of "${service}"` : 'that takes entries'}.`,
  hint: ({ example, service }) => `Write it like "to": "${example}"${service ? ', as your account there shows it' : ', or name the "service"'}.`,
  example: {
    wrong: form('{ "service": "formspree", "to": "/api/contact" }'),
    right: form(`{ ${FORMSPREE} }`),
    words: { service: 'formspree', to: '/api/contact', example: 'https://formspree.io/f/abcdwxyz' },
  },
})

export const secretSent = entry<{ name: string }>({
  code: 'PS491',
  title: 'A secret in a page',
  message: ({ name }) => `"${name}" holds a secret, and everybody who opens the page could read it.`,
  hint: () => 'Take it out, and have the old one replaced where it comes from. Let a server of your own add it, and send the entries there.',
  example: {
    wrong: form('{ "to": "https://forms.acme.dev/in", "send": { "api_key": "17" } }'),
    right: form('{ "to": "https://forms.acme.dev/in", "send": { "subject": "A question" } }'),
    words: { name: 'api_key' },
  },
})

export const foreignNext = entry<{ next: string }>({
  code: 'PS492',
  title: 'Thanks on another site',
  message: ({ next }) => `"${next}" is no page of this site, so nobody can be led there after sending.`,
  hint: () => 'Write the path of a page, as in "next": "/thanks", or leave it out: then the form says that it was sent.',
  example: {
    wrong: form(`{ ${FORMSPREE}, "next": "https://acme.dev/thanks" }`),
    right: form(`{ ${FORMSPREE}, "next": "/" }`),
    words: { next: 'https://acme.dev/thanks' },
  },
})

export const beyondService = entry<{ service: string }>({
  code: 'PS493',
  title: 'A service that reads no JSON',
  message: ({ service }) => `"${service}" does not read JSON.`,
  hint: () => 'Delete "as": entries are then written as browsers send forms.',
  example: { wrong: form('{ "service": "netlify", "as": "json" }'), right: form('{ "service": "netlify" }'), words: { service: 'netlify' } },
})

export const unreadable = entry<object>({
  code: 'PS494',
  title: 'A file that cannot be sent',
  message: () => 'A file cannot be sent as JSON, so it would reach nobody.',
  hint: () => 'Delete "as" in "deliver", or take this field out.',
  example: {
    wrong: form('{ "to": "https://forms.acme.dev/in", "as": "json" }', '{ "kind": "file", "name": "plan", "label": "Plan", "invalid": "Too large." }'),
    right: form('{ "to": "https://forms.acme.dev/in" }', '{ "kind": "file", "name": "plan", "label": "Plan", "invalid": "Too large." }'),
    words: {},
  },
})

export const clashingName = entry<{ name: string }>({
  code: 'PS495',
  title: 'One name for two things that are sent',
  message: ({ name }) => `"${name}" is sent already, by a field, by "send" or by the service itself: only one of the two would be read.`,
  hint: () => 'Give one of them another name.',
  example: {
    wrong: form('{ "to": "https://forms.acme.dev/in", "honeypot": "name" }'),
    right: form('{ "to": "https://forms.acme.dev/in", "honeypot": "fax" }'),
    words: { name: 'name' },
  },
})

export const neededValue = entry<{ service: string; name: string }>({
  code: 'PS496',
  title: 'A service that is not told whose form it is',
  message: ({ service, name }) => `Without "${name}", "${service}" does not know whom to write to, and refuses every entry.`,
  hint: ({ name }) => `Copy it from your account there: "send": { "${name}": "…" }. This one is meant to be public.`,
  example: {
    wrong: form('{ "service": "web3forms" }'),
    right: form('{ "service": "web3forms", "send": { "access_key": "00000000-0000-0000-0000-000000000000" } }'),
    words: { service: 'web3forms', name: 'access_key' },
  },
})

export const needlessTo = entry<{ to: string; service: string }>({
  code: 'PS497',
  title: 'A service that is not named',
  message: ({ to, service }) => `"${to}" belongs to "${service}", which expects more than a server of your own and says in its own way what it has taken.`,
  hint: ({ service }) => `Add "service": "${service}".`,
  example: {
    wrong: form('{ "to": "https://formspree.io/f/abcdwxyz" }'),
    right: form(`{ ${FORMSPREE} }`),
    words: { to: 'https://formspree.io/f/abcdwxyz', service: 'formspree' },
  },
})
