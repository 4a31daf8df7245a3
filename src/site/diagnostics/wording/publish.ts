import { entry } from '../../../parts/message'

/** PS55: what must not go live. Told by "npm run check -- --publish" only. */
export const publishWording = {
  reservedHost: entry<{ host: string }>({
    rule: { name: 'reserved-host', meaning: 'No address is one for examples.' },
    code: 'PS551',
    title: 'An address for examples only',
    message: ({ host }) => `"${host}" is reserved for examples: it leads nowhere.`,
    hint: () => 'Write the real address, or allow it with your reason: "allow": { "reserved-host": "…" }.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://loans.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://en.wikipedia.org/wiki/Loan" }] }',
      words: { host: 'loans.example.com' },
    },
  }),
  noAddress: entry<object>({
    rule: { name: 'no-address', meaning: 'The site says at which address it will be.' },
    code: 'PS555',
    title: 'A site without an address',
    message: () => 'The site does not say at which address it will be.',
    hint: () => 'Write it in "site", without a slash at its end: "url": "https://www.your-name.com".',
    example: {
      wrong: '{ "site": { "name": "Corner Bakery" } }',
      right: '{ "site": { "name": "Corner Bakery", "url": "https://www.cornerbakery.com" } }',
      words: {},
    },
  }),
  noFirstPage: entry<{ home: string }>({
    rule: { name: 'no-first-page', meaning: 'The site, in each of its languages, has its first page.' },
    code: 'PS556',
    title: 'A site without its first page',
    message: ({ home }) => `No page with the path "${home}" is part of the site now, so whoever begins there finds nothing.`,
    hint: () => 'Add that page, or take "hidden", "from" and "until" off it.',
    example: {
      wrong: '{ "pages": [{ "path": "/", "title": "Home", "hidden": true, "linksToIt": "drop", "sections": [] }] }',
      right: '{ "pages": [{ "path": "/", "title": "Home", "sections": [] }] }',
      words: { home: '/' },
    },
  }),
  reservedNumber: entry<{ number: string }>({
    rule: { name: 'reserved-number', meaning: 'No phone number is one for examples.' },
    code: 'PS552',
    title: 'A phone number for examples only',
    message: ({ number }) => `"${number}" is reserved for films and examples: nobody answers.`,
    hint: () => 'Write the real number, or allow it with your reason: "allow": { "reserved-number": "…" }.',
    example: {
      wrong: '{ "site": { "contact": { "phone": "(305) 555-0142" } } }',
      right: '{ "site": { "contact": { "phone": "the number of your office" } } }',
      words: { number: '(305) 555-0142' },
    },
  }),
  unfinishedText: entry<{ text: string }>({
    rule: { name: 'placeholder-text', meaning: 'No text is left for later.' },
    code: 'PS553',
    title: 'A text left for later',
    message: ({ text }) => `"${text}" looks like a text left for later.`,
    hint: () => 'Write what is meant to stand here.',
    example: {
      wrong: '{ "type": "hero", "title": "TODO: find a headline" }',
      right: '{ "type": "hero", "title": "Loans without surprises" }',
      words: { text: 'TODO' },
    },
  }),
}
