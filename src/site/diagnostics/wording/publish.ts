import { entry } from '../../../parts/message'

/** PS55: what must not go live. Told by "npm run check -- --publish" only. */
export const publishWording = {
  reservedHost: entry<{ host: string }>({
    code: 'PS551',
    title: 'An address for examples only',
    message: ({ host }) => `"${host}" is reserved for examples: it leads nowhere.`,
    hint: () => 'Write the real address.',
    example: {
      wrong: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://loans.example.com" }] }',
      right: '{ "type": "linkList", "links": [{ "label": "What a loan is", "href": "https://en.wikipedia.org/wiki/Loan" }] }',
      words: { host: 'loans.example.com' },
    },
  }),
  noAddress: entry<object>({
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
  reservedNumber: entry<{ number: string }>({
    code: 'PS552',
    title: 'A phone number for examples only',
    message: ({ number }) => `"${number}" is reserved for films and examples: nobody answers.`,
    hint: () => 'Write the real number.',
    example: {
      wrong: '{ "site": { "contact": { "phone": "(305) 555-0142" } } }',
      right: '{ "site": { "contact": { "phone": "the number of your office" } } }',
      words: { number: '(305) 555-0142' },
    },
  }),
  unfinishedText: entry<{ text: string }>({
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
