import { entry, listed, meant, type Near, nearOr } from './entry'

/** PS2: its shape is not that of a site. */
export const shapeWording = {
  unknownBlock: entry<Near>({
    code: 'PS201', title: 'Unknown block',
    what: ({ name }) => `There is no block "${name}".`,
    todo: (words) => [meant(words.suggestion), `The blocks are: ${listed(words.known)}.`].filter(Boolean).join(' '),
  }),
  missingType: entry<{ field: string; known: readonly string[] }>({
    code: 'PS202', title: 'A section without a type',
    what: ({ field }) => `This entry has no "${field}", so it is not clear what it is.`,
    todo: ({ field, known }) => `Add "${field}" with one of: ${listed(known)}.`,
  }),
  missingField: entry<{ field: string; owner: string; meaning: string | undefined }>({
    code: 'PS203', title: 'A field is missing',
    what: ({ field, owner }) => `"${field}" is missing in ${owner}.`,
    todo: ({ field, meaning }) => `Add "${field}"${meaning ? `: ${meaning}` : '.'}`,
  }),
  unknownField: entry<Near & { owner: string }>({
    code: 'PS204', title: 'Unknown field',
    what: ({ name, owner }) => `There is no field "${name}" in ${owner}.`,
    todo: (words) => nearOr('fields')(words),
  }),
  wrongKind: entry<{ expected: string; found: string }>({
    code: 'PS205', title: 'Another kind of value is expected',
    what: ({ expected, found }) => `Here ${expected} is expected, but there is ${found}.`,
    todo: ({ expected }) => `Write ${expected}.`,
  }),
  unknownOption: entry<Near>({
    code: 'PS206', title: 'Not one of the options',
    what: ({ name }) => `"${name}" is not one of the options.`,
    todo: (words) => [meant(words.suggestion), `The options are: ${listed(words.known)}.`].filter(Boolean).join(' '),
  }),
  badForm: entry<{ name: string; meaning: string }>({
    code: 'PS207', title: 'Not in the expected form',
    what: ({ name }) => `"${name}" is not in the expected form.`,
    todo: ({ meaning }) => meaning,
  }),
  tooMuch: entry<{ limit: string }>({
    code: 'PS208', title: 'Too much',
    what: ({ limit }) => `This is more than fits here: at most ${limit}.`,
    todo: () => 'Shorten it, or share it out over several sections or pages.',
  }),
  tooLittle: entry<{ limit: string }>({
    code: 'PS209', title: 'Too little',
    what: ({ limit }) => `This is less than is needed here: at least ${limit}.`,
    todo: () => 'Add what is missing, or remove the whole entry.',
  }),
  emptyText: entry<object>({
    code: 'PS210', title: 'An empty text',
    what: () => 'This text is empty: a visitor would see nothing.',
    todo: () => 'Write the text, or delete the field if it is optional.',
  }),
  notAnObject: entry<{ found: string }>({
    code: 'PS211', title: 'Not a site',
    what: ({ found }) => `The file holds ${found} instead of a site in braces.`,
    todo: () => 'A site starts with { "site": { … }, "pages": [ … ], "notFound": { … } }.',
  }),
}
