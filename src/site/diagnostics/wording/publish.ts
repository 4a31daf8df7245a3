import { entry } from './entry'

/** PS55: what must not go live. Told by "npm run check -- --publish" only. */
export const publishWording = {
  reservedHost: entry<{ host: string }>({
    code: 'PS551', title: 'An address for examples only',
    what: ({ host }) => `"${host}" is reserved for examples: it leads nowhere.`,
    todo: () => 'Write the real address.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://loans.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://en.wikipedia.org/wiki/Loan" }] }',
      words: { host: 'loans.example.com' },
    },
  }),
  reservedNumber: entry<{ number: string }>({
    code: 'PS552', title: 'A phone number for examples only',
    what: ({ number }) => `"${number}" is reserved for films and examples: nobody answers.`,
    todo: () => 'Write the real number.',
    example: {
      wrong: '{ "site": { "contact": { "phone": "(305) 555-0142" } } }',
      right: '{ "site": { "contact": { "phone": "the number of your office" } } }',
      words: { number: '(305) 555-0142' },
    },
  }),
  unfinishedText: entry<{ text: string }>({
    code: 'PS553', title: 'A text left for later',
    what: ({ text }) => `"${text}" looks like a text left for later.`,
    todo: () => 'Write what is meant to stand here.',
    example: {
      wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
      right: '{ "type": "hero", "title": "Loans without surprises" }',
      words: { text: 'TODO' },
    },
  }),
  sendsNothing: entry<{ promise: string }>({
    code: 'PS554', title: 'A form that sends nothing',
    what: ({ promise }) => `What visitors write here is sent to nobody, but they are told: "${promise}"`,
    todo: () => 'Take the form out, hide it with "hidden": true, or allow it with your reason: "allow": { "sends-nothing": "…" }.',
    example: {
      wrong: '{\n  "type": "form",\n  "fields": [{ "kind": "text", "name": "name", "label": "Name" }],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent.", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      right: '{\n  "type": "form",\n  "hidden": true,\n  "fields": [{ "kind": "text", "name": "name", "label": "Name" }],\n  "submit": "Send",\n  "errorSummary": "Something is missing.",\n  "success": { "title": "Sent.", "message": "We write soon." },\n  "withoutScript": { "text": "Or write to us.", "link": { "label": "Write an e-mail", "href": "mailto:{site.contact.email}" } }\n}',
      words: { promise: 'Sent. We write soon.' },
    },
  }),
}
