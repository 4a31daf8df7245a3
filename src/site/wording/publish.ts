import { entry } from './entry'

/** PS55: what must not go live. Told by "npm run check -- --publish" only. */
export const publishWording = {
  reservedHost: entry<{ host: string }>({
    code: 'PS551', title: 'An address for examples only',
    what: ({ host }) => `"${host}" is reserved for examples: it leads nowhere.`,
    todo: () => 'Write the real address.',
  }),
  reservedNumber: entry<{ number: string }>({
    code: 'PS552', title: 'A phone number for examples only',
    what: ({ number }) => `"${number}" is reserved for films and examples: nobody answers.`,
    todo: () => 'Write the real number.',
  }),
  unfinishedText: entry<{ text: string }>({
    code: 'PS553', title: 'A text left for later',
    what: ({ text }) => `"${text}" looks like a text left for later.`,
    todo: () => 'Write what is meant to stand here.',
  }),
}
