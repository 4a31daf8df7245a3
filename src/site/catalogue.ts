/** The sentences of one kind of problem. `P` are the words that change from case to case. */
type Entry<P> = { code: string; severity?: 'advice'; title: string; what: (words: P) => string; todo: (words: P) => string }

const entry = <P>(definition: Entry<P>) => definition

function meant(suggestion: string | undefined): string {
  return suggestion === undefined ? '' : `Did you mean "${suggestion}"?`
}

function listed(names: readonly string[]): string {
  return names.length <= 30 ? names.join(', ') : `${names.slice(0, 30).join(', ')} and ${names.length - 30} more`
}

type Near = { name: string; suggestion: string | undefined; known: readonly string[] }

const nearOr = (kind: string) => (words: Near) => meant(words.suggestion) || `The ${kind} are: ${listed(words.known)}.`

/**
 * Every problem that can be told, with its wording. A code is permanent: it is never given to another problem.
 * PS1 the file · PS2 its shape · PS3 what points to something else · PS4 the site as a whole.
 */
export const catalogue = {
  missingFile: entry<{ reason: string }>({
    code: 'PS101', title: 'The file cannot be read',
    what: ({ reason }) => `The file cannot be read: ${reason}.`,
    todo: () => 'Check its name, or name another with --pages FILE.',
  }),
  emptyFile: entry<object>({
    code: 'PS102', title: 'The file is empty',
    what: () => 'The file is empty.',
    todo: () => 'A site starts with { "site": { … }, "pages": [ … ], "notFound": { … } }.',
  }),
  encoding: entry<{ encoding: string }>({
    code: 'PS103', title: 'The file is not UTF-8',
    what: ({ encoding }) => `The file is not UTF-8 text: ${encoding}.`,
    todo: () => 'Save it again with the encoding "UTF-8".',
  }),
  tooLarge: entry<{ size: string; limit: string }>({
    code: 'PS104', title: 'The file is too large',
    what: ({ size, limit }) => `The file has ${size}; at most ${limit} can be read.`,
    todo: () => 'Shorten it: long repeated texts belong into "shared", once.',
  }),
  tooDeep: entry<{ limit: number }>({
    code: 'PS105', title: 'Brackets are nested too deep',
    what: ({ limit }) => `Here brackets are nested more than ${limit} deep; no page needs that.`,
    todo: () => 'Look for a "[" or "{" that was typed or pasted too often.',
  }),
  syntax: entry<{ what: string; todo: string }>({
    code: 'PS110', title: 'The file is not valid JSON',
    what: ({ what }) => what,
    todo: ({ todo }) => todo,
  }),
  mergeConflict: entry<object>({
    code: 'PS111', title: 'A merge conflict is left in the file',
    what: () => 'Here a merge conflict was left in the file.',
    todo: () => 'Keep one of the two versions and delete the lines that start with <<<<<<<, ======= and >>>>>>>.',
  }),
  curlyQuotes: entry<object>({
    code: 'PS112', title: 'Curly quotes around a name or text',
    what: () => 'Here stands a curly quotation mark where JSON needs a straight one.',
    todo: () => 'Type " instead. Inside a text, curly quotes are fine.',
  }),
  duplicateKey: entry<{ name: string; line: number }>({
    code: 'PS113', title: 'The same name stands twice',
    what: ({ name, line }) => `"${name}" stands twice in the same braces; the first is in line ${line}. Only one of them can count.`,
    todo: () => 'Delete one of the two.',
  }),
  controlCharacter: entry<{ name: string }>({
    code: 'PS114', title: 'An invisible character',
    what: ({ name }) => `This text contains an invisible character (${name}) that no page can show.`,
    todo: () => 'Delete it; often it came along when the text was pasted.',
  }),

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
    todo: () => 'Shorten it, or share it out over several sections.',
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

  unknownToken: entry<Near>({
    code: 'PS301', title: 'Unknown token',
    what: ({ name }) => `Nothing is called {${name}}.`,
    todo: ({ suggestion, known }) => (suggestion ? `Did you mean {${suggestion}}?` : `Here one can use: ${listed(known.map((token) => `{${token}}`))}.`),
  }),
  deadLink: entry<Near>({
    code: 'PS302', title: 'A link to a page that does not exist',
    what: ({ name }) => `There is no page "${name}".`,
    todo: nearOr('pages'),
  }),
  deadAnchor: entry<Near & { page: string }>({
    code: 'PS303', title: 'A link to an anchor that does not exist',
    what: ({ name, page }) => `On page "${page}" nothing has the id "${name}".`,
    todo: ({ suggestion, known, name }) =>
      meant(suggestion) || (known.length ? `The ids there are: ${listed(known)}.` : `Give the section that is meant "id": "${name}".`),
  }),
  unsafeHref: entry<{ href: string; fault: string }>({
    code: 'PS304', title: 'An address that may not be used',
    what: ({ href, fault }) => `"${href}" may not be used as an address: ${fault}.`,
    todo: () => 'Write a page ("/faq"), an anchor ("#steps"), "https://…", "mailto:…" or "tel:…".',
  }),
  unknownIcon: entry<Near>({
    code: 'PS305', title: 'Unknown icon',
    what: ({ name }) => `There is no icon "${name}".`,
    todo: ({ suggestion }) => meant(suggestion) || 'Choose one from tabler.io/icons (outline).',
  }),
  unknownShared: entry<Near>({
    code: 'PS306', title: 'Unknown shared section',
    what: ({ name }) => `There is no shared section "${name}".`,
    todo: nearOr('shared sections'),
  }),
  unknownCollection: entry<Near>({
    code: 'PS307', title: 'Unknown collection',
    what: ({ name }) => `There is no collection "${name}".`,
    todo: nearOr('collections'),
  }),
  unknownItem: entry<Near>({
    code: 'PS308', title: 'Unknown item',
    what: ({ name }) => `No item of the collection has the slug "${name}".`,
    todo: nearOr('slugs'),
  }),
  unknownGradient: entry<Near>({
    code: 'PS309', title: 'Unknown gradient',
    what: ({ name }) => `site.theme.gradients has no "${name}".`,
    todo: nearOr('gradients'),
  }),
  unknownFont: entry<{ name: string; package: string }>({
    code: 'PS310', title: 'A font that is not installed',
    what: ({ name }) => `The font "${name}" is not installed.`,
    todo: (words) => `A developer can add it with: npm install ${words.package}. Or leave "fonts" out to use those of the device.`,
  }),
  collectionWithoutPage: entry<{ name: string }>({
    code: 'PS311', title: 'A collection without pages',
    what: ({ name }) => `The items of "${name}" have no pages to link to.`,
    todo: ({ name }) => `Add a page with "each": "${name}" and a path that ends in "/$slug".`,
  }),

  doublePath: entry<{ path: string; line: number }>({
    code: 'PS401', title: 'Two pages with one address',
    what: ({ path, line }) => `There is already a page "${path}", in line ${line}.`,
    todo: () => 'Give one of them another path, or delete it.',
  }),
  badPath: entry<{ path: string; fault: string }>({
    code: 'PS402', title: 'An address no page can have',
    what: ({ path, fault }) => `"${path}" cannot be the address of a page: ${fault}.`,
    todo: () => 'Write lower-case words and hyphens after a slash, for example "/about-us".',
  }),
  doubleId: entry<{ id: string }>({
    code: 'PS403', title: 'Two anchors with one name',
    what: ({ id }) => `The id "${id}" stands twice on this page; a link could lead to either.`,
    todo: () => 'Give one of them another id.',
  }),
  doubleSlug: entry<{ slug: string }>({
    code: 'PS404', title: 'Two items with one slug',
    what: ({ slug }) => `The slug "${slug}" stands twice; both would get the same address.`,
    todo: () => 'Give one of them another slug.',
  }),
  templateWithoutSlug: entry<{ path: string }>({
    code: 'PS405', title: 'A page for each item without a place for the slug',
    what: ({ path }) => `"${path}" is made for each item, but all would get the same address.`,
    todo: () => 'Let the path end in "/$slug".',
  }),
  slugWithoutTemplate: entry<{ path: string }>({
    code: 'PS406', title: 'A slug without a collection',
    what: ({ path }) => `"${path}" has a "$slug", but the page does not say of what.`,
    todo: () => 'Add "each" with the name of a collection, or write a fixed path.',
  }),
}

export type CauseName = keyof typeof catalogue
type Words<Name extends CauseName> = (typeof catalogue)[Name] extends Entry<infer P> ? P : never

/** Which problem, and the words that fill its sentences. */
export type Cause = { [Name in CauseName]: { name: Name; words: Words<Name> } }[CauseName]

export function cause<Name extends CauseName>(name: Name, words: Words<Name>): Cause {
  // The pair is built from one Name, which TypeScript cannot follow through the mapped union.
  return { name, words } as Cause
}

/** The wording of a cause. */
export function told({ name, words }: Cause): { code: string; severity: 'error' | 'advice'; what: string; todo: string } {
  // `words` belongs to `name` by construction in `cause`.
  const { code, severity = 'error', what, todo } = catalogue[name] as Entry<typeof words>
  return { code, severity, what: what(words), todo: todo(words) }
}
